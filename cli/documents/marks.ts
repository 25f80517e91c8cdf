import type { Delete, Emphasis, PhrasingContent, Root, Strong } from 'mdast';
import { visit } from 'unist-util-visit';

type Mark = Strong | Emphasis | Delete;

/** Marks of emphasis hold words alone: the spaces at their ends stand outside of them, and two that touch are one. */
export function settleMarks(tree: Root): void {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/[\u00ad\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');
  });
  const settle = (parent: { children: PhrasingContent[] }) => {
    for (const child of parent.children) if ('children' in child) settle(child as { children: PhrasingContent[] });
    parent.children = parent.children.flatMap(freeSpaces).reduce<PhrasingContent[]>(join, []);
  };
  settle(tree as unknown as { children: PhrasingContent[] });
}

function isMark(node: PhrasingContent | undefined): node is Mark {
  return node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';
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
  return [...space(before), ...(node.children.length === 0 ? [] : [node]), ...space(after)];
}

function join(joined: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else if (isMark(last) && node.type === last.type) last.children = [...last.children, ...node.children];
  else joined.push(node);
  return joined;
}
