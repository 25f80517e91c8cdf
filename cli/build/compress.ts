import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { whileAtDisk } from '../core/disk-fault.ts';

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest|vtt|bib|ris)$/;

/** Compressed copies of smaller files would save nothing worth a request. */
const minSize = 512;

/** `most` for assets, which every page needs and which rarely change; `quick` for the many pages. */
const efforts = {
  most: { quality: 11, level: 9 },
  quick: { quality: 5, level: 6 },
};
export type Effort = keyof typeof efforts;

/** How many files are compressed at the same time. */
const concurrency = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether a file of `size` bytes gets compressed copies: text that is not too small. */
export function isCompressed(file: string, size: number): boolean {
  return text.test(file) && size >= minSize;
}

/** Writes a `.br` and a `.gz` beside text files, on zlib's threads while the rest of the site is made. */
export function startCompressor() {
  const queues = Array.from({ length: concurrency }, () => Promise.resolve());
  let added = 0;
  let isStopped = false;

  async function compress(file: string, effort: Effort): Promise<void> {
    if (isStopped) return;
    const bytes = await whileAtDisk(file, 'opened', readFile(file));
    if (!isCompressed(file, bytes.length)) return;
    const { quality, level } = efforts[effort];
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level })]);
    if (isStopped) return;
    const write = (copy: string, compressed: Buffer) => whileAtDisk(copy, 'written', writeFile(copy, compressed));
    await Promise.all([write(`${file}.br`, br), write(`${file}.gz`, gz)]);
  }

  return {
    /** Compresses a file that has been written, if it is text and not too small. */
    add: (file: string, effort: Effort) => {
      const queue = added % concurrency;
      added += 1;
      const compressed = queues[queue]?.then(() => compress(file, effort)) ?? Promise.resolve();
      queues[queue] = compressed;
      // Otherwise a rejection would end the process before `finish` can report it.
      compressed.catch(() => undefined);
    },
    /** Resolves when every copy is written; rejects when one could not be. */
    finish: async () => {
      await Promise.all(queues);
    },
    /** Writes no further copies. */
    stop: () => {
      isStopped = true;
    },
  };
}
