import type { Node, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** A caption stands below what it belongs to; one that belongs to nothing is a paragraph. */
export function settleCaptions(tree: Root): void {
  const { children } = tree;
  for (const [index, node] of children.entries()) {
    if ((node as Node).type !== 'caption') continue;
    if (holdsPicture(node)) {
      // LibreOffice names the paragraph of a picture as it names the one below it.
      Object.assign(node, { type: 'paragraph' });
      continue;
    }
    const [before, after] = [children[index - 1], children[index + 1]];
    if (isShown(before)) continue;
    if (after?.type === 'table') {
      children.splice(index, 2, after, node);
      continue;
    }
    Object.assign(node, { type: 'paragraph' });
  }
  visit(tree, (node, _index, parent) => {
    if ((node as Node).type === 'caption' && parent !== tree) Object.assign(node, { type: 'paragraph' });
  });
}

function holdsPicture(node: Node): boolean {
  return 'children' in node && (node.children as Node[]).some(({ type }) => type === 'image');
}

function isShown(node: RootContent | undefined): boolean {
  if (node?.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'image';
  return node?.type === 'table' || (node !== undefined && isDisplay(node));
}

/** Whether a node is a formula on lines of its own. */
export function isDisplay(node: Node): boolean {
  return node.type === 'math';
}
