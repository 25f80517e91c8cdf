import { groupBy } from '../../core/group-by.ts';
import { lineAround, type Splice } from '../../core/splice.ts';
import { nodesOf, type ParsedBody } from '../../parse/body.ts';
import type { ProseLine } from '../../parse/prose.ts';
import { spanOf } from '../../parse/tree.ts';
import {
  type Form,
  type Forms,
  findForms,
  fixStrays,
  type Remedy,
  reportStrays,
  type Stray,
  type StraySpan,
} from '../form.ts';
import type { Case, Rule } from '../rule.ts';

export const tableForm: Rule = {
  id: 'table-form',
  level: 'warning',
  finds: 'A table is not written as one: its rows would run together, bars and all.',
  example: { wrong: '| year | price |\n| 2020 | 7 |', right: '| year | price |\n|---|---|\n| 2020 | 7 |' },
  checkDocument: (document, model) => reportStrays(document, model, findTables),
  fix: fixStrays(findTables),
};

interface TableForm extends Form {
  /** Whether the lines of a paragraph with rows in it have this form; the first that fits is taken. */
  readonly fits?: (lines: readonly string[]) => boolean;
}

const forms = {
  wide: {
    fits: (lines) => lines.some((line) => line.includes('｜')),
    advise: () => ({
      reason: 'The bars of this table are full-width characters, so it is none.',
      hint: 'Type the bars and hyphens on an English keyboard: `|` and `|---|---|`.',
    }),
    mend: unlessLazy(({ start }, text) => ({
      title: 'Write plain bars',
      splices: plainBars(text, lineAround(text, start).start),
    })),
  },
  grid: {
    fits: (lines) => lines.some((line) => /^\+[-=]{2,}/.test(line)),
    advise: () => ({
      reason: 'A table that is drawn with `+---+` is none here.',
      hint: 'Take those lines out, and write `|---|---|` below the header alone.',
    }),
  },
  apart: {
    fits: (lines) => lines.length === 1,
    advise: () => ({
      reason: 'This row belongs to no table.',
      hint: 'Take the empty line above it out; a table begins with a header and a divider, `|---|---|`.',
    }),
  },
  divider: {
    fits: (lines) => /^$|[–—―_=]/.test(findDivider(lines)),
    advise: (text) => ({
      reason: 'This table has no divider below its header, so its rows run together.',
      hint: 'Write a line of three hyphens for each column below the first row.',
      suggestion: dividerFor(text),
    }),
    mend: unlessLazy(({ start }, text, { problem }) => writeDivider(start, text, problem.suggestion, true)),
  },
  uneven: {
    fits: () => true,
    advise: (text) => ({
      reason: 'The divider of this table has not as many cells as its header, so its rows run together.',
      hint: 'Give the header and the line below it the same number of cells.',
      suggestion: dividerFor(text),
    }),
    mend: unlessLazy(({ start }, text, { problem }) => writeDivider(start, text, problem.suggestion, false)),
  },
  tabs: {
    advise: () => ({
      reason: 'Tabs make no table: the cells run together.',
      hint: 'Write bars between the cells, `| a | b |`, and below the header `|---|---|`.',
    }),
    mend: unlessLazy(({ start }, text) => barTabs(text, start)),
  },
  below: {
    find: findBelow,
    advise: () => ({
      reason: 'This line became a row of the table above it.',
      hint: 'Leave an empty line above it.',
    }),
  },
} satisfies Forms<TableForm>;

const row = /^[|｜].*[|｜]$|^[^|｜]+[|｜][^|｜]*[|｜]/;

/** Invalid tables, whose rows run together in one paragraph, one for each paragraph; and what became a row by mistake. */
function findTables(body: ParsedBody): Stray[] {
  const { prose } = body;
  const paragraphs = /[|｜\t]/.test(prose.text) ? groupBy(prose.lines, ({ paragraph }) => paragraph).values() : [];
  return [...Array.from(paragraphs).flatMap(readTable), ...findForms(body, forms)];
}

function readTable(lines: readonly ProseLine[]): Stray[] {
  const rows = lines.filter(({ text }) => row.test(text.trim()));
  const [first] = rows;
  if (first !== undefined && (rows.length > 1 || /^[|｜]/.test(first.text))) {
    const texts = lines.map(({ text }) => text.trim());
    const [found] = Object.entries<TableForm>(forms).filter(([, { fits }]) => fits?.(texts));
    return found === undefined ? [] : [strayOf(...found, first)];
  }
  const [tabbed, ...others] = lines.filter(({ text }) => /[^\s•·▪◦‣●○■\uf0b7\uf0a7)\].][ ]*\t+\S/u.test(text));
  return tabbed === undefined || others.length === 0 ? [] : [strayOf('tabs', forms.tabs, tabbed)];
}

