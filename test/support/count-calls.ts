import { Session } from 'node:inspector/promises';

/** How often the function `name` of the file whose address ends with `file` is called while `work` runs. */
export async function countCalls(file: string, name: string, work: () => unknown): Promise<number> {
  const [count = 0] = await countCallsOfEach(file, name, [work]);
  return count;
}

/** The same for each work of several, one after another: to begin to count takes longer than to count. */
export async function countCallsOfEach(
  file: string,
  name: string,
  works: readonly (() => unknown)[],
): Promise<readonly number[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const counts: number[] = [];
  for (const work of works) {
    await work();
    // The next count begins at nothing.
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const found = result.find(({ url }) => url.endsWith(file));
    counts.push(found?.functions.find(({ functionName }) => functionName === name)?.ranges[0]?.count ?? 0);
  }
  session.disconnect();
  return counts;
}
