import { readPublication } from '../core/publication.ts';
import { formatChicago } from '../formats/chicago.ts';
import { kinds } from '../kinds/registry.ts';
import { type Document, readKey } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';

/** A publication as a list of references has it, in plain text; its title alone while its file has a mistake. */
export function describeReference(model: Model, id: string): string | null {
  const document = model.find(citedKind, id);
  if (document === undefined) return null;
  if (!document.isValid) return titleOf(document);
  return formatChicago(readPublication(id, wholeMatter(document), ''));
}

/** What a file calls itself, or else its name. */
export function titleOf(document: Document): string {
  const title = readKey(document, kinds[document.kind].linkKey ?? 'title');
  return typeof title === 'string' ? title : document.slug;
}

/** What a page says of itself in its front matter; empty where it says nothing. */
export function descriptionOf(document: Document): string {
  const description = readKey(document, 'description');
  return typeof description === 'string' ? description : '';
}
