import type { AnyDocument } from '../parse/document.ts';
import { listReferences } from './references.ts';

/** The anchors that a page has: its headings, and its references and footnotes where it has any. */
export function anchorsOf(document: AnyDocument): string[] {
  const anchors = document.body.headings.map((heading) => heading.id);
  const references = listReferences(document);
  if (references.length > 0) anchors.push('references', ...references.map((reference) => `ref-${reference.id}`));
  if (document.body.footnoteUses.length > 0) anchors.push('footnotes');
  return anchors;
}
