import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Maker, markName, writeMark } from '../../../cli/output/mark.ts';
import { refuseOutput } from '../../../cli/output/refuse-output.ts';

const test = suite('where a command may write');
let root: string;
test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'site-out-'));
  fill('content/topics/a.md');
});
test.after.each(() => rmSync(root, { recursive: true, force: true }));

function fill(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'mine');
  }
}

/** What is said of a folder below the root, with the root left out. */
function judge(place: string, maker: Maker = 'build', force = false): string | null {
  const apart = { 'the content': join(root, 'content') };
  const folder = place.startsWith('/') ? place : join(root, place);
  return refuseOutput({ folder, maker, apart, force })?.replaceAll(`${root}/`, '').replaceAll(root, '.') ?? null;
}

test('an empty folder and one that is not there yet are open', () => {
  mkdirSync(join(root, 'empty'));
  fill('viewed/.DS_Store');
  assert.equal(
    ['empty', 'viewed', 'dist', 'deep/down/dist'].map((place) => judge(place)),
    [null, null, null, null],
  );
});

test('a folder with files of others is closed, says which, and how to force it', () => {
  fill('papers/thesis.pdf');
  assert.is(
    judge('papers'),
    '`papers` holds `thesis.pdf`, which `site build` did not put there. Nothing was written.\n' +
      'Name an empty folder, or write among its files, and replace those of the same name, with `--force`.',
  );
  assert.is(judge('papers', 'build', true), null);
});

test('a folder that the same command made is open, and one that another command made is not', () => {
  fill('made/index.html');
  writeFileSync(join(root, 'made', markName), writeMark('build', ['index.html']));
  assert.is(judge('made', 'build'), null);
  assert.match(judge('made', 'compile') ?? '', '`index.html`, which `site compile` did not put there');
});

test('a compile keeps pages/ for itself, even when it is forced', () => {
  fill('data/pages/novel.json');
  assert.match(judge('data', 'compile', true) ?? '', /`data\/pages` for itself: move that away first\.$/);
  assert.is(judge('data', 'build', true), null);
});

test('the content, what is in it and what is above it are closed by every way that leads there, even when forced', () => {
  symlinkSync(join(root, 'content'), join(root, 'link'));
  symlinkSync(root, join(root, 'content/topics/up'));
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'content/topics'), join(root, 'elsewhere/topics'));
  const closed = {
    content: 'is the same folder as',
    link: 'is the same folder as',
    'elsewhere/../content': 'is the same folder as',
    'content/out': 'lies in',
    'content/topics': 'lies in',
    'link/out/deeper': 'lies in',
    'elsewhere/topics': 'lies in',
    'elsewhere/topics/out': 'lies in',
    '': 'contains',
    'content/..': 'contains',
    'content/topics/up': 'contains',
    '/': 'contains',
  };
  for (const [place, relation] of Object.entries(closed))
    for (const force of [false, true])
      assert.match(judge(place, 'build', force) ?? 'open', `${relation} the content \`content\``, place);
  assert.is(judge('contents'), null);
});

test('a file, a link that leads nowhere and a folder that the system makes up are closed', () => {
  fill('note.txt');
  symlinkSync(join(root, 'gone'), join(root, 'dangling'));
  assert.match(judge('note.txt') ?? '', '`note.txt` is a file.');
  assert.match(judge('note.txt/below') ?? '', '`note.txt` is a file.');
  assert.match(judge('dangling') ?? '', '`dangling` is a symbolic link that leads nowhere.');
  if (process.platform !== 'linux') return;
  for (const place of ['/proc/x', '/proc', '/sys/x/y', '/proc/self/x'])
    assert.match(judge(place, 'build', true) ?? 'open', 'which the system makes up', place);
});

test.run();
