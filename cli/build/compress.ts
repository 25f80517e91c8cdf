import { type Forked, forkModule } from './fork-module.ts';

/** A file to compress, or the end after the last one. */
export type CompressTask = { readonly file: string } | 'end';

/**
 * Lays a `.br` and a `.gz` beside text files in a process of its own, in the order in which it is given them, while the
 * rest of the site is made; it is started with the first file.
 */
export function startCompressor() {
  let forked: Forked<CompressTask> | null = null;
  return {
    /** Takes a file that is written; one that is no text is left alone. */
    add: (file: string) => {
      forked ??= forkModule<CompressTask>(new URL('./compress-process.mjs', import.meta.url));
      forked.send({ file });
    },
    /** Settles when every copy is written; throws when one could not be, whose reason stands on standard error. */
    finish: async () => {
      forked?.send('end');
      await forked?.finish('The compressed copies could not be written.');
    },
    /** Ends without the rest. */
    stop: () => forked?.stop(),
  };
}
