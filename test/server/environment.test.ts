import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle } from '../support/server/program.ts';

const test = suite('settings in a file');
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-env-'));
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

test('an `.env` is read, is not needed, and stops the program when it is there and cannot be read', async () => {
  const program = await bundle('server/admin/main.ts');
  const run = () => {
    const env = { PATH: process.env.PATH };
    return spawnSync(process.execPath, [program, 'init'], { cwd: folder, env, encoding: 'utf8' });
  };
  const file = join(folder, '.env');
  // A folder of that name cannot be read by anybody, root included.
  mkdirSync(file);
  const refused = run();
  assert.equal([refused.status, refused.stdout], [1, '']);
  assert.is(refused.stderr, 'The settings in `.env` cannot be read. Let the user of the server read the file.\n');
  rmSync(file, { recursive: true });
  writeFileSync(file, `DATA_DIR=${join(folder, 'elsewhere')}\n`);
  assert.match(run().stderr, `Database: ${join(folder, 'elsewhere', 'site.sqlite')}`);
  rmSync(file);
  assert.match(run().stderr, `Database: ${join(folder, '.data', 'site.sqlite')}`);
});

test.run();
