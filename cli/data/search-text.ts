import type { Table, TableRow } from 'mdast';
import { ownText } from '../core/text.ts';
import { type Block, type Heading, readFigure } from '../parse/body.ts';
import { plainTextOf } from '../parse/plain.ts';
import type { Nodes } from '../parse/tree.ts';
import type { Dataset } from '../resolve/dataset.ts';
import type { Model } from '../resolve/model.ts';
import { sayPlainly } from './plain-words.ts';
import { sayMath } from './say-math.ts';

/** The plain text of a block for the search and the chatbot: lists item by item, tables row by row, a data figure as its title, rows and notes. */
export function readSearchText(
  node: Nodes,
  block: Block | undefined,
  model: Pick<Model, 'datasetOf' | 'find'>,
): string {
  if (node.type === 'table') return sayTable(node, model);
  if (node.type === 'list') return node.children.map((item) => sayPlainly(item, model)).join('\n');
  const text = block?.text ?? '';
  if (text.startsWith('::figure{')) return sayFigure(node, model);
  return text === '' || !needsWords(node) ? text : sayPlainly(node, model);
}

/** A heading with its title in plain text, formulas in one line. */
export function sayHeading(node: Nodes, heading: Heading): Heading {
  return needsWords(node) ? { ...heading, title: ownText(plainTextOf(node, { math: sayMath })) } : heading;
}

function sayFigure(node: Nodes, model: Pick<Model, 'datasetOf'>): string {
  const name = node.type === 'paragraph' ? readFigure(node) : null;
  const dataset = name === null ? null : model.datasetOf(name);
  if (dataset === null) return '';
  const { frontMatter, body } = dataset.document;
  return [`${frontMatter.title ?? ''}.`, ...sayRows(dataset), ...body.blocks.map(({ text }) => text)]
    .filter((part) => part !== '')
    .join('\n');
}

/** The numbers with their unit; the name of a single column is left out, since each row would repeat it. */
function sayRows({ document, columns, rows }: Dataset): string[] {
  const { unit = '' } = document.frontMatter;
  const [first = '', ...names] = columns;
  const headings = [first, ...(names.length === 1 ? [] : names)];
  const join = /^\p{L}/u.test(unit) ? ` ${unit}` : unit;
  return rows.map(([row = '', ...cells]) =>
    sayRow([row, ...cells.map((cell) => (cell === '' ? '' : `${cell}${join}`))], headings),
  );
}

/** Whether a node holds formulas, citations or struck words, which its text has as they are, or not at all. */
function needsWords(node: Nodes): boolean {
  if (node.type === 'math' || node.type === 'inlineMath' || node.type === 'delete') return true;
  if (node.type === 'text') return node.value.includes('[@');
  return 'children' in node && node.children.some(needsWords);
}

/** Each row becomes a sentence on its own line: `Inspector A: accepts good batches 90 per cent, correct overall 80 per cent.` */
function sayTable({ children: [header, ...rows] }: Table, model: Pick<Model, 'find'>): string {
  const readCells = ({ children }: TableRow) => children.map((cell) => sayPlainly(cell, model));
  const names = header === undefined ? [] : readCells(header);
  return rows.length === 0 ? names.join(', ') : rows.map((row) => sayRow(readCells(row), names)).join('\n');
}

/** A cell that begins with a word is clear by itself; a number needs the name of its column. */
const speaks = /^[^\p{L}\p{N}]*\p{L}{2}/u;
/** Longer cells are separate clauses. */
const longCell = 40;

function sayRow([first = '', ...cells]: readonly string[], [name = '', ...names]: readonly string[]): string {
  if (cells.length === 0) return `${[name, first].filter((part) => part !== '').join(': ')}.`;
  const row = speaks.test(first) || name === '' ? first : `${name} ${first}`;
  const said = cells.flatMap((cell, index) =>
    cell === '' ? [] : [`${lowerFirst(names[index] ?? '')} ${cell}`.trim()],
  );
  const list = said.join(cells.some(({ length }) => length > longCell) ? '; ' : ', ');
  return `${[row, list].filter((part) => part !== '').join(': ')}.`;
}

/** A heading for use inside a sentence; names and abbreviations keep their capitals. */
function lowerFirst(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}
