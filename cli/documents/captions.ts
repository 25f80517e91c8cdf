import type { Blockquote, Node, Nodes, Parents, Root, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { removeNodes } from './replace-nodes.ts';

/** Moves captions below their tables; a caption without a table, picture or formula beside it becomes a paragraph. */
export function placeCaptions(tree: Root): void {
  visit(tree, (node: Node, index, parent: Parents | undefined) => {
    if (node.type !== 'caption' || index === undefined || parent === undefined) return;
    const { children } = parent;
    const [before, after] = [children[index - 1], children[index + 1]];
    // LibreOffice gives the paragraph that holds a picture the same style as the caption below it.
    const isBelow = canHaveCaption(before);
    const isLost = isBelow && ofPicture.test(textOf(node)) && !showsPicture(before);
    const isPlace = parent.type === 'root' || parent.type === 'blockquote';
    const isCaption = isPlace && !holdsPicture(node) && !isLost && (isBelow || after?.type === 'table');
    if (!isCaption) {
      node.type = 'paragraph';
      return;
    }
    takeNumber(node);
    if (!isBelow) children.splice(index, 2, ...children.slice(index, index + 2).reverse());
  });
}

/** The number that other programs write into a caption; this site counts by itself. */
const typedNumber =
  /^\s*(?:fig(?:ure|\.)?|tab(?:le|elle|\.)?|eq(?:uation|\.)?|abb(?:ildung|\.)|illustration|exhibit|chart)\s*\d+(?:\.\d+)*(?:\s*[.:–—-]\s*|\s+|$)/i;

/** How the caption of a picture begins; where only a table or a formula stands beside it, its picture was left out. */
export const ofPicture = /^\s*(?:fig(?:ure|\.)?|abb(?:ildung|\.)|illustration)\s*\d/i;

/** Takes the typed number out of a caption that says more than that. */
function takeNumber(caption: Node): void {
  const words = textOf(caption);
  let left = typedNumber.exec(words)?.[0].length ?? 0;
  if (left === words.length) return;
  visit(caption, 'text', (text: Text) => {
    const cut = Math.min(left, text.value.length);
    text.value = text.value.slice(cut);
    left -= cut;
  });
  removeNodes<Nodes>(caption, (node) => /^(?:text|strong|emphasis)$/.test(node.type) && textOf(node) === '');
}

function holdsPicture(node: Node): boolean {
  return 'children' in node && (node.children as Node[]).some(({ type }) => type === 'image');
}

function showsPicture(node: Node): boolean {
  return holdsPicture(node) || ('children' in node && (node.children as Node[]).some(showsPicture));
}

/** Whether a node is a table, a display formula or a picture that stands alone. */
function canHaveCaption(node: RootContent | undefined): node is RootContent {
  if (node?.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'image';
  return node?.type === 'table' || node?.type === 'math';
}

/** Makes captions of the paragraphs that begin with a colon, and of the title of a picture, in callouts too. */
export function readCaptions(tree: Root | Blockquote): void {
  tree.children = (tree.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'blockquote') readCaptions(node);
    if (node.type !== 'paragraph') return [node];
    const [first, ...others] = node.children;
    if (first?.type === 'text' && first.value.startsWith(': ')) {
      first.value = first.value.slice(2);
      return [{ ...node, type: 'caption' } as never];
    }
    if (first?.type !== 'image' || others.length > 0 || !first.title) return [node];
    return [node, { type: 'caption', children: [{ type: 'text', value: first.title }] } as never];
  });
}
