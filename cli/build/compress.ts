import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Effort, Task } from './compress-process.ts';

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest|vtt|bib|ris)$/;

/** Lays a `.br` and a `.gz` beside text files in a process of its own, while the rest of the site is made. */
export interface Compressor {
  /** Takes a file that is written; one that is no text is left alone. */
  readonly add: (file: string, effort: Effort) => void;
  /** Settles when every copy is written; throws when one could not be, whose reason stands on standard error. */
  readonly finish: () => Promise<void>;
  /** Ends without the rest. */
  readonly stop: () => void;
}

/** Starts a process that compresses what it is given, in that order; it ends by itself when this one does. */
export function startCompressor(): Compressor {
  const child = fork(fileURLToPath(new URL('./compress-process.ts', import.meta.url)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  // A process that has ended already says so by its exit.
  const send = (task: Task) => child.connected && child.send(task, () => {});
  return {
    add: (file, effort) => {
      if (text.test(file)) send({ file, effort });
    },
    finish: async () => {
      send('end');
      if ((await ended) !== 0) throw new Error('The compressed copies could not be written.');
    },
    stop: () => {
      child.kill();
    },
  };
}
