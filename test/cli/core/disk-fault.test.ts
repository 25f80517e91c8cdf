import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asDiskFault, atDisk } from '../../../cli/core/disk-fault.ts';

/** The error that a call throws. */
function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

test('what the disk refuses is a sentence with the path, the cause and the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.is(
    asDiskFault(errorOf(() => mkdirSync(join(file, 'below'))))?.message,
    `\`${file}/below\` cannot be made: a file stands where a folder should be. Move the file away.`,
  );
  assert.is(
    asDiskFault(
      errorOf(() => readFileSync(folder)),
      { path: folder },
    )?.message,
    `\`${folder}\` cannot be read: a folder stands where a file should be. Move the folder away.`,
  );
  const long = join(folder, 'a'.repeat(300));
  assert.is(
    asDiskFault(
      errorOf(() => writeFileSync(long, '')),
      { operation: 'written' },
    )?.message,
    `\`${long}\` cannot be written: the name is too long for the disk. Choose a shorter one.`,
  );
  rmSync(folder, { recursive: true });
});

test('an error that names no path takes the one that its caller knows', () => {
  // What Node gives when a file is opened and the disk is full at the first byte.
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  assert.is(asDiskFault(error), null);
  const fault = asDiskFault(error, { path: 'generated/site.json' });
  assert.is(fault?.message, '`generated/site.json` cannot be written: the disk is full. Make room on it.');
  assert.is(fault?.code, 'ENOSPC');
  assert.is(asDiskFault(fault), fault);
});

test('a fault is named by whoever asked the disk, and what is no fault stays what it is', () => {
  const fault = errorOf(() => atDisk('content/a.md', 'written', () => readFileSync('/nowhere/a.tmp')));
  assert.is(
    (fault as Error).message,
    '`content/a.md` cannot be written: it is not there, or the folder around it is gone. Put it back, and try again.',
  );
  const mistake = new TypeError('undefined is not a function');
  assert.is(
    errorOf(() =>
      atDisk('content/a.md', 'written', () => {
        throw mistake;
      }),
    ),
    mistake,
  );
});

test('the place that a file was to get is the one that is named', () => {
  const error = Object.assign(new Error('EXDEV'), { code: 'EROFS', syscall: 'rename', path: 'a.tmp', dest: 'a.json' });
  assert.is(
    asDiskFault(error)?.message,
    '`a.json` cannot be written: the disk is read-only. Make it writable, or choose another place.',
  );
});

test('other errors are no faults of the disk', () => {
  assert.is(asDiskFault(new TypeError('undefined is not a function')), null);
  assert.is(asDiskFault(Object.assign(new Error('no'), { code: 'ECONNREFUSED', path: '/a/socket' })), null);
  assert.is(asDiskFault(Object.assign(new Error('no'), { code: 'ENOENT', path: 'git', syscall: 'spawn git' })), null);
  assert.is(asDiskFault('text'), null);
});

test.run();
