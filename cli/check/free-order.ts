import { kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { mend } from './fixer.ts';
import type { Fixer } from './rule.ts';

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

/** Gives the later of two files with the same order a free number before the next file, if there is one. */
export const fixOrder: Fixer = (one) => {
  const { model, document, start, end } = one;
  if (document === undefined) return [];
  const free = findFreeOrder(document, model);
  if (free === null) return [];
  const isCertain = one.problem.form !== 'first';
  return [mend(one, `Give it the order ${free}`, [{ start, end, piece: String(free) }], isCertain)];
};