function strayOf(name: string, form: Form, { start, text }: ProseLine): Stray {
  return { name, form, start, end: start + text.trimEnd().length, text: text.trim() };
}

/** The first line below a table of several columns that has no bar: it became a row, as no empty line stands above it. */
function findBelow({ text: source, nodes }: ParsedBody): StraySpan[] {
  return nodesOf(nodes, 'table').flatMap(({ children: [header, ...rows] }) => {
    const spans = header === undefined || header.children.length < 2 ? [] : rows.map(spanOf);
    const [start, end] = spans.find((span) => !source.slice(...span).includes('|')) ?? [0, 0];
    return end === 0 ? [] : [{ start, end, text: source.slice(start, end) }];
  });
}

const dividerLine = /^[|｜]?\s*:?[-–—―_=]{1,}:?\s*(?:[|｜]\s*:?[-–—―_=]{1,}:?\s*)*[|｜]?$/;

/** The first line that is meant as a divider, whether of hyphens or of dashes; empty if there is none. */
function findDivider(lines: readonly string[]): string {
  return lines.find((line) => dividerLine.test(line) && /[-–—―_=]/.test(line)) ?? '';
}

/** The delimiter row `|---|---|` for a header. */
function dividerFor(header: string): string {
  return `|${'---|'.repeat(Math.min(countCells(header), 30))}`;
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

/**
 * Mends a table unless its first line is not indented and goes on with the text of a list item or quotation, where no
 * table can begin.
 */
function unlessLazy(mend: NonNullable<Form['mend']>): NonNullable<Form['mend']> {
  return (match, text, one) => (match.start === one.start && !isLazy(match.start, one) ? mend(match, text, one) : null);
}

function isLazy(start: number, { text, document }: Case): boolean {
  if (lineAround(text, start).start !== start) return false;
  const block = document?.body.root.children.find((node) => spanOf(node)[1] > start);
  return block?.type !== 'paragraph' || spanOf(block)[0] > start;
}

/** What may be a divider where one is expected, with full-width hyphens, too. */
const meantDivider = /^[ \t]*[|｜]?\s*:?[-–—―_=－]+:?\s*(?:[|｜]\s*:?[-–—―_=－]+:?\s*)*[|｜]?[ \t]*$/;

/** Writes a divider below a header, in the place of one that is there; null if there is none, unless it may be added. */
function writeDivider(start: number, text: string, written: string | null, canAdd: boolean): Remedy | null {
  const header = lineAround(text, start);
  if (written === null || header.start !== start) return null;
  const below = lineAround(text, header.end + 1);
  const isThere = meantDivider.test(text.slice(below.start, below.end)) && below.start > header.start;
  if (!isThere && !canAdd) return null;
  return {
    title: `Write \`${written}\` below the header`,
    isCertain: isEven(text.slice(header.start), countCells(written)),
    splices: [isThere ? { ...below, piece: written } : { start: header.end, end: header.end, piece: `\n${written}` }],
  };
}

/** Whether all rows at the beginning of a text have as many cells, so that no cell is lost and no line becomes one. */
function isEven(text: string, cells: number): boolean {
  const [rows = ''] = text.split(/\n[ \t]*(?:\n|$)/);
  return rows.split('\n').every((row) => meantDivider.test(row) || countCells(row) === cells);
}

/** Makes a table of rows with tabs; null if a row has another number of cells than the first. */
function barTabs(text: string, offset: number): Remedy | null {
  const close = text.indexOf('\n\n', offset);
  const rows = text
    .slice(offset, close === -1 ? text.length : close)
    .trimEnd()
    .split('\n');
  const cells = rows.map((row) => row.trim().split(/ *\t+ */));
  const columns = cells[0]?.length ?? 0;
  const isWhole = /(?:^|\n)\s*$/.test(text.slice(Math.max(0, offset - 2), offset)) && text[offset - 2] === '\n';
  if (columns < 2 || rows.length < 2 || !isWhole || cells.some(({ length }) => length !== columns)) return null;
  if (rows.some((row) => /[|｜\\]/.test(row))) return null;
  const [header, ...others] = cells.map((row) => `| ${row.join(' | ')} |`);
  const piece = [header, `|${' --- |'.repeat(columns)}`, ...others].join('\n');
  return { title: 'Write a table', splices: [{ start: offset, end: offset + rows.join('\n').length, piece }] };
}

function plainBars(text: string, offset: number): Splice[] {
  const end = text.indexOf('\n\n', offset);
  const rows = text.slice(offset, end === -1 ? text.length : end);
  return [...rows.matchAll(/[｜]|(?<=[｜|\s－])[－]|－(?=[｜|\s－])/g)].map(({ index, 0: sign }) => ({
    start: offset + index,
    end: offset + index + 1,
    piece: sign === '｜' ? '|' : '-',
  }));
}
