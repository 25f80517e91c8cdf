/** Does work, or gives what came of it when it was done under the same id. */
export type Once = <T>(id: string, work: () => Promise<T>) => Promise<T>;

/** Remembers what came of each piece of work. */
export function createOnce(): Once {
  const results = new Map<string, Promise<unknown>>();
  return <T>(id: string, work: () => Promise<T>) => {
    const result = (results.get(id) as Promise<T> | undefined) ?? work();
    results.set(id, result);
    return result;
  };
}
