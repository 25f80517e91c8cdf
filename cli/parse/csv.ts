import type { Span } from '../core/problem.ts';

/** A table cell with its text and its position. */
export interface Cell {
  readonly text: string;
  readonly at: Span;
}

export type CsvTable = ReturnType<typeof parseCsv>;

/** A quoted value or a value without a comma, then a comma or the end of the line. */
const cell = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/y;

/** The cells of a table. Each row is one line: a cell cannot contain a line break. Empty rows are skipped. */
export function parseCsv(path: string, text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [header = [], ...rows] = lines.flatMap((line, index) =>
    /^[\s,]*$/.test(line) ? [] : [parseLine(line, { path, line: index + 1 })],
  );
  return { header, rows };
}

function parseLine(line: string, position: Pick<Span, 'path' | 'line'>): Cell[] {
  const cells: Cell[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex <= line.length) {
    const start = cell.lastIndex;
    const match = cell.exec(line);
    // An unclosed quote: the rest of the line is one cell, taken as it is.
    const [whole = line.slice(start), quoted, bare] = match ?? [];
    const text = (quoted?.replaceAll('""', '"') ?? bare ?? whole).trim();
    const length = Math.max(1, whole.replace(/,$/, '').length);
    cells.push({ text, at: { ...position, column: start + 1, length } });
    if (match === null || !whole.endsWith(',')) break;
    cell.lastIndex = start + whole.length;
  }
  return cells;
}
