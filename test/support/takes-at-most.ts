/**
 * Does work, and fails when it takes the processor more than `most` times as long as a job that is measured beside it:
 * sorting and writing twenty thousand objects, 10 to 60 ms. Seconds of the clock say nothing on a busy or a slow machine.
 */
export async function takesAtMost(most: number, work: () => unknown, what = 'It'): Promise<void> {
  const job = Math.max(...(await inTurn([doJob, doJob, doJob])));
  const [taken = 0] = await inTurn([work]);
  if (taken > most * job)
    throw new Error(`${what} took as long as ${Math.round(taken / job)} jobs, and may take ${most}.`);
}

/** The processor's time that each takes, in microseconds. */
async function inTurn(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const work of works) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return times;
}

function doJob(): void {
  const list = Array.from({ length: 20_000 }, (_, index) => ({ key: `entry ${(index * 7919) % 20_000}` }));
  list.sort((one, other) => (one.key < other.key ? -1 : 1));
  JSON.stringify(list);
}
