import type { Delete, Emphasis, PhrasingContent, Root, Strong } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

type Emphasized = Strong | Emphasis | Delete;

/** Moves spaces and line breaks out of the ends of emphasis and links, and joins emphasis of one kind that touches or is nested. */
export function normalizeEmphasis(tree: Root): void {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/[\u00ad\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');
  });
  visit(tree, 'inlineCode', (code) => {
    code.value = code.value.replace(/\s*\n\s*/g, ' ');
  });
  type Around = { readonly type?: string; children: PhrasingContent[] };
  const normalize = (parent: Around, outside: readonly unknown[] = []) => {
    const around = [...outside, parent.type];
    for (const child of parent.children) if ('children' in child) normalize(child as Around, around);
    const open = parent.children.flatMap((child) =>
      isEmphasized(child) && around.includes(child.type) ? child.children : [child],
    );
    parent.children = open.flatMap(freeSpaces).reduce<PhrasingContent[]>(join, []);
    trimEnds(parent);
  };
  normalize(tree as unknown as { children: PhrasingContent[] });
}

function isEmphasized(node: PhrasingContent | undefined): node is Emphasized {
  return node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';
}

/** Trims a paragraph: a space at its ends would be written as an escape, a line break as a backslash. */
function trimEnds({ type, children }: { readonly type?: string; readonly children: PhrasingContent[] }): void {
  if (type !== 'paragraph' && type !== 'heading' && type !== 'caption') return;
  takeEnd(children, 0);
  takeEnd(children, -1);
}

function freeSpaces(node: PhrasingContent): PhrasingContent[] {
  if (!isEmphasized(node) && node.type !== 'link') return [node];
  const before = takeEnd(node.children, 0);
  const after = takeEnd(node.children, -1);
  const isPlain = node.type !== 'link' && node.children.every(({ type }) => type === 'text');
  const kept = isPlain && !/[\p{L}\p{N}]/u.test(textOf(node)) ? node.children : [node];
  return [...before, ...kept, ...after];
}

/** Removes and returns the spaces and line breaks at the beginning (0) or the end (-1). */
function takeEnd(children: PhrasingContent[], at: 0 | -1): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  for (let node = children.at(at); node?.type === 'break' || node?.type === 'text'; node = children.at(at)) {
    if (node.type === 'text') {
      const value = at === 0 ? node.value.trimStart() : node.value.trimEnd();
      if (value !== node.value) taken.push({ type: 'text', value: node.value.replace(value, '') });
      node.value = value;
      if (value !== '') break;
    } else taken.push(node);
    children.splice(at, 1);
  }
  return at === 0 ? taken : taken.reverse();
}

function join(joined: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else if (isEmphasized(last) && node.type === last.type) last.children = [...last.children, ...node.children];
  else joined.push(node);
  return joined;
}
