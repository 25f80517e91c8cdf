import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeNamed } from '../../../cli/output/write-named.ts';
import { plantFaults } from '../../support/disk-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-'));
test.after(() => rmSync(folder, { recursive: true }));

test('a file that a person named is written whole, and a link to it stays one', () => {
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  writeNamed(file, 'one');
  symlinkSync(file, link);
  writeNamed(link, 'two');
  assert.is(readFileSync(file, 'utf8'), 'two');
  assert.ok(lstatSync(link).isSymbolicLink());
  assert.equal(readdirSync(folder), ['file', 'link']);
});

test('a file that cannot take its place leaves nothing beside it', () => {
  const file = join(folder, 'kept');
  writeNamed(file, 'old');
  const mend = plantFaults([{ call: 'renameSync', code: 'EACCES', path: '/kept$' }]);
  assert.throws(() => writeNamed(file, 'new'), /`.*kept` cannot be written: permission is denied/);
  mend();
  assert.is(readFileSync(file, 'utf8'), 'old');
  assert.equal(
    readdirSync(folder).filter((name) => name.endsWith('.tmp')),
    [],
  );
});

test('what is no file, such as a pipe to another program, is written to and stays what it is', () => {
  if (process.platform === 'win32') return;
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const end = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  writeNamed(pipe, 'three');
  assert.ok(lstatSync(pipe).isFIFO());
  assert.is(readFileSync(end, 'utf8'), 'three');
  closeSync(end);
});

test.run();
