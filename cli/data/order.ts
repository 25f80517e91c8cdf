import { compareText } from '../core/problem.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';

/** The published files of a kind in order: kinds in the chain by the chain, others by the sort key of their kind. */
export function sortDocuments(model: Model, kind: Kind): readonly AnyDocument[] {
  const { order } = kinds[kind];
  if (order?.within !== undefined) return model.chain.topics;
  const documents = model.publishedOf(kind);
  if (order === undefined) return documents;
  return documents.toSorted((a, b) => compareByKey(a, b) || compareText(a.slug, b.slug));
}

/** Compares two files of a kind by the sort key of their kind, if it has one. */
export function compareByKey(a: AnyDocument, b: AnyDocument): number {
  const { order } = kinds[a.kind];
  if (order === undefined) return 0;
  if (order.by === 'title') return compareNames(nameOf(a), nameOf(b));
  const [one, other] = [readKey(a, order.by), readKey(b, order.by)];
  const found =
    order.by === 'order' ? numberOf(one) - numberOf(other) : compareText(String(one ?? ''), String(other ?? ''));
  return order.isDescending ? -found : found;
}

/** Compares as an alphabet does, with accents and capitals among the other letters. */
export const compareNames = new Intl.Collator('en').compare;

/** A value as a number; what is none comes last. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
}
