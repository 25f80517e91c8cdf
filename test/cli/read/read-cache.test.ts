import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheReads, noCache } from '../../../cli/read/read-cache.ts';
import type { FolderEntry } from '../../../cli/read/walk.ts';

const written = 1_000_000;
const later = written + 60_000;
const entry = (stamp: string): FolderEntry => ({
  relativePath: 'site.md',
  type: 'file',
  size: 1,
  stamp,
  time: written,
});

/** Gives how often a file was read in a row of readings, each at its time and of a file with its stamp. */
function countReads(readings: readonly (readonly [now: number, stamp: string, file?: string])[]): number {
  let now = 0;
  let reads = 0;
  const remember = cacheReads(() => now);
  for (const [at, stamp, file = 'site.md'] of readings) {
    now = at;
    const expected = `${file} ${stamp}`;
    const value = remember(file, entry(stamp), () => {
      reads += 1;
      return expected;
    });
    assert.is(value, expected);
  }
  return reads;
}

test('a file that is the same is read once', () => {
  assert.is(
    countReads([
      [later, 'a'],
      [later, 'a'],
      [later + 1, 'a'],
    ]),
    1,
  );
});

test('a file that was written, replaced or is another is read again', () => {
  assert.is(
    countReads([
      [later, 'a'],
      [later, 'b'],
      [later, 'a'],
    ]),
    3,
  );
  assert.is(
    countReads([
      [later, 'a'],
      [later, 'a', 'other.md'],
      [later, 'a'],
    ]),
    2,
  );
});

test('a file that was written only just now is read again, since a second write might bear the same time', () => {
  assert.is(
    countReads([
      [written + 10, 'a'],
      [written + 20, 'a'],
      [later, 'a'],
      [later, 'a'],
    ]),
    3,
  );
});

test('what was known of a file is forgotten when it is read in the making', () => {
  assert.is(
    countReads([
      [later, 'a'],
      [written + 10, 'b'],
      [later, 'a'],
    ]),
    3,
  );
});

test('a reading that knows nothing reads everything', () => {
  let reads = 0;
  for (const _ of [1, 2]) noCache('site.md', entry('a'), () => (reads += 1));
  assert.is(reads, 2);
});

test.run();
