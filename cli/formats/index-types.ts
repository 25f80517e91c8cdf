import type { ReferenceType } from '../core/publication.ts';

/** Our type by each of the words that a format has for it. */
export function indexTypes(
  words: Readonly<Partial<Record<ReferenceType, readonly string[]>>>,
): ReadonlyMap<string, ReferenceType> {
  const types = Object.keys(words) as ReferenceType[];
  return new Map(types.flatMap((type) => (words[type] ?? []).map((word) => [word, type] as const)));
}
