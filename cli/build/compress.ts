import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest|vtt|bib|ris)$/;
/** Below this the copies would save nothing worth a request. */
const least = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every text file of the folder: hashed assets as small as they get, pages quickly. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  await Promise.all(Array.from({ length: 4 }, () => compressAll(queue, join(folder, 'assets'))));
}

async function compressAll(files: Iterable<string>, assets: string): Promise<void> {
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < least) continue;
    const asset = file.startsWith(assets);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: asset ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: asset ? 9 : 6 })]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}
