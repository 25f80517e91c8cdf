import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { markName, writeMark } from '../../../cli/output/mark.ts';
import { readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import { describeRebuild, type Rebuild } from '../../../cli/watch/build-log.ts';
import { watchFolder } from '../../../cli/watch/events.ts';
import { createRebuilder, type RebuiltSome } from '../../../cli/watch/rebuild.ts';
import { applyEdit, type Edit, randomEdits, type Texts } from '../../support/random-edits.ts';
import { until } from '../../support/until.ts';
import { topic, type Workspace, workspace } from '../../support/workspace.ts';

const options = { today: '2026-01-01', withDrafts: true };
const base = readFolder('test/fixtures/base/content');

/** Every file of a folder with its text. A temporary file may go while the folder is read. */
function readFolder(folder: string): Map<string, string> {
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    places.flatMap((place) => {
      const file = join(folder, place);
      try {
        return statSync(file).isFile() ? [[place, readFileSync(file, 'utf8')] as const] : [];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
}

/** Everything that a clean compile of a folder writes; null when there is an error. */
async function compileClean(content: string): Promise<Map<string, string> | null> {
  const { files } = createSite(await readContent(content), options);
  if (files === null) return null;
  const all = [[markName, writeMark('compile')] as const, ...files];
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What somebody does to the files of a folder, in one of the ways in which editors save. */
function save(site: Workspace, texts: Texts, edit: Edit, way: number): Texts {
  for (const [place, text] of Object.entries(edit(texts))) {
    const file = join(site.content, place);
    if (text === null) rmSync(file, { force: true });
    else if (way % 3 === 0) site.apply({ [place]: text });
    else if (way % 3 === 1) writeFileSync(file, text);
    else {
      const beside = join(dirname(file), `${way}.tmp`);
      writeFileSync(beside, text);
      renameSync(beside, file);
    }
  }
  return applyEdit(texts, edit);
}

const pauses = [0, 0, 0, 1, 3, 10, 40, 300];

test('after any sequence of edits the watch leaves what a clean compile gives, in every file', async () => {
  await fc.assert(
    fc.asyncProperty(randomEdits(base), fc.array(fc.nat(99), { minLength: 10, maxLength: 10 }), async (edits, ways) => {
      const site = workspace();
      const out = join(site.root, 'generated');
      const rebuilder = createRebuilder(site.content, out, () => options);
      const watcher = watchFolder(site.content, {
        async rebuildSome(paths) {
          const seen = await rebuilder.rebuildSome(paths);
          return typeof seen === 'object' ? 'done' : seen;
        },
        writeLists: async (isInterrupted) => (await rebuilder.writeLists(isInterrupted)) !== null,
        rebuildAll: async () => (await rebuilder.rebuildAll()).again,
        restore: async () => undefined,
        startPolling: () => undefined,
      });
      try {
        await watcher.ready;
        let texts: Texts = base;
        for (const [index, edit] of edits.entries()) {
          const way = ways[index] ?? 0;
          texts = save(site, texts, edit, way);
          await new Promise((settle) => setTimeout(settle, pauses[way % pauses.length]));
        }
        if ((await compileClean(site.content)) === null)
          save(site, texts, () => Object.fromEntries([...[...texts.keys()].map((place) => [place, null]), ...base]), 1);
        const wanted = await compileClean(site.content);
        assert.ok(wanted !== null);
        const isThere = () => {
          const found = readFolder(out);
          return found.size === wanted.size && [...wanted].every(([path, text]) => found.get(path) === text);
        };
        await until(isThere, () => {
          const found = readFolder(out);
          const other = [...wanted].filter(([path, text]) => found.get(path) !== text).map(([path]) => path);
          return `${other.join()} of ${[...wanted.keys()].join()}; there is ${[...found.keys()].join()}`;
        });
      } finally {
        await watcher.close();
        site.remove();
      }
    }),
    { numRuns: process.env.LONG === '1' ? 60 : 3 },
  );
});

/** What keeps a site's output, after the first time. */
async function begin() {
  const site = workspace();
  const out = join(site.root, 'generated');
  const rebuilder = createRebuilder(site.content, out, () => options);
  await rebuilder.rebuildAll();
  /** What it says once the files have stood still for as long as it asks for. */
  async function take(): Promise<Rebuild | null> {
    const { rebuilt: taken, again } = await rebuilder.rebuildAll();
    if (taken !== null || again === null) return taken;
    await new Promise((settle) => setTimeout(settle, again));
    return take();
  }
  const at = (...places: readonly string[]) =>
    rebuilder.rebuildSome(new Set(places.map((place) => join(site.content, place))));
  return {
    ...site,
    ...rebuilder,
    take,
    out,
    at,
    /** What it says of some files once they have stood still for as long as it asks for. */
    async settle(...places: readonly string[]): Promise<Exclude<RebuiltSome, number>> {
      for (;;) {
        const seen = await at(...places);
        if (typeof seen !== 'number') return seen;
        await new Promise((settle) => setTimeout(settle, seen));
      }
    },
  };
}

const told = (taken: Rebuild | null | 'more' | 'nothing' | number) =>
  taken === null || typeof taken !== 'object' ? taken : describeRebuild({ ...taken, milliseconds: 1 });

test('an edit of the words of a page is written at once, and the lists of words afterwards', async () => {
  const site = await begin();
  const wordsIn = (file: string) => readFileSync(join(site.out, file), 'utf8').includes('Other words.');
  site.apply({
    'topics/gamma.md': readFileSync(join(site.content, 'topics/gamma.md'), 'utf8').concat('\nOther words.\n'),
  });
  assert.is(told(await site.at('topics/gamma.md')), 'content/topics/gamma.md changed: 1 page, 1 ms');
  assert.equal(
    [wordsIn('pages/resources/gamma.json'), wordsIn('search.json'), wordsIn('passages.json')],
    [true, false, false],
  );
  await site.writeLists();
  assert.equal([wordsIn('search.json'), wordsIn('passages.json')], [true, true]);
  assert.equal([...readFolder(site.out)], [...((await compileClean(site.content)) ?? [])]);
  assert.is(await site.take(), null, 'a reading of everything has nothing to add');
  site.remove();
});

test('an edit of any kind is written at once with the pages that show it, and the lists afterwards', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  const changes = [
    { 'topics/gamma.md': text.replace('title: ', 'title: Not ') },
    { 'topics/gamma.md': text.replace('---\n', '---\n# a line more\n') },
    { 'topics/gamma.md': `${text}\n## Another heading\n\nText.\n` },
    { 'topics/new-one.md': text.replace(/^order: .*$/m, 'order: 990') },
    {
      'groups/second.md': readFileSync(join(site.content, 'groups/second.md'), 'utf8').replace(
        'title: ',
        'title: The ',
      ),
    },
    { 'site.md': readFileSync(join(site.content, 'site.md'), 'utf8').replace('title: ', 'title: The ') },
  ];
  for (const change of changes) {
    site.apply(change);
    assert.match(String(told(await site.at(...Object.keys(change)))), /(?:changed|added): /);
    const wanted = await compileClean(site.content);
    const isList = (path: string) => /^(?!site|sidebar|redirects)[^/]*$|^schemas|^pages.references.json$/.test(path);
    const pages = (files: Iterable<readonly [string, string]>) => [...files].filter(([path]) => !isList(path));
    assert.equal(pages(readFolder(site.out)), pages(wanted ?? []));
    await site.writeLists();
    assert.equal([...readFolder(site.out)], [...(wanted ?? [])]);
  }
  site.remove();
});

test('a page that lists others is written with the lists, and told, so that whoever reads it can be shown it', async () => {
  const site = await begin();
  const place = 'references/doe-2020-study.md';
  site.apply({ [place]: readFileSync(join(site.content, place), 'utf8').replace('Shows how it is.', 'Another note.') });
  await site.at(place);
  assert.ok((await site.writeLists())?.includes('pages/references.json'));
  assert.equal(await site.writeLists(), [], 'nothing is written twice');
  site.remove();
});

test('what a new day publishes is written and told, though no file has changed', async () => {
  const site = workspace({ 'topics/gamma.md': topic('Words.', 'publishAt: 2026-01-02\n') });
  const out = join(site.root, 'generated');
  let today = '2026-01-01';
  const rebuilder = createRebuilder(site.content, out, () => ({ today }));
  await rebuilder.rebuildAll();
  const page = 'pages/resources/gamma.json';
  assert.is(readFolder(out).has(page), false);
  assert.is((await rebuilder.rebuildAll()).rebuilt, null);
  today = '2026-01-02';
  assert.is(await rebuilder.rebuildSome(new Set([join(site.content, 'topics/gamma.md')])), 'more');
  assert.match(String(told((await rebuilder.rebuildAll()).rebuilt)), /^compiled: \d+ pages, 1 ms$/);
  assert.is(readFolder(out).has(page), true);
  site.remove();
});

test('what a new day publishes stays when another page is edited on that day', async () => {
  const gamma = { 'topics/gamma.md': topic('Words.', 'publishAt: 2026-01-02\n') };
  const site = workspace({ ...gamma, 'topics/delta.md': topic('Words.').replace('order: 10', 'order: 30') });
  const out = join(site.root, 'generated');
  let today = '2026-01-01';
  const rebuilder = createRebuilder(site.content, out, () => ({ today }));
  await rebuilder.rebuildAll();
  today = '2026-01-02';
  await rebuilder.rebuildAll();
  site.apply({ 'topics/delta.md': topic('Other words.').replace('order: 10', 'order: 30') });
  const edited = await rebuilder.rebuildSome(new Set([join(site.content, 'topics/delta.md')]));
  assert.match(String(told(edited)), 'content/topics/delta.md changed');
  assert.is(readFolder(out).has('pages/resources/gamma.json'), true);
  site.remove();
});

test('lists that an edit interrupts at any moment are whole after the next pause', async () => {
  const site = await begin();
  const place = 'topics/gamma.md';
  const before = readFileSync(join(site.content, place), 'utf8');
  let steps = 0;
  for (let limit = 0; limit <= steps; limit += 4) {
    site.apply({ [place]: before.replace('title: ', `title: Interrupted ${limit} `) });
    await site.at(place);
    steps = 0;
    await site.writeLists(() => steps++ >= limit);
    site.apply({ [place]: before.concat(`\nWords after ${limit} steps.\n`) });
    await site.at(place);
    await site.writeLists();
    assert.equal([...readFolder(site.out)], [...((await compileClean(site.content)) ?? [])]);
  }
  site.remove();
});

test('a mistake, what is gone, a burst and what concerns more than a file are left to a reading of everything', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  const changes = [
    { 'topics/gamma.md': `${text}\nSee [nothing](/nothing).\n` },
    { 'topics/gamma.md': text.slice(0, 30) },
    { 'topics/gamma.md': '' },
    { 'topics/gamma copy.md': text },
    { 'media/picture.svg': '<svg/>' },
    { 'media/picture.svg': null },
    { 'references/doe-2020-study.md': null },
    { topics: null },
  ];
  for (const change of changes) {
    site.apply(change);
    assert.is(await site.settle(...Object.keys(change)), 'more', JSON.stringify(change));
    for (const [place, before] of base) site.apply({ [place]: before });
    site.apply({ 'topics/gamma copy.md': null });
  }
  const burst = [...base].filter(([place]) => /^(?:topics|references)/.test(place)).slice(0, 5);
  site.apply(Object.fromEntries(burst.map(([place, before]) => [place, `${before}\nMore words.\n`])));
  assert.is(await site.at(...burst.map(([place]) => place)), 'more', 'a burst');
  site.remove();
});

test('a file where a folder was is no fault of the program', async () => {
  const site = await begin();
  site.apply({ groups: 'A note.' });
  assert.is(await site.settle('groups/first.md', 'groups/second.md'), 'more');
  site.remove();
});

test('what a survey tells after the events have told it is no burst', async () => {
  const site = await begin();
  const places = [...base.keys()].filter((place) => /^(?:topics|groups|references)/.test(place));
  assert.ok(places.length > 5);
  assert.is(await site.at(...places), 'nothing');
  site.apply({ 'topics/gamma.md': `${base.get('topics/gamma.md')}\nOther words.\n` });
  assert.is(told(await site.at(...places)), 'content/topics/gamma.md changed: 1 page, 1 ms');
  site.remove();
});

test('a page that is gone is removed when it has stayed away for a moment, and not when it comes back', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  site.apply({ 'topics/delta.md': `${readFileSync(join(site.content, 'topics/delta.md'), 'utf8')}\nMore words.\n` });
  await site.at('topics/delta.md');
  site.apply({ 'topics/gamma.md': null });
  const seen = site.at('topics/gamma.md');
  site.apply({ 'topics/gamma.md': text });
  assert.is(await seen, 'more');
  assert.is(await site.at('topics/gamma.md'), 'nothing');
  await site.writeLists();
  assert.equal([...readFolder(site.out)], [...((await compileClean(site.content)) ?? [])]);
  site.apply({ 'topics/gamma.md': null });
  assert.match(String(told(await site.settle('topics/gamma.md'))), 'content/topics/gamma.md deleted: ');
  await site.writeLists();
  assert.equal([...readFolder(site.out)], [...((await compileClean(site.content)) ?? [])]);
  site.remove();
});

test('what an editor keeps for itself and a file that was saved as it was are nothing', async () => {
  const site = await begin();
  site.apply({ 'topics/gamma.md~': 'mine', 'topics/.gamma.md.swp': 'mine' });
  site.apply({ 'topics/gamma.md': readFileSync(join(site.content, 'topics/gamma.md'), 'utf8') });
  assert.is(await site.at('topics/gamma.md~', 'topics/.gamma.md.swp', 'topics/gamma.md', 'topics/gone.tmp'), 'nothing');
  site.remove();
});

test('a file that is read while it is written is no mistake yet', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8').concat('\nThe whole.\n');
  for (const half of ['', text.slice(0, 10), text.slice(0, 100)]) {
    site.apply({ 'topics/gamma.md': half });
    assert.type(await site.at('topics/gamma.md'), 'number');
  }
  site.apply({ 'topics/gamma.md': text });
  assert.is(told(await site.at('topics/gamma.md')), 'content/topics/gamma.md changed: 1 page, 1 ms');
  site.remove();
});

test('a mistake after an edit keeps the last good version, whole', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  site.apply({ 'topics/gamma.md': `${text}\nOther words.\n` });
  const good = await compileClean(site.content);
  await site.at('topics/gamma.md');
  site.apply({ 'topics/gamma.md': `${text}\nSee [nothing](/nothing).\n` });
  assert.is(await site.settle('topics/gamma.md'), 'more');
  assert.is(told(await site.take()), 'content/topics/gamma.md changed: 1 error: the last good version stays');
  assert.equal([...readFolder(site.out)], [...(good ?? [])]);
  await site.writeLists();
  assert.is(await site.at('topics/gamma.md'), 'nothing');
  site.apply({ 'topics/gamma.md': text });
  assert.is(told(await site.at('topics/gamma.md')), 'content/topics/gamma.md changed: 1 page, 1 ms: fixed');
  site.remove();
});

