import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this the copies would save nothing worth a request. */
const least = 512;

/** @type {Readonly<Record<import('./compress.ts').Effort, { readonly brotli: number; readonly gzip: number }>>} */
const levels = {
  most: { brotli: 11, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

process.on('message', (/** @type {import('./compress.ts').Task} */ task) => {
  if (task === 'end') process.exit();
  const bytes = readFileSync(task.file);
  if (bytes.length < least) return;
  const { brotli, gzip } = levels[task.effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${task.file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${task.file}.gz`, gzipSync(bytes, { level: gzip }));
});
