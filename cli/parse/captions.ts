import type { Paragraph, PhrasingContent, Text } from 'mdast';
import type { LabelKind } from '../core/labels.ts';
import { cutText, takeLabel } from './label.ts';
import { type Caption, type Nodes, spanOf } from './tree.ts';

const mark = /^:(?:[ \t]+|$)/;

type Captioning = Paragraph & { readonly children: readonly [Text, ...PhrasingContent[]] };

/** What can have a caption, by its label prefix. */
export function kindOfCaptioned(node: Nodes | undefined): LabelKind | null {
  if (node === undefined) return null;
  if (node.type === 'table') return 'tab';
  if (node.type === 'math') return 'eq';
  if (node.type !== 'paragraph') return null;
  const [only, ...others] = node.children;
  if (others.length > 0) return null;
  return isPictureAlone(node) || (only?.type === 'text' && only.value.startsWith('::figure{')) ? 'fig' : null;
}

/** Whether a block is a picture, and no more. */
export function isPictureAlone(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';
}

/** The caption of a figure without a written one: only its number. */
export function numberFigure({ position }: Nodes): Caption {
  return { type: 'caption', kind: 'fig', number: 0, label: null, children: [], position };
}

/** Whether a paragraph is a `::figure`, which is numbered even without a caption. */
export function isNamedFigure(node: Nodes): boolean {
  return kindOfCaptioned(node) === 'fig' && node.type === 'paragraph' && node.children[0]?.type === 'text';
}

/** Whether a paragraph begins like a caption, with a colon and a space; `\:` is a plain colon. */
export function isCaption(node: Nodes, source: string): node is Captioning {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && mark.test(first.value) && source.startsWith(':', spanOf(first)[0]);
}

/** The caption in such a paragraph; its number is assigned later. */
export function readCaption(node: Captioning, kind: LabelKind, source: string): Caption {
  const [first, ...rest] = node.children;
  const [start, end] = spanOf(first);
  const skip = mark.exec(first.value)?.[0].length ?? 1;
  const words = cutText(first, [skip, first.value.length], [skip, end - start]);
  const { words: children, label } = takeLabel([words, ...rest], source);
  return { type: 'caption', kind, number: 0, label, children, position: node.position };
}
