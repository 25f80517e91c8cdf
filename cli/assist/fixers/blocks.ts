/** Mends headings, lists, tables and footnotes that miss the form of Markdown. */
import { lineAround, offsetOf, type Splice } from '../../core/splice.ts';
import type { Heading } from '../../parse/body.ts';
import { readKey } from '../../parse/document.ts';
import { bullets, type ListForm } from '../../parse/strays/lists.ts';
import type { TableForm } from '../../parse/strays/tables.ts';
import { spanOf } from '../../parse/tree.ts';
import { type Case, type Fix, type Fixer, mend } from './fixer.ts';
import { fixStrays, type Remedy, type StrayMatch } from './strays.ts';

/** Mends the marks of a line that is meant as a heading. */
export const fixHeadingForm: Fixer = (one) =>
  fixStrays(one, one.document?.body.strays.headings ?? [], ({ form, start, text }) => {
    if (form === 'line') return null;
    if (form === 'bold') {
      const piece = `## ${text.slice(2, -2)}`;
      return { title: `Write \`${piece}\``, isCertain: false, splices: [{ start, end: start + text.length, piece }] };
    }
    const [, marks = '', space = ''] = /^([#＃]+)([ \u00a0\u3000]*)/.exec(text) ?? [];
    const piece = `${'#'.repeat(Math.max(marks.length, 2))} `;
    // A sentence may begin with a tag, such as `#Metoo`.
    const isCertain = marks !== '#' || !/[.!?]["”)]?\s*$/.test(text);
    return {
      title: `Write \`${piece}\``,
      isCertain,
      splices: [{ start, end: start + marks.length + space.length, piece }],
    };
  });

/**
 * Mends the level of a heading, and shifts the headings below it along. A single heading of level one below others is a
 * slip of its own.
 */
export const fixLevels: Fixer = (one) => {
  const headings = one.document?.body.headings ?? [];
  const index = headings.findIndex(({ at }) => at.line === one.problem.line);
  const wrong = headings[index];
  if (wrong === undefined || one.document === undefined) return [];
  if (wrong.depth === 1) {
    const isTitle = wrong.title.toLowerCase() === String(readKey(one.document, 'title')).toLowerCase();
    const { start, end } = lineAround(one.text, one.start);
    const isFirst = one.text.slice(0, start).endsWith('---\n\n');
    const isNamed = one.text.includes(`#${wrong.id})`);
    const out = mend(
      one,
      'Take the title out, which the page shows by itself',
      [{ start, end: end + (one.text[end + 1] === '\n' ? 2 : 1), piece: '' }],
      isFirst && !isNamed,
    );
    const isSingle = index > 0 && headings.filter(({ depth }) => depth === 1).length === 1;
    const meant = isSingle ? [wrong] : headings.slice(index);
    return [...(isTitle ? [out] : []), ...shift(one, meant, 1, !isTitle)];
  }
  const above = Math.max(headings[index - 1]?.depth ?? 1, 1);
  const next = headings.findIndex(({ depth }, other) => other > index && depth < wrong.depth);
  return shift(one, headings.slice(index, next === -1 ? undefined : next), above + 1 - wrong.depth, true);
};

/** Shifts headings by some levels; no fix if one of them is underlined or would be deeper than level six. */
function shift(one: Case, headings: readonly Heading[], by: number, isCertain: boolean): readonly Fix[] {
  const splices = headings.map(({ depth, at }): Splice | null => {
    const start = offsetOf(one.text, at);
    const marks = '#'.repeat(depth);
    const isMarked = one.text.startsWith(`${marks} `, start) && depth + by <= 6;
    return isMarked ? { start, end: start + depth, piece: '#'.repeat(depth + by) } : null;
  });
  if (!splices.every((splice) => splice !== null)) return [];
  const [first] = splices;
  return first === undefined ? [] : [mend(one, `Write it with \`${first.piece}\``, splices, isCertain)];
}

/** How other programs begin list items, and how Markdown does. */
const items: Readonly<Record<ListForm, readonly [pattern: RegExp, mark: string] | null>> = {
  bullet: [new RegExp(`^([> ]*)[${bullets}][ \\t\\u00a0]*(?=\\S)`, 'u'), '$1- '],
  dash: [/^([> ]*)[–—−][ \t\u00a0]+(?=\S)/, '$1- '],
  number: [/^([> ]*)\((\d+)\)[ \t\u00a0]+(?=\S)/, '$1$2. '],
  tight: [/^([> ]*)([-+]|\d+[.)])[\u00a0]?(?=\p{L})/u, '$1$2 '],
  letter: null,
};

/** Mends a list whose items begin with the bullets of another program. */
export const fixList: Fixer = (one) =>
  fixStrays(one, one.document?.body.strays.lists ?? [], ({ form, start, text: sign }, text): Remedy | null => {
    const item = items[form];
    if (item === null) return null;
    const splices = listItems(text, start, item);
    return splices.length === 0
      ? null
      : { title: 'Write a list', isCertain: isPlainList(text, splices, sign), splices };
  });

/**
 * Whether lines can be nothing but a list. Bullets divide words, too, so there are two lines, with one bullet each. Speech
 * begins with a dash in many languages, so a colon announces the list, and no item ends as a sentence does.
 */
function isPlainList(text: string, items: readonly Splice[], sign: string): boolean {
  const start = items[0]?.start ?? 0;
  const [last = ''] = text.slice(items.at(-1)?.start).split(/\n[ \t>]*(?:\n|$)/);
  const list = text.slice(start, (items.at(-1)?.start ?? 0) + last.length);
  if (/[-–—−]/.test(sign)) return /:[\s>]*$/.test(text.slice(0, start)) && !/[.?!…]["'”“’‘»«]?[ \t]*$/m.test(list);
  return items.length > 1 && list.split('\n').every((line) => line.indexOf(sign) === line.lastIndexOf(sign));
}

/** Splices for all items of a list from its first. Single empty lines and continuation lines belong to the list. */
function listItems(text: string, offset: number, [pattern, mark]: readonly [RegExp, string]): Splice[] {
  const splices: Splice[] = [];
  let { start, end } = lineAround(text, offset);
  for (let empty = 0; empty < 2 && start < text.length; { start, end } = lineAround(text, end + 1)) {
    const line = text.slice(start, end);
    empty = line.trim() === '' ? empty + 1 : 0;
    const found = pattern.exec(line);
    if (found !== null)
      splices.push({
        start,
        end: start + found[0].length,
        piece: line.replace(pattern, mark).slice(0, found[0].length - line.length || undefined),
      });
    else if (empty === 0 && /^#|^\s*[-*+] /.test(line)) break;
    if (end >= text.length) break;
  }
  return splices;
}

/** Mends a table whose delimiter row or bars are wrong. */
export const fixTable: Fixer = (one) => {
  const { suggestion } = one.problem;
  return fixStrays(one, one.document?.body.strays.tables ?? [], (found, text) =>
    found.start === one.start && !isLazy(found.start, one) ? mendTable(found, text, suggestion) : null,
  );
};

/** Whether a line that is not indented goes on with the text of a list item or quotation, where no table can begin. */
function isLazy(start: number, { text, document }: Case): boolean {
  if (lineAround(text, start).start !== start) return false;
  const block = document?.body.root.children.find((node) => spanOf(node)[1] > start);
  return block?.type !== 'paragraph' || spanOf(block)[0] > start;
}

const divider = /^[ \t]*[|｜]?\s*:?[-–—―_=－]+:?\s*(?:[|｜]\s*:?[-–—―_=－]+:?\s*)*[|｜]?[ \t]*$/;

function mendTable({ form, start }: StrayMatch<TableForm>, text: string, written: string | null): Remedy | null {
  const header = lineAround(text, start);
  const below = lineAround(text, header.end + 1);
  const isDivider = divider.test(text.slice(below.start, below.end)) && below.start > header.start;
  if (form === 'wide') return { title: 'Write plain bars', splices: plainBars(text, header.start) };
  if (form === 'tabs') return barTabs(text, header.start);
  if (written === null || header.start !== start) return null;
  const title = `Write \`${written}\` below the header`;
  const isCertain = isEven(text.slice(header.start), countCells(written));
  if (isDivider) return { title, isCertain, splices: [{ start: below.start, end: below.end, piece: written }] };
  return form === 'divider'
    ? { title, isCertain, splices: [{ start: header.end, end: header.end, piece: `\n${written}` }] }
    : null;
}

/** Whether all rows at the beginning of a text have as many cells, so that no cell is lost and no line becomes one. */
function isEven(text: string, cells: number): boolean {
  const [rows = ''] = text.split(/\n[ \t]*(?:\n|$)/);
  return rows.split('\n').every((row) => divider.test(row) || countCells(row) === cells);
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
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

/** Adds the missing colon after the mark of a footnote that the text refers to. */
export const fixFootnote: Fixer = (one) => {
  const { written, text, end, problem } = one;
  if (problem.form !== 'open' || text.split(written).length < 3) return [];
  return [
    mend(one, 'Write a colon after the mark', [{ start: end, end: end + (text[end] === ' ' ? 1 : 0), piece: ': ' }]),
  ];
};
