import type { List, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Losses } from './losses.ts';

/** Puts the content of each table cell on one line, since Markdown has no paragraphs or lists in cells. */
export function flattenCells(tree: Root, losses: Losses): void {
  visit(tree, 'tableCell', (cell) => {
    const lines = linesOf(cell.children);
    cell.children = lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text', value: ' ' }, ...line]));
    if (lines.length > 1) losses.add('The paragraphs of a cell of a table stand on one line now.', textOf(cell));
    return SKIP;
  });
}

function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const inner = innerLines(node);
    if (node.type === 'text') lines.at(-1)?.push({ ...node, value: node.value.replace(/\s+/g, ' ') });
    else if (inner === null) lines.at(-1)?.push(node as PhrasingContent);
    else lines.push(...inner, []);
  }
  return lines.filter((line) => line.some((node) => node.type !== 'text' || node.value.trim() !== ''));
}

/** The lines that a block takes; null for inline nodes. */
function innerLines(node: Nodes): PhrasingContent[][] | null {
  switch (node.type) {
    case 'break':
    case 'thematicBreak':
      return [];
    case 'code':
      return [[{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim() }]];
    case 'math' as string:
      return [[{ ...node, type: 'inlineMath' } as PhrasingContent]];
    case 'list':
      return node.children.flatMap((item, index) => withNumber(linesOf(item.children), node, index));
    case 'caption' as string:
    case 'paragraph':
    case 'heading':
    case 'blockquote':
    case 'listItem':
    case 'table':
    case 'tableRow':
    case 'tableCell':
      return linesOf((node as { readonly children: readonly Nodes[] }).children);
    default:
      return null;
  }
}

/** The lines of a list item, the first with its number or bullet. */
function withNumber(lines: PhrasingContent[][], { ordered, start }: List, index: number): PhrasingContent[][] {
  const [first = [], ...others] = lines;
  const sign = ordered ? `${(start ?? 1) + index}.` : '•';
  return [[{ type: 'text', value: `${sign} ` }, ...first], ...others];
}
