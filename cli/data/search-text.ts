import type { Table, TableRow } from 'mdast';
import { type Block, readFigure } from '../parse/body.ts';
import { plainText } from '../parse/plain.ts';
import type { Nodes } from '../parse/tree.ts';
import type { Model } from '../resolve/model.ts';
import { sayMath } from './say-math.ts';

/** The words of a block as the search and the chatbot know them: formulas in one line, a table row by row, a figure of numbers by its title and what is said of it. */
export function readSearchText(node: Nodes, block: Block | undefined, model: Pick<Model, 'datasetOf'>): string {
  if (node.type === 'table') return sayTable(node);
  const text = block?.text ?? '';
  if (text.startsWith('::figure{')) return sayFigure(node, model);
  return text === '' || !holdsMath(node) ? text : plainText(node, sayMath);
}

function sayFigure(node: Nodes, model: Pick<Model, 'datasetOf'>): string {
  const name = node.type === 'paragraph' ? readFigure(node) : null;
  const told = name === null ? undefined : model.datasetOf(name)?.document;
  return told === undefined
    ? ''
    : [`${told.matter.title ?? ''}.`, ...told.body.blocks.map(({ text }) => text)]
        .filter((part) => part !== '')
        .join('\n');
}

function holdsMath(node: Nodes): boolean {
  if (node.type === 'math' || node.type === 'inlineMath') return true;
  return 'children' in node && node.children.some(holdsMath);
}

/** A row is a line and a sentence: `Inspector A – Accepts good batches: 90 per cent; Correct overall: 80 per cent.` */
function sayTable({ children: [header, ...rows] }: Table): string {
  const names = header === undefined ? [] : readCells(header);
  if (rows.length === 0) return names.join('; ');
  return rows
    .map((row) => {
      const cells = readCells(row);
      const [first = ''] = cells;
      const isNamed = names[0] === '' && first !== '';
      const said = cells.map((cell, index) => sayCell(cell, names[index] ?? '')).filter((cell) => cell !== '');
      return `${isNamed ? `${first} – ${said.slice(1).join('; ')}` : said.join('; ')}.`;
    })
    .join('\n');
}

function sayCell(cell: string, name: string): string {
  return cell === '' || name === '' ? cell : `${name}: ${cell}`;
}

function readCells(row: TableRow): string[] {
  return row.children.map((cell) => plainText(cell, sayMath));
}
