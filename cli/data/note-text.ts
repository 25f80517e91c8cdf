import type { ParsedBody } from '../parse/body.ts';
import { type Nodes, walkTree } from '../parse/tree.ts';
import type { Model } from '../resolve/model.ts';
import { sayPlainly } from './plain-words.ts';

/** A footnote as a node, and in plain words. */
export interface NoteText {
  readonly node: Nodes;
  readonly text: string;
}

/** Gives a function that lists the footnotes which a block mentions first; it must be called with the blocks in order. */
export function createNoteReader(
  { footnoteOf }: Pick<ParsedBody, 'footnoteOf'>,
  model: Pick<Model, 'find'>,
): (block: Nodes) => readonly NoteText[] {
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
      return node === undefined
        ? []
        : [{ node, text: node.children.map((child) => sayPlainly(child, model)).join(' ') }, ...listNotes(node)];
    });
  };
}
