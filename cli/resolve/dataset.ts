/** Tables of data, and what their charts show. */
import { findNearest } from '../core/nearest.ts';
import { type Finding, startOf } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { quoteAll } from '../core/words.ts';
import { type FrontMatter, kindWith } from '../kinds/registry.ts';
import { type CsvTable, parseCsv } from '../parse/csv.ts';
import type { Document } from '../parse/document.ts';

/** The kind of document that describes a table. */
export const datasetKind = kindWith('hasTable');

/** A table with its description. */
export interface Dataset {
  readonly document: Document<typeof datasetKind>;
  /** The titles of the columns in the order of the table. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The data of the chart. */
  readonly plot: Plot | null;
  /** Where the table does not match its description. */
  readonly faults: readonly Finding[];
}

export interface Plot {
  readonly kind: FrontMatter<typeof datasetKind>['plot'];
  readonly title: string;
  /** The titles of the columns that are drawn. */
  readonly series: readonly string[];
  readonly points: readonly Point[];
}

/** A row of the chart: its name, and a number for each series, null if unknown. */
export interface Point {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

type Column = { readonly name: string; readonly title: string };

/** Combines a description with its table; `path` is the path of the table. */
export function resolveDataset(
  document: Document<typeof datasetKind>,
  text: string | undefined,
  path: string,
): Dataset {
  const { columns, draw, plot, title } = document.frontMatter;
  if (text === undefined || columns === undefined || plot === undefined || title === undefined)
    return { document, columns: [], rows: [], plot: null, faults: [] };
  const table = parseCsv(path, text);
  const names = table.header.map((cell) => cell.text);
  const drawn = (draw ?? names.slice(1)).map((name) => names.indexOf(name));
  const format = findFormat(table, path);
  const faults =
    format === null
      ? [
          ...findColumns(document, table.header, columns),
          ...findDrawn(document, drawn.length),
          ...findRows(table),
          ...findNumbers(table, plot === 'line' ? [0, ...drawn] : drawn, plot === 'line'),
        ]
      : [format];
  const titles = names.map((name) => columns.find((column) => column.name === name)?.title ?? name);
  return {
    document,
    columns: titles,
    rows: table.rows.map((row) => row.map((cell) => cell.text)),
    plot: {
      kind: plot,
      title,
      series: drawn.map((column) => titles[column] ?? ''),
      points: table.rows.map((row) => ({
        name: row[0]?.text ?? '',
        values: drawn.map((column) => readNumber(row[column]?.text ?? '')),
      })),
    },
    faults,
  };
}

const number = /^[+-]?\d+(?:\.\d+)?$/;

function readNumber(text: string): number | null {
  return number.test(text) ? Number(text) : null;
}

/** Why a text is no table of values with commas between them: it is empty, or in another format of Excel; null if it is one. */
function findFormat({ header: [first, ...others] }: CsvTable, path: string): Finding | null {
  if (first === undefined) return { at: startOf(path), reason: 'The table is empty.', hint: 'Save it here anew.' };
  const { at, text } = first;
  if (text.startsWith('PK\u0003\u0004'))
    return {
      at: startOf(path),
      reason: 'This file is a workbook of Excel, whatever its name says.',
      hint: 'Open it in Excel and save it as CSV with commas.',
    };
  if (others.length > 0) return null;
  if (text.includes('\t'))
    return {
      at,
      reason: 'The columns of this table are separated by tabs.',
      hint: 'Save it as CSV with commas, or replace every tab by a comma in a text editor.',
    };
  if (!text.includes(';')) return null;
  return {
    at,
    reason: 'The columns of this table are separated by semicolons.',
    hint: 'In a text editor replace every comma by a point, and then every semicolon by a comma: `1,2.5`.',
  };
}

/** Finds columns that only the table or only the description has. */
function* findColumns(
  { frontMatter, locate }: Document<typeof datasetKind>,
  header: CsvTable['header'],
  columns: readonly Column[],
): Generator<Finding> {
  const names = header.map((cell) => cell.text);
  const wanted = columns.flatMap(({ name }) => (names.includes(name) ? [] : [name]));
  const others = names.filter((name) => !columns.some((column) => column.name === name));
  for (const [index, { text, at }] of header.entries()) {
    if (names.indexOf(text) !== index)
      yield { at, reason: `The column \`${text}\` is there twice.`, hint: 'Rename one.' };
    else if (others.includes(text))
      yield {
        at,
        reason: `The column \`${text}\` is not described.`,
        hint: 'Say under `columns` in the file beside the table what it holds.',
        suggestion: findNearest(text, wanted),
      };
  }
  const missing = (name: string, at: Finding['at']): Finding => ({
    at,
    reason: `The table has no column \`${name}\`.`,
    hint: `Its columns are ${quoteAll(names)}.`,
  });
  // Its misspelling in the table is reported there.
  for (const [index, { name }] of columns.entries())
    if (wanted.includes(name) && findNearest(name, others) === undefined)
      yield missing(name, locate(['columns', index, 'name']));
  for (const [index, name] of (frontMatter.draw ?? []).entries())
    if (!names.includes(name)) yield missing(name, locate(['draw', index]));
}

/** Finds a chart that draws more or fewer columns than its kind has. */
function* findDrawn({ frontMatter, locate }: Document<typeof datasetKind>, drawn: number): Generator<Finding> {
  const expected = { line: 1, bars: 1, slope: 2, dots: 3 }[frontMatter.plot ?? 'bars'];
  if (drawn < expected || (frontMatter.plot === 'dots' && drawn > expected))
    yield {
      at: locate([frontMatter.draw === undefined ? 'plot' : 'draw']),
      reason: `\`${frontMatter.plot}\` draws ${expected} columns, and there are ${drawn}.`,
      hint: 'Name them under `draw`, in their order.',
    };
}

/** Finds rows of the wrong length, and a table without any. */
function* findRows({ header, rows }: CsvTable): Generator<Finding> {
  const [first] = header;
  if (first === undefined) return;
  if (rows.length === 0)
    yield { at: first.at, reason: 'The table has no rows.', hint: 'Write one below the first line.' };
  for (const row of rows)
    if (row.length !== header.length)
      yield {
        at: (row[header.length] ?? row[0] ?? first).at,
        reason: `This row has ${plural(row.length, 'cell')}, and the first line names ${header.length}.`,
        hint: 'A number has a point (`66.5`), a cell that holds a comma stands in quotes, and one that nobody knows is left empty, with its comma.',
      };
}

/** Finds cells in drawn columns that are not numbers. */
function* findNumbers({ rows }: CsvTable, drawn: readonly number[], isLine: boolean): Generator<Finding> {
  for (const row of rows)
    for (const column of drawn) {
      const one = row[column];
      if (one === undefined || number.test(one.text) || (one.text === '' && !(isLine && column === 0))) continue;
      if (one.text === '') yield { at: one.at, reason: 'This cell is empty.', hint: 'A line needs a number here.' };
      else yield { at: one.at, reason: `\`${one.text}\` is not a number.`, hint: adviseNumber(one.text) };
    }
}

function adviseNumber(text: string): string {
  if (/^[−–]\d/.test(text)) return `Write the minus as a hyphen, \`-${text.slice(1)}\`.`;
  const [whole, point] = [text.replaceAll(',', ''), text.replace(',', '.')];
  // Nothing but the source says whether `1,234` is a thousand or a little more than one.
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text))
    return `Write \`${whole}\` if the comma parts the thousands, or \`${point}\` if decimals follow it.`;
  if (/^[+-]?\d+,\d+$/.test(text)) return `Write it with a point and without quotes, \`${point}\`.`;
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return `Write it without commas, \`${whole}\`.`;
  if (/\d/.test(text)) return 'Write digits alone; what they count stands under `unit` in the file beside the table.';
  return 'Leave the cell empty where no number is known.';
}
