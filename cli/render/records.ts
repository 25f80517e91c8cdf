import type { Element } from 'hast';
import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Length limits in characters: a longer cell counts as a sentence, and a longer row name fills the width of a phone. */
const longest = { cell: 26, name: 50 };

/** Sizes on a phone in pixels: the width of a table, the width of a letter, and the gap between two columns. */
const phone = { width: 324, letter: 7, gap: 12 };

/**
 * How a phone shows a table: as a grid, or row by row as records (long cells, one below the other) or pairs (short cells,
 * two side by side). Tables with long cells become records, and tables that are too wide become pairs.
 */
export function layTable({ children: [head, ...rows] }: Table): 'grid' | 'records' | 'pairs' {
  const columns = head?.children.length ?? 0;
  if (columns < 3) return 'grid';
  const isOfWords = rows.some(({ children }) =>
    children.some((cell, index) => textOf(cell).length > (index === 0 ? longest.name : longest.cell)),
  );
  if (isOfWords) return 'records';
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.max(...[head, ...rows].map((row) => longestWord(textOf(row?.children[column] ?? '')))),
  );
  const width = letters.reduce((sum, count) => sum + count * phone.letter, (columns - 1) * phone.gap);
  return width > phone.width ? 'pairs' : 'grid';
}

/** The length of the longest part of a text that cannot be broken. */
function longestWord(text: string): number {
  return Math.max(...text.split(/[ -]/).map(({ length }) => length));
}

/** Gives each cell the heading of its column in `source`, and adds table roles, since the phone layout hides them. */
export function nameCells(table: Element, source: Table): void {
  table.properties.role = 'table';
  const names = source.children[0]?.children.map((cell) => textOf(cell)) ?? [];
  for (const [number, row] of rowsOf(table).entries()) {
    row.properties.role = 'row';
    for (const [column, cell] of cellsOf(row).entries()) {
      const isName = column === 0 && number > 0;
      if (number > 0) cell.properties.role = isName ? 'rowheader' : 'cell';
      if (number > 0 && !isName) cell.properties.dataLabel = names[column];
    }
  }
}

/** Makes the first cell of each row its heading where the corner above them is empty: these cells are what the row is about. */
export function nameRows(table: Element): void {
  const [head, ...rows] = rowsOf(table).map(cellsOf);
  if (head?.[0]?.children.length !== 0) return;
  for (const [cell] of rows) {
    if (cell === undefined || cell.children.length === 0) continue;
    cell.tagName = 'th';
    cell.properties.scope = 'row';
  }
}

/** The rows of a table at any depth. */
export function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

/** The cells of a row. */
export function cellsOf({ children }: Element): Element[] {
  return children.filter((cell) => cell.type === 'element');
}
