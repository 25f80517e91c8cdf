import type { AnyDocument } from '../parse/document.ts';
import type { Addresses } from './addresses.ts';
import { listReferences } from './references.ts';
import { faqAmong, isForum } from './told.ts';

/** The anchors that a page has: its headings, its labels, the answers that the forum shows, and its references where it has any. */
export function anchorsOf(document: AnyDocument, { routes }: Pick<Addresses, 'routes'>): string[] {
  const anchors = [...document.summary.anchors];
  if (isForum(document)) anchors.push(...faqAmong(routes.values()).map(({ slug }) => slug));
  const references = listReferences(document);
  if (references.length > 0) anchors.push('references', ...references.map((reference) => `ref-${reference.id}`));
  return anchors;
}
