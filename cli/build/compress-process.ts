import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** `most` for assets, which every page needs and which rarely change; `quick` for the many pages. */
export type Effort = 'most' | 'quick';

/** A file to compress, or the end after the last one. */
export type Task = { readonly file: string; readonly effort: Effort } | 'end';

/** Below this the copies would save nothing worth a request. */
const least = 512;

const levels: Readonly<Record<Effort, { readonly brotli: number; readonly gzip: number }>> = {
  most: { brotli: 11, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

function compress(file: string, effort: Effort): void {
  const bytes = readFileSync(file);
  if (bytes.length < least) return;
  const { brotli, gzip } = levels[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip }));
}

process.on('message', (task: Task) => {
  if (task === 'end') process.exit();
  else compress(task.file, task.effort);
});
