import type { AnyDocument } from '../parse/document.ts';
import { listReferences } from './references.ts';

/** The anchors that a page has: its headings, its labels, and its references where it has any. */
export function anchorsOf(document: AnyDocument): string[] {
  const anchors = [...document.summary.anchors];
  const references = listReferences(document);
  if (references.length > 0) anchors.push('references', ...references.map((reference) => `ref-${reference.id}`));
  return anchors;
}
