import type { Span } from '../core/problem.ts';
import { type Kind, kindWith } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { AnyDocument } from '../parse/document.ts';
import { listNamed } from './named.ts';

/** The kind of document that citations refer to. */
export const citedKind = kindWith('isCited');

/** Whether documents of a kind can list publications. */
export function canList(kind: Kind): boolean {
  return 'references' in schemas[kind].shape;
}

/** A publication in a page's list, with its number there. */
export interface Listed {
  readonly id: string;
  readonly note: string | null;
  readonly number: number;
  /** Whether the text cites it; publications that are only listed are further reading. */
  readonly isCited: boolean;
}

/**
 * The publications that a page lists, numbered from 1 by their first citation in the text. Those that the text never
 * cites follow in the order of the front matter.
 */
export function listReferences(document: AnyDocument): Listed[] {
  if (!('references' in document.frontMatter)) return [];
  const notes = new Map<string, string | null>();
  for (const entry of document.frontMatter.references ?? []) {
    const { id, note } = typeof entry === 'string' ? { id: entry, note: null } : entry;
    if (!notes.has(id)) notes.set(id, note);
  }
  const cited = new Set(document.summary.cited.filter((id) => notes.has(id)));
  return [...new Set([...cited, ...notes.keys()])].map((id, index) => ({
    id,
    note: notes.get(id) ?? null,
    number: index + 1,
    isCited: cited.has(id),
  }));
}

/** The ids in a page's list in their original order; their positions are computed on demand. */
export function locateReferences(document: AnyDocument): { readonly id: string; readonly at: Span }[] {
  if (!('references' in document.frontMatter)) return [];
  return (document.frontMatter.references ?? []).map((entry, index) => {
    const isPlain = typeof entry === 'string';
    return {
      id: isPlain ? entry : entry.id,
      get at() {
        return document.locate(isPlain ? ['references', index] : ['references', index, 'id']);
      },
    };
  });
}

/** The id of a publication, and a document that cites it. */
type Citing = readonly [id: string, document: AnyDocument];

/** The publications that a document lists, cites or names anywhere in its front matter, without duplicates. */
export function findCited(document: AnyDocument): Citing[] {
  const ids = new Set([
    ...listReferences(document).map(({ id }) => id),
    ...document.summary.cited,
    ...listNamed(document).flatMap(({ kind, slug }) => (kind === citedKind ? [slug] : [])),
  ]);
  return Array.from(ids, (id) => [id, document]);
}
