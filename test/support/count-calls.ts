import { Session } from 'node:inspector/promises';

/** How often the function `name` of the file whose address ends with `file` is called while `work` runs. */
export async function countCalls(file: string, name: string, work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const found = result.find(({ url }) => url.endsWith(file));
  return found?.functions.find(({ functionName }) => functionName === name)?.ranges[0]?.count ?? 0;
}
