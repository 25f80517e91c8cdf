import type { Blockquote, PhrasingContent } from 'mdast';
import { type CalloutKind, calloutKinds } from '../core/labels.ts';
import { cutText, takeLabel } from './label.ts';
import { type Callout, type CalloutTitle, type Nodes, spanOf } from './tree.ts';

/** The beginning of an invalid callout. */
export interface StrayCallout {
  readonly kind: string;
  readonly span: readonly [number, number];
}

const mark = /^\[!([^\]\n]*)\][ \t]*/;

/** A paragraph that begins like a callout but is not one, because the `>` is missing or the kind is unknown. */
export function readStrayCallout(node: Nodes): StrayCallout | null {
  const opening = node.type === 'paragraph' ? node.children[0] : undefined;
  const found = opening?.type === 'text' ? mark.exec(opening.value) : null;
  if (opening === undefined || found === null) return null;
  const [start] = spanOf(opening);
  return { kind: found[1] ?? '', span: [start, start + found[0].trimEnd().length] };
}

/** The callout in a quotation whose first line begins with a kind such as `[!NOTE]`; null for any other quotation. */
export function readCallout(node: Blockquote, source: string): Callout | null {
  const [first, ...rest] = node.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return null;
  const found = mark.exec(opening.value);
  if (found === null) return null;
  const [start, end] = spanOf(opening);
  const [whole, written = ''] = found;
  const kind = written.trim().toUpperCase();
  if (!(kind in calloutKinds)) return null;

  const marked = mark.exec(source.slice(start, end))?.[0].length ?? whole.length;
  const body = cutText(opening, [whole.length, opening.value.length], [marked, end - start]);
  const [line, below] = splitLine([body, ...first.children.slice(1)], source);
  const { words, label } = takeLabel(line, source);
  const title: CalloutTitle[] = words.length === 0 ? [] : [{ type: 'calloutTitle', children: words }];
  const text = below.length === 0 ? [] : [{ ...first, children: below }];
  return {
    type: 'callout',
    kind: kind as CalloutKind,
    number: null,
    label,
    children: [...title, ...text, ...rest],
    position: node.position,
  };
}

/** Splits inline nodes into the first line and the rest. */
function splitLine(words: readonly PhrasingContent[], source: string): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, node] of words.entries()) {
    if (node.type === 'break') return [words.slice(0, index), words.slice(index + 1)];
    if (node.type !== 'text' || !node.value.includes('\n')) continue;
    const [start, end] = spanOf(node);
    const cut = node.value.indexOf('\n');
    const written = source.slice(start, end);
    const line = written.indexOf('\n');
    const next = line + (/^\n[\s>]*/.exec(written.slice(line))?.[0].length ?? 1);
    const before = cutText(node, [0, cut], [0, line]);
    const after = cutText(node, [cut + 1, node.value.length], [next, end - start]);
    return [
      [...words.slice(0, index), ...(before.value.trim() === '' ? [] : [before])],
      [...(after.value === '' ? [] : [after]), ...words.slice(index + 1)],
    ];
  }
  return [words.filter((node: Nodes) => node.type !== 'text' || node.value.trim() !== ''), []];
}