test('beside a mistake the other files are shown as they are, and the wrong one as it was', async () => {
  const site = await begin();
  const [gamma = '', delta = ''] = ['gamma', 'delta'].map((name) =>
    readFileSync(join(site.content, `topics/${name}.md`), 'utf8'),
  );
  for (const wrong of [`${gamma}\nSee [nothing](/nothing).\n`, Buffer.from('\xff', 'latin1')]) {
    site.apply({ 'topics/delta.md': `${delta}\nOther words beside ${wrong.length} bytes.\n` });
    const good = await compileClean(site.content);
    site.apply({ 'topics/gamma.md': wrong });
    assert.match(
      String(told(await site.take())),
      /: 1 error: the last good version of content\/topics\/gamma\.md stays; beside it 1 page, \d+ ms$/,
    );
    assert.equal([...readFolder(site.out)], [...(good ?? [])]);
    site.apply({ 'topics/gamma.md': gamma });
    assert.match(String(told(await site.take())), ': fixed');
    await site.writeLists();
    assert.equal([...readFolder(site.out)], [...(good ?? [])]);
  }
  site.remove();
});

test('where the others are no site without the wrong file, all stays as it was', async () => {
  const site = await begin();
  const good = readFolder(site.out);
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  site.apply({
    'topics/new.md': topic('See [nothing](/nothing).').replace('order: 10', 'order: 990'),
    'topics/gamma.md': `${text}\nSee [the new one](/resources/new).\n`,
  });
  assert.match(String(told(await site.take())), ': the last good version stays');
  assert.equal([...readFolder(site.out)], [...good]);
  site.remove();
});

