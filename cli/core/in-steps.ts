const stepLength = 200;

/** Runs work on each member of a list, in steps between which the program may do something else. */
export function* inSteps<T>(list: readonly T[], work: (member: T) => void): Iterable<void> {
  for (const [index, member] of list.entries()) {
    if (index % stepLength === 0) yield;
    work(member);
  }
}
