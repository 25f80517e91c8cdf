/** The members of a list that repeat the key of an earlier one, each with the first member that has it. */
export function* findRepeats<T>(
  list: Iterable<T>,
  keyOf: (member: T) => string,
): Iterable<readonly [again: T, first: T]> {
  const owners = new Map<string, T>();
  for (const member of list) {
    const first = owners.get(keyOf(member));
    if (first === undefined) owners.set(keyOf(member), member);
    else yield [member, first];
  }
}
