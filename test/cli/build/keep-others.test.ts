import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepOthers } from '../../../cli/build/keep-others.ts';
import { replaceSite, restoreSite } from '../../../cli/build/replace-site.ts';
import { listFiles, markName } from '../../../cli/output/mark.ts';
import { plantFaults } from '../../support/disk-faults.ts';

const test = suite('a site in the place of another');
let root: string;
const at = (place: string) => join(root, place);
test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'site-replaced-'));
});
test.after.each(() => rmSync(root, { recursive: true, force: true }));

function fill(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
}

/** Makes a site of some files and puts it in the place of the last one. */
function build(files: Readonly<Record<string, string>>): string[] {
  rmSync(at('next'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) fill({ [`next/site/${path}`]: text });
  const kept = keepOthers(at('dist'), at('next/site'));
  replaceSite(at('dist'), at('next/site'), at('next'));
  return kept;
}

function listSite(): string[] {
  return listFiles(at('dist'))
    .filter((file) => file !== markName)
    .sort();
}

test('what the last build made and this one does not goes; what somebody else put there stays', () => {
  build({ 'index.html': 'one', 'assets/app-1.js': '1' });
  fill({ 'dist/CNAME': 'example.org', 'dist/google/verify.html': 'mine' });
  symlinkSync('index.html', at('dist/start.html'));
  utimesSync(at('dist/CNAME'), 1000, 1000);
  assert.equal(build({ 'index.html': 'two', 'assets/app-2.js': '2' }), []);
  assert.equal(listSite(), ['CNAME', 'assets/app-2.js', 'google/verify.html', 'index.html', 'start.html']);
  assert.is(readFileSync(at('dist/index.html'), 'utf8'), 'two');
  assert.is(readlinkSync(at('dist/start.html')), 'index.html');
  assert.is(statSync(at('dist/CNAME')).mtimeMs, 1_000_000);
  assert.is(existsSync(at('next/old')), false);
  build({ 'index.html': 'three' });
  assert.equal(listSite(), ['CNAME', 'google/verify.html', 'index.html', 'start.html']);
});

test("a file of somebody else's stays in place of one that the site has come to have, and is named", () => {
  build({ 'index.html': 'one' });
  fill({ 'dist/robots.txt': 'mine' });
  assert.equal(build({ 'index.html': 'two', 'robots.txt': 'ours' }), ['robots.txt']);
  assert.is(readFileSync(at('dist/robots.txt'), 'utf8'), 'mine');
});

test('in a folder that is written into by force the files of others stay, but for those of the same name', () => {
  fill({ 'dist/index.html': 'theirs', 'dist/notes.txt': 'theirs' });
  assert.equal(build({ 'index.html': 'ours' }), []);
  assert.equal(listSite(), ['index.html', 'notes.txt']);
  assert.is(readFileSync(at('dist/index.html'), 'utf8'), 'ours');
});

test('a kill between the last site and the new one costs neither: the next build puts the last one back', () => {
  build({ 'index.html': 'one' });
  fill({ 'next/site/index.html': 'two' });
  // Everything that replaceSite does before the kill.
  assert.throws(() => replaceSite(at('dist'), at('nothing'), at('next')));
  assert.equal(listFiles(at('next/old')).sort(), [markName, 'index.html']);
  // The second finds nothing more to do.
  for (const _ of [1, 2]) {
    restoreSite(at('dist'), at('next'));
    assert.is(readFileSync(at('dist/index.html'), 'utf8'), 'one');
  }
  rmSync(at('dist'), { recursive: true });
  restoreSite(at('dist'), at('next'));
  assert.is(existsSync(at('dist')), false);
});

test('a last site that the disk does not let go costs the new one nothing: it stands in its place', () => {
  build({ 'index.html': 'one' });
  const mend = plantFaults([{ call: 'rmSync', code: 'EBUSY', path: 'next/old$' }]);
  fill({ 'next/site/index.html': 'two' });
  try {
    replaceSite(at('dist'), at('next/site'), at('next'));
  } finally {
    mend();
  }
  restoreSite(at('dist'), at('next'));
  assert.is(readFileSync(at('dist/index.html'), 'utf8'), 'two');
  assert.equal(listFiles(at('next/old')).sort(), [markName, 'index.html']);
});

test.run();
