import type { ParsedBody } from '../parse/body.ts';
import { plainTextOf } from '../parse/plain.ts';
import { type Nodes, walkTree } from '../parse/tree.ts';
import { sayMath } from './say-math.ts';

/** A footnote as a node, and in plain words. */
export interface NoteText {
  readonly node: Nodes;
  readonly text: string;
}

/** Gives a function that lists the footnotes which a block mentions first; it must be called with the blocks in order. */
export function createNoteReader({
  footnoteOf,
}: Pick<ParsedBody, 'footnoteOf'>): (block: Nodes) => readonly NoteText[] {
  const left = new Map(footnoteOf);
  if (left.size === 0) return () => [];
  return function listNotes(block): readonly NoteText[] {
    const mentioned: string[] = [];
    walkTree(block, (node) => {
      if (node.type === 'footnoteReference') mentioned.push(node.identifier);
    });
    return mentioned.flatMap((identifier) => {
      const node = left.get(identifier);
      left.delete(identifier);
      return node === undefined ? [] : [{ node, text: sayNote(node) }, ...listNotes(node)];
    });
  };
}

function sayNote({ children }: Extract<Nodes, { readonly children: readonly Nodes[] }>): string {
  return children.map((child) => plainTextOf(child, sayMath)).join(' ');
}
