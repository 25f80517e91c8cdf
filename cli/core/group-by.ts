/** The members of a list by a key of each; keys stand in the order in which they are met. */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (member: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const member of list) {
    const key = keyOf(member);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [member]);
    else known.push(member);
  }
  return groups;
}

/** The members of a list without those that have the key of an earlier one. */
export function uniqueBy<T>(list: Iterable<T>, keyOf: (member: T) => unknown): T[] {
  return [...groupBy(list, keyOf).values()].flatMap((same) => same.slice(0, 1));
}
