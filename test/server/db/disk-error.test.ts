import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { explainDiskError } from '../../../server/db/disk-error.ts';
import { classify } from '../../../server/db/errors.ts';

test('a limit on the size of files is storage that is full, and what was kept can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-limit-'));
  const words = [process.execPath, '--import', './typescript.mjs', 'test/support/server/grow-database.ts', folder];
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -f 4000; exec "$0" "$@"', ...words], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.is(stdout, 'true full\ntrue\n', stderr);
});

test('an I/O error of a disk that takes what is written stays one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-limit-'));
  const path = join(folder, 'site.sqlite');
  writeFileSync(path, 'a');
  const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 });
  assert.is(explainDiskError(error, path), error);
  rmSync(folder, { recursive: true });
});

const means: readonly (readonly [code: string, trouble: string])[] = [
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EIO', 'unreachable'],
];
for (const [code, trouble] of means) {
  test(`${code} means that the database is ${trouble}`, () => {
    assert.is(classify(Object.assign(new Error(code), { code })), trouble);
  });
}

test.run();
