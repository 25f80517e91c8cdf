import type { Element } from 'hast';
import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** A cell that is longer is read as a sentence, and a name of a row that is longer takes a phone for itself. */
const longest = { cell: 26, name: 50 };

/** Of a phone, in pixels: what a table may take up, what a letter of it takes, and what parts two columns. */
const phone = { width: 324, letter: 7, gap: 12 };

/**
 * How a phone shows a table: as it is, or row by row, each cell below the other where they are sentences and two beside
 * each other where they are short. Row by row stand those of words and those of more columns than fit.
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

/** How many letters of a text cannot be parted. */
function longestWord(text: string): number {
  return Math.max(...text.split(/[ -]/).map(({ length }) => length));
}

/** Gives each cell the heading of its column in `source`, and says what a row and a cell are where they no longer look like it. */
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

/** The rows of a table, wherever in it they stand. */
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
