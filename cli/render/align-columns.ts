import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** `400,000`, `−3.5%`, `$12 m`, `1.2–1.8`: numbers with their signs and units, such as stand below each other. */
const number = /^[^\p{L}\d]{0,2}\d[\d.,\s]*(?:[–-]\s*\d[\d.,\s]*)?(?:%|\p{Sc}|\s?\p{L}{1,2})?$/u;

/** The table with its columns of numbers aligned on the right, where the author has not said how; the first names the rows. */
export function alignColumns(table: Table): Table {
  const [head, ...rows] = table.children;
  const align = (head?.children ?? []).map((_, column) => {
    const cells = rows.map(({ children }) => textOf(children[column] ?? '').trim()).filter((text) => text !== '');
    const isNumeric = column > 0 && cells.length > 0 && cells.every((text) => number.test(text));
    return table.align?.[column] ?? (isNumeric ? 'right' : null);
  });
  return { ...table, align };
}
