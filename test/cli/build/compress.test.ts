import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import { compressFolder } from '../../../cli/build/compress.ts';

test('text gets copies that hold the same bytes, pictures and crumbs get none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-compress-'));
  try {
    mkdirSync(join(folder, 'assets'));
    const page = '<p>attention</p>'.repeat(100);
    for (const name of ['page.html', 'assets/app.js']) writeFileSync(join(folder, name), page);
    writeFileSync(join(folder, 'photo.jpg'), page);
    writeFileSync(join(folder, 'small.txt'), 'x');
    await compressFolder(folder);
    for (const name of ['page.html', 'assets/app.js']) {
      assert.equal(String(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))), page);
      assert.equal(String(gunzipSync(readFileSync(join(folder, `${name}.gz`)))), page);
    }
    for (const name of ['photo.jpg', 'small.txt']) assert.equal(existsSync(join(folder, `${name}.br`)), false, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
