import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digestOf } from '../../../cli/core/digest.ts';
import { makeEach, openCache, openPack } from '../../../cli/output/cache.ts';
import { plantFaults } from '../../support/disk-faults.ts';

const test = suite('what is kept from build to build');
let folder: string;
test.before.each(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-cache-')), 'kept');
});
test.after.each(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const bytes = Buffer.from('dear to make');
const key = digestOf('what', 'it is made of');

test('what was kept is there for the next build, under the same key alone', () => {
  openCache(folder).keep(key, bytes);
  const cache = openCache(folder);
  assert.equal(cache.take(key), bytes);
  assert.is(cache.take(digestOf('whatit', ' is made of')), null);
});

test('an entry that is cut off, changed or in the place of another is not there', () => {
  const cache = openCache(folder);
  cache.keep(key, bytes);
  const file = join(folder, key);
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[whole.length - 3] = 0;
  for (const damaged of [changed, whole.subarray(0, -1), whole.subarray(0, 10), Buffer.alloc(0), bytes]) {
    writeFileSync(file, damaged);
    assert.is(cache.take(key), null);
  }
  const other = digestOf('other');
  writeFileSync(join(folder, other), whole);
  assert.is(cache.take(other), null);
});

test('a disk that refuses an entry is asked no more, and leaves nothing half', () => {
  const cache = openCache(folder);
  const mend = plantFaults([{ call: 'writeFileSync', code: 'ENOSPC', path: key, times: 1 }]);
  cache.keep(key, bytes);
  cache.keep(digestOf('other'), bytes);
  mend();
  assert.is(cache.take(key), null);
  assert.equal(readdirSync(folder), []);
});

test('a folder that cannot be made keeps nothing and is in nobody’s way', () => {
  writeFileSync(folder, 'a file');
  const cache = openCache(folder);
  cache.keep(key, bytes);
  assert.is(cache.take(key), null);
  cache.prune();
  assert.is(readFileSync(folder, 'utf8'), 'a file');
});

test('a pack holds what its build has asked for and made, and no more', async () => {
  const open = () => openPack<string>(openCache(folder), 'names');
  const first = open();
  assert.equal(await makeEach(['a', 'b'], first, async (places) => places.map((place) => `made ${place}`)), [
    'made 0',
    'made 1',
  ]);
  first.save();
  const asked: number[] = [];
  const second = open();
  const make = async (indexes: readonly number[]) => {
    asked.push(...indexes);
    return indexes.map(() => 'new');
  };
  assert.equal(await makeEach(['b', 'c'], second, make), ['made 1', 'new']);
  assert.equal(asked, [1]);
  second.save();
  assert.equal(await makeEach(['a', 'b', 'c'], open(), make), ['new', 'made 1', 'new']);
});

test('a pack of another name is another, and one that is damaged is empty', () => {
  const pack = openPack<string>(openCache(folder), 'names');
  pack.keep('a', 'kept');
  pack.save();
  assert.is(openPack<string>(openCache(folder), 'names').take('a'), 'kept');
  assert.is(openPack<string>(openCache(folder), 'others').take('a'), undefined);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), readFileSync(join(folder, file)).subarray(0, -1));
  assert.is(openPack<string>(openCache(folder), 'names').take('a'), undefined);
});

test('of what a build did not use as much stays as of what it used, the newest first', () => {
  const earlier = openCache(folder);
  const keys = ['one', 'two', 'three', 'four'].map((name) => digestOf(name));
  for (const [age, key] of keys.entries()) {
    earlier.keep(key, bytes);
    utimesSync(join(folder, key), 1000 - age, 1000 - age);
  }
  writeFileSync(join(folder, 'notes.txt'), 'of somebody else'.repeat(100));
  const [used = '', newest = '', ...older] = keys;
  const cache = openCache(folder);
  cache.take(used);
  cache.take(digestOf('not there'));
  cache.prune();
  assert.equal(
    [used, newest, ...older].map((key) => existsSync(join(folder, key))),
    [true, true, false, false],
  );
  assert.ok(existsSync(join(folder, 'notes.txt')));
});

test.run();
