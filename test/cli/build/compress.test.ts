import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCompressor } from '../../../cli/build/compress.ts';

const test = suite('compressed copies');
let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-compress-'));
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

test('text gets copies that hold the same bytes, pictures and crumbs get none', async () => {
  const page = '<p>attention</p>'.repeat(100);
  const compressor = startCompressor();
  for (const [name, text] of Object.entries({
    'page.html': page,
    'app.js': page,
    'photo.jpg': page,
    'small.txt': 'x',
  })) {
    writeFileSync(join(folder, name), text);
    compressor.add(join(folder, name), 'quick');
  }
  await compressor.finish();
  for (const name of ['page.html', 'app.js']) {
    assert.is(String(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))), page);
    assert.is(String(gunzipSync(readFileSync(join(folder, `${name}.gz`)))), page);
  }
  for (const name of ['photo.jpg', 'small.txt']) assert.is(existsSync(join(folder, `${name}.br`)), false, name);
});

test('a copy that cannot be written stops the build', async () => {
  const compressor = startCompressor();
  compressor.add(join(folder, 'missing.html'), 'quick');
  const refusal = await compressor.finish().catch((error: Error) => error.message);
  assert.match(String(refusal), /missing\.html` cannot be opened: it is not there/);
});

test.run();
