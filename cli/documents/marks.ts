import type { Delete, Emphasis, PhrasingContent, Root, Strong } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

type Mark = Strong | Emphasis | Delete;

/** Marks of emphasis hold words alone: the spaces at their ends stand outside of them, two that touch are one, and so are two inside one another. */
export function settleMarks(tree: Root): void {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/[\u00ad\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');
  });
  const settle = (parent: { readonly type?: string; children: PhrasingContent[] }) => {
    for (const child of parent.children) if ('children' in child) settle(child as { children: PhrasingContent[] });
    const open = parent.children.flatMap((child) =>
      isMark(child) && child.type === parent.type ? child.children : [child],
    );
    parent.children = open.flatMap(freeSpaces).reduce<PhrasingContent[]>(join, []);
    trimEnds(parent);
  };
  settle(tree as unknown as { children: PhrasingContent[] });
}

/** Whether it holds more than words: emphasis of a comma alone shows nothing, and is hard to write. */
function hasMore(node: Mark): boolean {
  return node.children.some(({ type }) => type !== 'text');
}

function isMark(node: PhrasingContent | undefined): node is Mark {
  return node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';
}

/** A paragraph neither begins nor ends with a space, which would be written as a sign of its own. */
function trimEnds({ type, children }: { readonly type?: string; readonly children: readonly PhrasingContent[] }): void {
  if (type !== 'paragraph' && type !== 'heading' && type !== 'caption') return;
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function freeSpaces(node: PhrasingContent): PhrasingContent[] {
  if (!isMark(node)) return [node];
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '');
  const space = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  const kept = /[\p{L}\p{N}]/u.test(wordsOf(node)) || hasMore(node) ? [node] : node.children;
  return [...space(before), ...kept, ...space(after)];
}

function join(joined: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else if (isMark(last) && node.type === last.type) last.children = [...last.children, ...node.children];
  else joined.push(node);
  return joined;
}
