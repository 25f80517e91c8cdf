/** The most results that are kept; fewer edits than these wait for their answers at a time. */
const most = 50;

/** A function that does work, or gives what came of it when it was done under the same id. */
export function createOnce() {
  const results = new Map<string, Promise<unknown>>();
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const result = (results.get(id) as Promise<T> | undefined) ?? work();
    results.set(id, result);
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
