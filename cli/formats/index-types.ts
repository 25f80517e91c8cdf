import type { ReferenceType } from '../core/publication.ts';

/** An index from the words of a format to our types. */
export function indexTypes(
  words: Readonly<Partial<Record<ReferenceType, readonly string[]>>>,
): ReadonlyMap<string, ReferenceType> {
  const types = Object.keys(words) as ReferenceType[];
  return new Map(types.flatMap((type) => (words[type] ?? []).map((word) => [word, type] as const)));
}
