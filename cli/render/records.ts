import type { Element } from 'hast';
import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** A cell that is longer is read as a sentence, and a name of a row that is longer takes a phone for itself. */
const longest = { cell: 26, name: 50 };

/** Whether a table is one of words, which a phone shows row by row, each cell below the other. */
export function isOfRecords({ children: [head, ...rows] }: Table): boolean {
  if ((head?.children.length ?? 0) < 3) return false;
  return rows.some(({ children }) =>
    children.some((cell, index) => textOf(cell).length > (index === 0 ? longest.name : longest.cell)),
  );
}

/** Gives each cell the heading of its column in `source`, and says what a row and a cell are where they no longer look like it. */
export function nameCells(table: Element, source: Table): void {
  table.properties.role = 'table';
  const names = source.children[0]?.children.map((cell) => textOf(cell)) ?? [];
  for (const [number, cells] of rowsOf(table).entries())
    for (const [column, cell] of cells.entries()) {
      const isName = column === 0 && number > 0;
      if (number > 0) cell.properties.role = isName ? 'rowheader' : 'cell';
      if (number > 0 && !isName) cell.properties.dataLabel = names[column];
    }
}

/** The cells of each row; the row says that it is one. */
function rowsOf(element: Element): Element[][] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'tr') return rowsOf(child);
    child.properties.role = 'row';
    return [child.children.filter((cell) => cell.type === 'element')];
  });
}
