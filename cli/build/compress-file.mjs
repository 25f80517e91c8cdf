import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest|vtt|bib|ris)$/;

/** Below this the copies would save nothing worth a request. */
const least = 512;

/**
 * Whether a file is text of a size that compressed copies are laid beside.
 * @param {string} file
 * @param {number} size in bytes
 */
export function isCompressed(file, size) {
  return text.test(file) && size >= least;
}

/** `most` for assets, which every page needs and which rarely change; `quick` for the many pages. */
const efforts = {
  most: { brotli: 11, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

/**
 * Lays a `.br` and a `.gz` beside a file that is text; any other is left alone.
 * @param {string} file
 * @param {keyof typeof efforts} effort
 */
export function compressFile(file, effort) {
  const bytes = readFileSync(file);
  if (!isCompressed(file, bytes.length)) return;
  const { brotli, gzip } = efforts[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  write(`${file}.br`, brotliCompressSync(bytes, { params }));
  write(`${file}.gz`, gzipSync(bytes, { level: gzip }));
}

/**
 * Once a file is open the system does not name it in an error.
 * @param {string} file
 * @param {Uint8Array} bytes
 */
function write(file, bytes) {
  try {
    writeFileSync(file, bytes);
  } catch (error) {
    throw Object.assign(/** @type {Error} */ (error), { path: file });
  }
}
