// Plain JavaScript, like everything that the bundler's process and the compressor's thread run.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest|vtt|bib|ris)$/;

/** Compressed copies of smaller files would save nothing worth a request. */
const minSize = 512;

/**
 * `most` for assets, which every page needs and which rarely change; `quick` for the many pages; `least` for lists of the
 * whole site, where more effort takes half as long again and saves a hundredth.
 */
const efforts = {
  most: { quality: 11, level: 9 },
  quick: { quality: 5, level: 6 },
  least: { quality: 4, level: 4 },
};

/** From this size in bytes on, quick is least. */
const largeSize = 1_000_000;

/**
 * Whether a file gets compressed copies: text that is not too small.
 * @param {string} file
 * @param {number} size in bytes
 */
export function isCompressed(file, size) {
  return text.test(file) && size >= minSize;
}

/**
 * Writes a `.br` and a `.gz` beside a file. Errors name the file as `path`.
 * @param {string} file
 * @param {'most' | 'quick'} effort
 */
export function compressFile(file, effort) {
  const bytes = at(file, () => readFileSync(file));
  const { quality, level } = efforts[effort === 'quick' && bytes.length >= largeSize ? 'least' : effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  at(`${file}.br`, () => writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params })));
  at(`${file}.gz`, () => writeFileSync(`${file}.gz`, gzipSync(bytes, { level })));
}

/**
 * Names the file in an error, which the system does not once the file is open.
 * @template T
 * @param {string} path
 * @param {() => T} work
 */
function at(path, work) {
  try {
    return work();
  } catch (error) {
    throw Object.assign(/** @type {Error} */ (error), { path });
  }
}
