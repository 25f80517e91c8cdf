import type { Table } from 'mdast';
import { groupBy } from '../../core/group-by.ts';
import type { Prose, ProseLine } from '../prose.ts';
import { type Nodes, spanOf } from '../tree.ts';
import type { Stray } from './stray.ts';

export type TableForm = 'divider' | 'uneven' | 'apart' | 'wide' | 'tabs' | 'grid' | 'below';

const row = /^[|｜].*[|｜]$|^[^|｜]+[|｜][^|｜]*[|｜]/;
const dividerLine = /^[|｜]?\s*:?[-–—―_=]{1,}:?\s*(?:[|｜]\s*:?[-–—―_=]{1,}:?\s*)*[|｜]?$/;

/** Invalid tables, whose rows run together in one paragraph; one for each paragraph. */
export function findStrayTables(prose: Prose): Stray<TableForm>[] {
  if (!/[|｜\t]/.test(prose.text)) return [];
  const found: Stray<TableForm>[] = [];
  for (const lines of groupBy(prose.lines, ({ paragraph }) => paragraph).values()) {
    const rows = lines.filter(({ text }) => row.test(text.trim()));
    const [first] = rows;
    const tabbed = lines.filter(({ text }) => /[^\s•·▪◦‣●○■\uf0b7\uf0a7)\].][ ]*\t+\S/u.test(text));
    if (first !== undefined && (rows.length > 1 || /^[|｜]/.test(first.text)))
      found.push(strayOf(readForm(lines.map(({ text }) => text.trim())), first));
    else if (tabbed.length > 1 && tabbed[0] !== undefined) found.push(strayOf('tabs', tabbed[0]));
  }
  return found;
}

function strayOf(form: TableForm, { start, text }: ProseLine): Stray<TableForm> {
  return { form, start, end: start + text.trimEnd().length, text: text.trim() };
}

function readForm(lines: readonly string[]): TableForm {
  if (lines.some((line) => line.includes('｜'))) return 'wide';
  if (lines.some((line) => /^\+[-=]{2,}/.test(line))) return 'grid';
  if (lines.length === 1) return 'apart';
  const divider = lines.find((line) => dividerLine.test(line) && /[-–—―_=]/.test(line));
  if (divider === undefined) return 'divider';
  return /[–—―_=]/.test(divider) ? 'divider' : 'uneven';
}

/** The first line below a table of several columns that has no bar: it became a row, as no empty line stands above it. */
export function findBelow(source: string, tables: readonly Table[]): Stray<TableForm>[] {
  return tables.flatMap(({ children: [header, ...rows] }): Stray<TableForm>[] => {
    const spans = header === undefined || header.children.length < 2 ? [] : rows.map(spanOf);
    const [start, end] = spans.find((span) => !source.slice(...span).includes('|')) ?? [0, 0];
    return end === 0 ? [] : [{ form: 'below', start, end, text: source.slice(start, end) }];
  });
}

/** The rows of a table with more cells than its header: the extra cells are not shown. */
export function findLostCells(table: Table) {
  const columns = table.children[0]?.children.length ?? 0;
  return table.children.slice(1).flatMap((one) => {
    const cells: readonly Nodes[] = one.children;
    const [first, last] = [cells[columns], cells.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ start: spanOf(first)[0], end: spanOf(last)[1], columns, cells: cells.length }];
  });
}
