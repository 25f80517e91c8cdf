import type { Paragraph, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { calloutKinds, calloutsElsewhere } from '../core/labels.ts';
import type { Losses } from './losses.ts';

/** Gives callouts the kinds of this site; one that is only a title is a quotation. */
export function readCallouts(tree: Root, losses: Losses): void {
  visit(tree, 'blockquote', ({ children: [first, ...rest] }) => {
    const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
    const [mark = '', name = ''] = /^\[!([\w-]+)(?:\|[^\]\n]*)?\][+-]?[ \t]*/.exec(opening.value) ?? [];
    if (mark === '') return;
    joinBreak(first, opening);
    const own = name.toUpperCase();
    const kind = own in calloutKinds ? own : calloutsElsewhere[own];
    const isTitle = rest.length === 0 && !textOf(first).includes('\n');
    if (own !== kind || isTitle) losses.add('A callout is of another kind now, or a quotation.', name);
    opening.value = opening.value.slice(mark.length);
    if (kind === undefined && !/^(?:QUOTE|CITE)$/.test(own)) nameInBold(own, first, opening);
    if (kind === undefined || isTitle) return;
    const value = `[!${kind}]${opening.value.startsWith('\n') ? '' : ' '}`;
    first.children.unshift({ type: 'verbatim', value } as never);
  });
}

/** Makes a break behind the first text of a paragraph the end of a line. */
function joinBreak({ children }: Paragraph, opening: Text): void {
  if (children[1]?.type !== 'break') return;
  opening.value += '\n';
  children.splice(1, 1);
}

/** Begins a paragraph with the name of a callout and its title, where this site has none of its kind. */
function nameInBold(name: string, { children }: Paragraph, opening: Text): void {
  const [, title = ''] = (children.length === 1 ? /^(.*)/ : /^(.*)\n/).exec(opening.value) ?? [];
  const named = title.trim() === '' ? '' : ` (${title.trim()})`;
  opening.value = opening.value.slice(title.length).replace(/^\s*/, ' ');
  const value = `${name.charAt(0)}${name.slice(1).toLowerCase()}${named}.`;
  children.unshift({ type: 'strong', children: [{ type: 'text', value }] });
}
