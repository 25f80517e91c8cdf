import type { PhrasingContent, Text } from 'mdast';
import type { LabelKind } from '../core/labels.ts';
import { type Callout, type Caption, spanOf } from './tree.ts';

/** Something that is numbered and may have a label: `label` is null without one. */
export interface Labelled {
  readonly kind: LabelKind;
  readonly number: number;
  readonly label: string | null;
  readonly node: Callout | Caption;
}

const pattern = /\s*\{ *#([^{}\s]+) *\}\s*$/;

/** The words of a line without the `{#fig:curves}` at its end, and that label; the nodes given are not changed. */
export function takeLabel(
  words: readonly PhrasingContent[],
  source: string,
): { readonly words: PhrasingContent[]; readonly label: string | null } {
  const last = words.at(-1);
  const found = last?.type === 'text' ? pattern.exec(last.value) : null;
  if (last?.type !== 'text' || found === null) return { words: [...words], label: null };
  const [start, end] = spanOf(last);
  const cut = source.slice(start, end).lastIndexOf('{');
  const rest = cutText(last, [0, found.index], [0, source.slice(start, start + cut).trimEnd().length]);
  return { words: [...words.slice(0, -1), ...(rest.value === '' ? [] : [rest])], label: found[1] ?? '' };
}

/** A part of a text node: its start and end in the node's value and in the author's text. */
export function cutText(
  node: Text,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Text {
  return { ...node, value: node.value.slice(from, to), ...at(node, start, end) };
}

/** The position of a part of a node, by its offsets in what the author wrote. */
export function at(node: Text, start: number, end: number): Pick<Text, 'position'> {
  const { position } = node;
  if (position === undefined) return {};
  const [offset] = spanOf(node);
  // Lines and columns are read from the offsets alone.
  return {
    position: {
      start: { ...position.start, offset: offset + start },
      end: { ...position.end, offset: offset + end },
    },
  };
}
