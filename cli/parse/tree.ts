import type { BlockContent, DefinitionContent, Literal, Node, Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type { CalloutKind, LabelKind } from '../core/labels.ts';

/** The nodes that the math extension adds to the markdown tree. */
export interface DisplayTex extends Literal {
  type: 'math';
  /** Words behind the first `$$`, which are no part of the formula. */
  meta?: string | null;
}
export interface InlineTex extends Literal {
  type: 'inlineMath';
}

/** A callout: a quotation that begins with a kind such as `[!NOTE]`. */
export interface Callout extends Parent {
  type: 'callout';
  kind: CalloutKind;
  /** The number among the statements of its page; null if it is not numbered. */
  number: number | null;
  label: string | null;
  children: (CalloutTitle | BlockContent | DefinitionContent)[];
}

/** The title of a callout: the text after its kind in the first line. */
export interface CalloutTitle extends Parent {
  type: 'calloutTitle';
  children: PhrasingContent[];
}

/** The caption below a figure, a table or an equation: a paragraph that begins with a colon. */
export interface Caption extends Parent {
  type: 'caption';
  kind: LabelKind;
  number: number;
  label: string | null;
  children: PhrasingContent[];
}

/** A reference such as `[@fig:curves]` with the name of its target on the page; null if nothing has that label. */
export interface CrossReference extends Node {
  type: 'crossReference';
  label: string;
  name: string | null;
}

/** A passage in another language than the site, such as `[Sein und Zeit]{lang=de}`. */
export interface Foreign extends Parent {
  type: 'foreign';
  /** As in BCP 47, such as `de` or `pt-BR`. */
  language: string;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    math: DisplayTex;
    inlineMath: InlineTex;
    callout: Callout;
    calloutTitle: CalloutTitle;
    caption: Caption;
    crossReference: CrossReference;
    foreign: Foreign;
  }
  interface PhrasingContentMap {
    inlineMath: InlineTex;
    crossReference: CrossReference;
    foreign: Foreign;
  }
  interface BlockContentMap {
    math: DisplayTex;
    callout: Callout;
    caption: Caption;
  }
}

export type { Nodes, Parent, Root };

/** Offsets of a node in the author's text. */
export function spanOf(node: Node): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/**
 * Calls `visit` for every node in reading order, without recursion, because deep nesting could overflow the stack.
 * `visit` may replace the children of its node; the new ones are visited.
 */
export function walkTree(root: Nodes, visit: (node: Nodes) => void): void {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    visit(node);
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) waiting.push(node.children[index] as Nodes);
  }
}
