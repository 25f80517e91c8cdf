import type { Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Numbers with signs and units that a column aligns: `400,000`, `−3.5%`, `$12 m`, `7.3 per cent`, `1.2–1.8`. */
const number = /^[^\p{L}\d]{0,2}\d[\d.,\s]*(?:[–-]\s*\d[\d.,\s]*)?(?:%|\p{Sc}|\s?\p{L}{1,2}|\sper cent)?$/u;

/** A number with its decimals, and nothing after them but a percent sign. */
const decimals = /^[^\p{L}.]*\d(?<after>\.\d+)?%?$/u;

/** Aligns columns of numbers on the right unless the author chose an alignment; the first column names the rows. */
export function alignColumns(table: Table): Table {
  const [head, ...rows] = table.children;
  const align = (head?.children ?? []).map((_, column) => {
    const cells = rows.map(({ children }) => textOf(children[column] ?? '').trim()).filter((text) => text !== '');
    const isNumeric = column > 0 && cells.length > 0 && cells.every((text) => number.test(text));
    return table.align?.[column] ?? (isNumeric ? 'right' : null);
  });
  return { ...table, align, children: padDecimals(table.children, align) };
}

/** Marks the missing decimals of cells in number columns, so that the decimal points are aligned. */
function padDecimals([head, ...rows]: readonly TableRow[], align: Table['align']): TableRow[] {
  if (head === undefined) return [];
  const longest = head.children.map((_, column) => {
    const found = rows.map(({ children }) => decimals.exec(textOf(children[column] ?? '').trim()));
    const isPlain = align?.[column] === 'right' && found.every((match) => match !== null);
    const lengths = found.map((match) => match?.groups?.after ?? '');
    return isPlain ? lengths.reduce((most, after) => (after.length > most.length ? after : most), '') : '';
  });
  const padded = rows.map((row) => ({
    ...row,
    children: row.children.map((cell, column) => {
      const after = decimals.exec(textOf(cell).trim())?.groups?.after ?? '';
      const dataPad = (longest[column] ?? '').slice(after.length);
      return dataPad === '' ? cell : { ...cell, data: { ...cell.data, hProperties: { dataPad } } };
    }),
  }));
  return [head, ...padded];
}
