import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteOldBackups } from '../../../server/backup/rotate.ts';

const test = suite('old backups');
const at = new Date('2025-06-01T03:00:00.000Z');
let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-backups-'));
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

function hold(...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), '');
}

test('as many of the newest stay as are wished, and every file with another name', async () => {
  hold('site-20250531T030000000Z.dump', 'notes.txt', 'site-20250601T030000000Z.dump', 'site-20250530T030000000Z.dump');
  assert.equal(await deleteOldBackups(folder, 4, at), []);
  assert.equal(await deleteOldBackups(folder, 2, at), ['site-20250530T030000000Z.dump']);
  assert.equal(readdirSync(folder).sort(), [
    'notes.txt',
    'site-20250531T030000000Z.dump',
    'site-20250601T030000000Z.dump',
  ]);
});

test('what another command is writing stays, and what was left behind half a day ago goes', async () => {
  hold(
    'site-20250531T145900000Z.sqlite.unfinished',
    'site-20250531T150100000Z.sqlite.unfinished',
    'site-20250601T030000000Z.sqlite',
    'site-20250601T030001000Z.dump.unfinished',
  );
  assert.equal(await deleteOldBackups(folder, 1, at), []);
  assert.equal(readdirSync(folder).sort(), [
    'site-20250531T150100000Z.sqlite.unfinished',
    'site-20250601T030000000Z.sqlite',
    'site-20250601T030001000Z.dump.unfinished',
  ]);
});

test('a backup that took longer than one begun after it is not deleted by its own command', async () => {
  hold('site-20250531T030000000Z.sqlite', 'site-20250601T030000000Z.sqlite', 'site-20250601T030001000Z.sqlite');
  assert.equal(await deleteOldBackups(folder, 1, at), ['site-20250531T030000000Z.sqlite']);
  assert.equal(readdirSync(folder).sort(), ['site-20250601T030000000Z.sqlite', 'site-20250601T030001000Z.sqlite']);
});

test('commands that delete the same old backups at once all end well', async () => {
  hold('site-20250601T030000000Z.sqlite');
  for (let day = 10; day < 30; day += 1) hold(`site-202505${day}T030000000Z.sqlite`);
  await Promise.all(Array.from({ length: 16 }, () => deleteOldBackups(folder, 1, at)));
  assert.equal(readdirSync(folder), ['site-20250601T030000000Z.sqlite']);
});

test.run();