test('what was removed beside a mistake stays away once the mistake is mended', async () => {
  const site = await begin();
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  site.apply({ 'topics/gamma.md': `${text}\nSee [nothing](/nothing).\n`, 'topics/delta.md': null });
  await site.take();
  site.apply({ 'topics/gamma.md': text });
  assert.match(String(told(await site.at('topics/gamma.md'))), ': fixed');
  await site.writeLists();
  assert.equal([...readFolder(site.out)], [...((await compileClean(site.content)) ?? [])]);
  site.remove();
});

test('after a commit the days of the pages are read with everything', async () => {
  const site = await begin();
  const file = join(site.content, 'topics/gamma.md');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', site.root, '-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
      stdio: 'ignore',
    });
  git('init');
  git('add', 'content');
  git('commit', '-m', 'all');
  writeFileSync(file, readFileSync(file, 'utf8').concat('\nOther words.\n'));
  assert.is(await site.at('topics/gamma.md'), 'more');
  await site.take();
  const { updated } = JSON.parse(readFileSync(join(site.out, 'pages/resources/gamma.json'), 'utf8'));
  assert.match(updated, /^\d{4}-\d{2}-\d{2}$/);
  writeFileSync(file, readFileSync(file, 'utf8').concat('\nMore words.\n'));
  assert.is.not(await site.at('topics/gamma.md'), 'more');
  site.remove();
});

test('editors are offered new names as soon as they exist', async () => {
  const site = await begin();
  const names = () => JSON.parse(readFileSync(join(site.out, 'schemas/topic.json'), 'utf8')).definitions.topic.enum;
  site.apply({ 'topics/new-one.md': topic('A new text.').replace('order: 10', 'order: 990') });
  await site.take();
  assert.ok(names().includes('new-one'));
  site.apply({ 'topics/new-one.md': null });
  await site.take();
  assert.not(names().includes('new-one'));
  site.remove();
});

test.run();
