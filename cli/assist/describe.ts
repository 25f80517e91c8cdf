import { deriveEach } from '../core/graph.ts';
import { readPublication } from '../core/publication.ts';
import { formatChicago } from '../formats/chicago.ts';
import type { Kind } from '../kinds/registry.ts';
import { type Document, readKey, wholeFrontMatter } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { linkTextOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';

/** A publication as an entry of a reference list, in plain text; only its title if its file has a mistake. */
export function describeReference(model: Model, id: string): string | null {
  const document = model.find(citedKind, id);
  if (document === undefined) return null;
  return document.isValid ? entryOf(document) : linkTextOf(document);
}

const entryOf = deriveEach((document: Document<typeof citedKind>) =>
  formatChicago(readPublication(document.slug, wholeFrontMatter(document), '')),
);

/** What a list shows of a file beside its name: its title and, of a publication, its entry; empty where it has none. */
export function describeName(model: Model, kind: Kind, slug: string) {
  const found = model.find(kind, slug);
  const entry = kind === citedKind ? describeReference(model, slug) : null;
  return { detail: found === undefined ? '' : linkTextOf(found), help: entry ?? '' };
}

/** The description in the front matter of a file; empty if there is none. */
export function descriptionOf(document: Document): string {
  const description = readKey(document, 'description');
  return typeof description === 'string' ? description : '';
}
