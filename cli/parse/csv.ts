import type { Span } from '../core/problem.ts';

/** A cell of a table, with what is in it and where. */
export interface Cell {
  readonly text: string;
  readonly at: Span;
}

/** A table as a file of comma-separated values has it; lines without anything are left out. */
export interface CsvTable {
  readonly header: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What is in quotes, or what has no comma; then a comma, or the end of the line. */
const cell = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/y;

/** The cells of a table. A row is a line: no cell holds a line break. */
export function parseCsv(path: string, text: string): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [header = [], ...rows] = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parseLine(line, { path, line: index + 1 })],
  );
  return { header, rows };
}

function parseLine(line: string, place: Pick<Span, 'path' | 'line'>): Cell[] {
  const cells: Cell[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex <= line.length) {
    const start = cell.lastIndex;
    const match = cell.exec(line);
    // A quote that nothing closes: the rest of the line is one cell, as it stands there.
    const [whole = line.slice(start), quoted, bare] = match ?? [];
    const text = (quoted?.replaceAll('""', '"') ?? bare ?? whole).trim();
    const length = Math.max(1, whole.replace(/,$/, '').length);
    cells.push({ text, at: { ...place, column: start + 1, length } });
    if (match === null || !whole.endsWith(',')) break;
    cell.lastIndex = start + whole.length;
  }
  return cells;
}
