import { kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';

/** The order right behind that of a document, before its next neighbour; null if no whole number is left there. */
export function findFreeOrder(document: AnyDocument, model: Model): number | null {
  const order = Number(readKey(document, 'order'));
  const within = kinds[document.kind].order?.within ?? '';
  const owner = readKey(document, within);
  const taken = model.documents
    .filter((other) => other.kind === document.kind && readKey(other, within) === owner)
    .map((other) => Number(readKey(other, 'order')))
    .filter((other) => other > order);
  const after = Math.min(...taken);
  const free = after === Number.POSITIVE_INFINITY ? order + 10 : Math.floor((order + after) / 2);
  return free <= order ? null : free;
}
