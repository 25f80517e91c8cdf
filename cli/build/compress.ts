import { type Forked, forkModule } from './fork-module.ts';

/** A file to compress, or the end after the last one. */
export type CompressTask = { readonly file: string } | 'end';

/** Lays a `.br` and a `.gz` beside text files in a process of its own, while the rest of the site is made. */
export interface Compressor {
  /** Takes a file that is written; one that is no text is left alone. */
  readonly add: (file: string) => void;
  /** Settles when every copy is written; throws when one could not be, whose reason stands on standard error. */
  readonly finish: () => Promise<void>;
  /** Ends without the rest. */
  readonly stop: () => void;
}

/** A process that compresses what it is given, in that order; it is started with the first file. */
export function startCompressor(): Compressor {
  let forked: Forked<CompressTask> | null = null;
  return {
    add: (file) => {
      forked ??= forkModule<CompressTask>(new URL('./compress-process.mjs', import.meta.url));
      forked.send({ file });
    },
    finish: async () => {
      forked?.send('end');
      await forked?.finish('The compressed copies could not be written.');
    },
    stop: () => forked?.stop(),
  };
}
