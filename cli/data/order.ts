import { compareText } from '../core/problem.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';

/** The published files of a kind in order: kinds in the chain by the chain, others by the sort key of their kind. */
export function sortDocuments(model: Model, kind: Kind): readonly AnyDocument[] {
  const { order } = kinds[kind];
  if (order?.within !== undefined) return model.chain.topics;
  const documents = model.publishedOf(kind);
  if (order === undefined) return documents;
  const sign = order.isDescending ? -1 : 1;
  const place = (document: AnyDocument) => readKey(document, order.by);
  return documents.toSorted((a, b) => sign * compareValues(place(a), place(b)) || compareText(a.slug, b.slug));
}

function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
}
