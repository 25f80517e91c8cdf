import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeSite } from '../../../cli/build/write-site.ts';
import { compileInto } from '../../../cli/commands/support/compile-into.ts';
import { plantFaults } from '../../support/disk-faults.ts';
import { applyEdit, randomEdits, type Texts } from '../../support/random-edits.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

const test = suite('a site that is built again');
const runs = process.env.LONG === '1' ? 30 : 1;
/** Each edit is a build. */
const mostEdits = 4;
let parent: string;
let site: Workspace;
/** What the first build keeps: the others need not bundle the app again. */
let bundled: string;
test.before(async () => {
  bundled = mkdtempSync(join(tmpdir(), 'site-bundled-'));
  parent = bundled;
  site = workspace();
  await build('first', 'cache');
  site.remove();
});
test.after(() => rmSync(bundled, { recursive: true, force: true }));
test.before.each(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-again-'));
  site = workspace();
  cpSync(join(bundled, 'cache/build'), join(parent, 'cache/build'), { recursive: true });
});
test.after.each(() => {
  rmSync(parent, { recursive: true, force: true });
  site.remove();
});

/** Builds the content into `out` with what is kept in `cache`; gives every file, or null where a mistake stands in the way. */
async function build(out: string, cache: string): Promise<Map<string, string> | null> {
  const next = mkdtempSync(join(parent, 'next-'));
  const generated = join(parent, `generated-${out}`);
  const folders = { content: site.content, generated, out: join(parent, out), next, cache: join(parent, cache) };
  const flags = { content: site.content, cache: folders.cache, now: '2026-01-01' };
  const built = await writeSite(folders, { cards: true, program: 'program', app: 'app' }, async (hear) => {
    const { written } = await compileInto(generated, flags, hear);
    return written?.files ?? null;
  });
  return built === null ? null : readTree(folders.out);
}

/** Every file below a folder with its bytes. */
function readTree(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

/** The number that the disk knows each file by. */
function readNumbers(out: string): Map<string, number> {
  const names = readdirSync(join(parent, out), { recursive: true, encoding: 'utf8' });
  return new Map(names.map((name) => [name, statSync(join(parent, out, name)).ino]));
}

/** A build into an empty folder with nothing kept. */
async function buildFromNothing(): Promise<Map<string, string> | null> {
  for (const name of ['fresh', 'generated-fresh', 'nothing'])
    rmSync(join(parent, name), { recursive: true, force: true });
  return build('fresh', 'nothing');
}

function readTexts(): Texts {
  const names = readdirSync(site.content, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(site.content, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(site.content, name), 'utf8')]));
}

test('after whatever edits it is what a build from nothing gives, byte for byte', async () => {
  const base = readTexts();
  await fc.assert(
    fc.asyncProperty(randomEdits(base), async (edits) => {
      let texts = base;
      let last = await build('again', 'cache');
      for (const edit of edits.slice(0, mostEdits)) {
        texts = applyEdit(texts, edit);
        rmSync(site.content, { recursive: true });
        mkdirSync(site.content);
        site.apply(Object.fromEntries(texts));
        last = (await build('again', 'cache')) ?? last;
      }
      const clean = await buildFromNothing();
      if (clean !== null) assert.equal(last, clean);
    }),
    { numRuns: runs },
  );
});

test('nothing that was kept can falsify it: entries that are cut off or changed, or others’ files in their place', async () => {
  const first = await build('again', 'cache');
  const kept = join(parent, 'cache/build');
  for (const [index, name] of readdirSync(kept).entries()) {
    const entry = join(kept, name);
    if (index % 2 === 0) truncateSync(entry, Math.floor(statSync(entry).size / 2));
    else
      writeFileSync(
        entry,
        readFileSync(entry).map((byte, at) => (at === 50 ? byte ^ 1 : byte)),
      );
  }
  assert.equal(await build('again', 'cache'), first);
  writeFileSync(join(parent, 'again/robots.txt'), 'of somebody else');
  assert.equal(await build('again', 'cache'), first);
});

test('what an edit leaves as it was is the file of the last site, and nothing else is', async () => {
  const first = await build('again', 'cache');
  const before = readNumbers('again');
  const topic = join(site.content, 'topics/alpha.md');
  writeFileSync(topic, `${readFileSync(topic, 'utf8')}\nA sentence more.\n`);
  const next = (await build('again', 'cache')) ?? new Map();
  const after = readNumbers('again');
  const own = [...next.keys()].filter((name) => name !== '.made-by-site' && !name.startsWith('assets/'));
  assert.equal(
    own.filter((name) => after.get(name) === before.get(name)),
    own.filter((name) => next.get(name) === first?.get(name)),
  );
});

test('the last site cannot falsify it: a file that was written into keeping its day, a disk without links, a file that was claimed', async () => {
  const first = await build('again', 'cache');
  const page = join(parent, 'again/resources/alpha.html');
  const { atime, mtime } = statSync(page);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<TITLE>'));
  utimesSync(page, atime, mtime);
  assert.equal(await build('again', 'cache'), first);
  for (const after of [0, 1]) {
    const mend = plantFaults([{ call: 'linkSync', code: 'EPERM', path: 'again/', after }]);
    assert.equal(await build('again', 'cache').finally(mend), first);
  }
  const mark = join(parent, 'again/.made-by-site');
  writeFileSync(mark, readFileSync(mark, 'utf8').replace('\nrobots.txt\n', '\n'));
  assert.equal(await build('again', 'cache'), first);
});

test('a file that somebody puts in the place of ours is not taken for ours later', async () => {
  const first = await build('again', 'cache');
  const mark = join(parent, 'again/.made-by-site');
  const own = readFileSync(mark, 'utf8');
  writeFileSync(mark, own.replace('\nrobots.txt\n', '\n'));
  writeFileSync(join(parent, 'again/robots.txt'), 'User-agent: *\n'.repeat(100));
  rmSync(join(parent, 'cache'), { recursive: true });
  const theirs = await build('again', 'cache');
  assert.not.equal(theirs, first);
  rmSync(join(parent, 'again'), { recursive: true });
  assert.equal(await build('again', 'cache'), first);
});

test.run();
