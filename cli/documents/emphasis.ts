import type { Delete, Emphasis, PhrasingContent, Root, Strong } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

type Emphasized = Strong | Emphasis | Delete;

/** Moves spaces out of the ends of emphasis, and joins emphasis of one kind that touches or is nested. */
export function normalizeEmphasis(tree: Root): void {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/[\u00ad\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');
  });
  const normalize = (parent: { readonly type?: string; children: PhrasingContent[] }) => {
    for (const child of parent.children) if ('children' in child) normalize(child as { children: PhrasingContent[] });
    const open = parent.children.flatMap((child) =>
      isEmphasized(child) && child.type === parent.type ? child.children : [child],
    );
    parent.children = open.flatMap(freeSpaces).reduce<PhrasingContent[]>(join, []);
    trimEnds(parent);
  };
  normalize(tree as unknown as { children: PhrasingContent[] });
}

/** Whether it holds more than plain text. */
function hasMore(node: Emphasized): boolean {
  return node.children.some(({ type }) => type !== 'text');
}

function isEmphasized(node: PhrasingContent | undefined): node is Emphasized {
  return node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';
}

/** Trims a paragraph, since a space at its ends would be written as an escape. */
function trimEnds({ type, children }: { readonly type?: string; readonly children: readonly PhrasingContent[] }): void {
  if (type !== 'paragraph' && type !== 'heading' && type !== 'caption') return;
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function freeSpaces(node: PhrasingContent): PhrasingContent[] {
  if (!isEmphasized(node)) return [node];
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '');
  const space = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  const kept = /[\p{L}\p{N}]/u.test(textOf(node)) || hasMore(node) ? [node] : node.children;
  return [...space(before), ...kept, ...space(after)];
}

function join(joined: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else if (isEmphasized(last) && node.type === last.type) last.children = [...last.children, ...node.children];
  else joined.push(node);
  return joined;
}
