/** What could not be carried over, each kind of it with how often it was met. */
export interface Losses {
  readonly add: (what: string, times?: number) => void;
  readonly list: () => readonly string[];
}

/** Begins a list of losses; the sentences are those of `what`, with a count where there is more than one. */
export function startLosses(): Losses {
  const counts = new Map<string, number>();
  return {
    add(what, times = 1) {
      if (times > 0) counts.set(what, (counts.get(what) ?? 0) + times);
    },
    list: () => [...counts].map(([what, times]) => (times === 1 ? what : `${what} (${times} times)`)),
  };
}
