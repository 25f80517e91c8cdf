/** Groups the members of a list by key; the keys are in the order of their first members. */
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

/** The list without members whose key an earlier member has. */
export function uniqueBy<T>(list: Iterable<T>, keyOf: (member: T) => unknown): T[] {
  return [...groupBy(list, keyOf).values()].flatMap((same) => same.slice(0, 1));
}

/** The members of a list that repeat the key of an earlier one, each with the first member that has it. */
export function* findRepeats<T>(
  list: Iterable<T>,
  keyOf: (member: T) => unknown,
): Iterable<readonly [again: T, first: T]> {
  const owners = new Map<unknown, T>();
  for (const member of list) {
    const first = owners.get(keyOf(member));
    if (first === undefined) owners.set(keyOf(member), member);
    else yield [member, first];
  }
}
