import { Worker } from 'node:worker_threads';
import { asDiskFault } from '../core/disk-fault.ts';

/** The path of a file to compress, or null after the last one. */
export type CompressTask = string | null;

/** Writes a `.br` and a `.gz` beside files, on a thread of its own while the rest of the site is made. */
export function startCompressor() {
  const worker = new Worker(new URL('./compress-worker.mjs', import.meta.url), { execArgv: [] });
  const send = (task: CompressTask) => worker.postMessage(task);
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', (error) => reject(asDiskFault(error) ?? error));
    worker.once('exit', () => resolve());
  });
  // Otherwise a rejection would end the process before `finish` can report it.
  ended.catch(() => undefined);
  return {
    /** Compresses a file that has been written. */
    add: (file: string) => send(file),
    /** Resolves when every copy is written; rejects when one could not be. */
    finish: async () => {
      send(null);
      await ended;
    },
    /** Writes no further copies. */
    stop: () => worker.terminate(),
  };
}
