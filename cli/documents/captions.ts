import type { Node, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Moves captions below their tables; a caption without a table, picture or formula beside it becomes a paragraph. */
export function placeCaptions(tree: Root): void {
  const { children } = tree;
  visit(tree, (node: Node, index, parent) => {
    if (node.type !== 'caption' || index === undefined) return;
    const [before, after] = [children[index - 1], children[index + 1]];
    // LibreOffice gives the paragraph that holds a picture the same style as the caption below it.
    const isCaption = parent === tree && !holdsPicture(node) && (isShown(before) || after?.type === 'table');
    if (!isCaption) node.type = 'paragraph';
    else if (!isShown(before)) children.splice(index, 2, ...children.slice(index, index + 2).reverse());
  });
}

function holdsPicture(node: Node): boolean {
  return 'children' in node && (node.children as Node[]).some(({ type }) => type === 'image');
}

function isShown(node: RootContent | undefined): boolean {
  if (node?.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'image';
  return node?.type === 'table' || (node !== undefined && isDisplay(node));
}

/** Whether a node is a display formula. */
export function isDisplay(node: Node): boolean {
  return node.type === 'math';
}
