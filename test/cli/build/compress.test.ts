import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCompressor } from '../../../cli/build/compress.ts';
import { isCompressed } from '../../../cli/build/compress-file.mjs';

const test = suite('compressed copies');
let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-compress-'));
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

test('a file gets copies that hold the same bytes', async () => {
  const page = '<p>attention</p>'.repeat(100);
  const files = { 'page.html': page, 'data.json': page, 'list-of-the-whole-site.json': page.repeat(1000) };
  const compressor = startCompressor();
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    compressor.add(join(folder, name));
  }
  await compressor.finish();
  for (const [name, text] of Object.entries(files)) {
    assert.is(String(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))), text);
    assert.is(String(gunzipSync(readFileSync(join(folder, `${name}.gz`)))), text);
  }
});

test('text gets copies, pictures and crumbs get none', () => {
  assert.equal(
    [isCompressed('page.html', 512), isCompressed('photo.jpg', 5000), isCompressed('small.txt', 511)],
    [true, false, false],
  );
  for (const ending of ['css', 'js', 'json', 'svg', 'xml', 'txt', 'webmanifest', 'vtt', 'bib', 'ris'])
    assert.ok(isCompressed(`file.${ending}`, 5000), ending);
});

test('a copy that cannot be written stops the build', async () => {
  const compressor = startCompressor();
  compressor.add(join(folder, 'missing.html'));
  const refusal = await compressor.finish().catch((error: Error) => error.message);
  assert.match(String(refusal), /missing\.html` cannot be opened: it is not there/);
});

test.run();
