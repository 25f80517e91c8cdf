import { deriveEach } from '../core/graph.ts';
import { readPublication } from '../core/publication.ts';
import { formatChicago } from '../formats/chicago.ts';
import { kinds } from '../kinds/registry.ts';
import { type Document, readKey } from '../parse/document.ts';
import { wholeFrontMatter } from '../parse/whole-front-matter.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';

/** A publication as a list of references has it, in plain text; its title alone while its file has a mistake. */
export function describeReference(model: Model, id: string): string | null {
  const document = model.find(citedKind, id);
  if (document === undefined) return null;
  return document.isValid ? entryOf(document) : displayTitle(document);
}

const entryOf = deriveEach((document: Document<typeof citedKind>) =>
  formatChicago(readPublication(document.slug, wholeFrontMatter(document), '')),
);

/** What a file calls itself, or else its name. */
export function displayTitle(document: Document): string {
  const title = readKey(document, kinds[document.kind].linkKey ?? 'title');
  return typeof title === 'string' ? title : document.slug;
}

/** What a page says of itself in its front matter; empty where it says nothing. */
export function descriptionOf(document: Document): string {
  const description = readKey(document, 'description');
  return typeof description === 'string' ? description : '';
}
