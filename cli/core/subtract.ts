/** The members of a list without those whose key is in another list; each key there removes one member. */
export function subtract<T>(from: readonly T[], keys: readonly string[], keyOf: (member: T) => string = String): T[] {
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  return from.filter((member) => {
    const key = keyOf(member);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
