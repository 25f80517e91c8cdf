/**
 * Gives a function that runs tasks of the same key one after the other, in order; tasks of different keys do not wait
 * for each other.
 */
export function createKeyedQueue(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const mine = (lasts.get(key) ?? Promise.resolve()).then(task, task);
    lasts.set(key, mine);
    const leave = () => {
      if (lasts.get(key) === mine) lasts.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
