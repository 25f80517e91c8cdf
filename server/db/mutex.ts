export interface Mutex {
  /** Waits for its turn, first come first served; gives the function that ends it. */
  readonly take: () => Promise<() => void>;
}

/** One at a time. */
export function createMutex(): Mutex {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let end = () => {};
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
}
