/** Mends headings, lists and tables that miss the form of Markdown. */
import type { Case, Fixer } from '../../check/rule.ts';
import { lineAround, type Splice } from '../../core/splice.ts';
import { bullets, type ListForm } from '../../parse/strays/lists.ts';
import type { TableForm } from '../../parse/strays/tables.ts';
import { spanOf } from '../../parse/tree.ts';
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
