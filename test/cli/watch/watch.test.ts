import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem, type Problem, startOf } from '../../../cli/core/problem.ts';
import { writeFiles } from '../../../cli/output/write-files.ts';
import { readContent } from '../../../cli/read/content.ts';
import { readShapes } from '../../../cli/read/shapes.ts';
import { describeRebuild, selectNews } from '../../../cli/watch/build-log.ts';
import { type ContentChange, compareContents } from '../../../cli/watch/changes.ts';
import { shortSurveyInterval, watchFolder } from '../../../cli/watch/events.ts';
import { until } from '../../support/until.ts';
import { endWatches, startWatch } from '../../support/watching.ts';
import { topic, workspace } from '../../support/workspace.ts';

const watching: ReturnType<typeof watchFolder>[] = [];

test.after(() => {
  endWatches();
  for (const watcher of watching) void watcher.close();
});

test('no change is lost: saves by renaming, saves in quick succession, a burst, a deleted folder', async () => {
  const site = workspace();
  let isWorking = false;
  let seen = await readContent(site.content);
  const changes: ContentChange[] = [];
  const watcher = watchFolder(site.content, {
    async rebuildSome() {
      assert.not(isWorking);
      return 'more';
    },
    writeLists: async () => true,
    restore: async () => undefined,
    startPolling: () => undefined,
    async rebuildAll() {
      assert.not(isWorking);
      isWorking = true;
      const now = await readContent(site.content);
      changes.push(...compareContents(seen, now));
      seen = now;
      isWorking = false;
      return null;
    },
  });
  watching.push(watcher);
  await watcher.ready;
  const textOf = (path: string) => seen.files.find((file) => file.path === path)?.text;
  const gamma = join(site.content, 'topics/gamma.md');

  writeFileSync(`${gamma}.new~`, 'renamed');
  renameSync(`${gamma}.new~`, gamma);
  await until(() => textOf('content/topics/gamma.md') === 'renamed', 'a save by renaming is seen');
  for (let turn = 0; turn < 100; turn += 1) {
    writeFileSync(gamma, `turn ${turn}`);
    await new Promise((settle) => setTimeout(settle, turn % 7));
  }
  await until(() => textOf('content/topics/gamma.md') === 'turn 99', 'the last of many saves is seen');
  for (let index = 0; index < 200; index += 1) writeFileSync(join(site.content, `references/r${index}.md`), 'x');
  await until(() => seen.files.filter((file) => file.text === 'x').length === 200, 'every file of a burst is seen');
  rmSync(join(site.content, 'papers'), { recursive: true });
  await until(
    () => changes.some(({ path, kind }) => path === 'content/papers/paper-one.md' && kind === 'deleted'),
    'a deleted folder is seen',
  );
  const paper = join(site.content, 'papers/again.md');
  const write = (text: string) => {
    mkdirSync(dirname(paper), { recursive: true });
    writeFileSync(paper, text);
  };
  write('new');
  await until(() => textOf('content/papers/again.md') === 'new', 'a folder that comes back is seen');
  write('newer');
  await until(() => textOf('content/papers/again.md') === 'newer', 'a change in a folder that came back is seen');
  renameSync(site.content, `${site.content}-away`);
  await until(() => seen.files.length === 0, 'content that goes is seen');
  renameSync(`${site.content}-away`, site.content);
  await until(() => textOf('content/papers/again.md') === 'newer', 'content that comes back is seen');
  write('newest');
  await until(() => textOf('content/papers/again.md') === 'newest', 'a change in content that came back is seen');
  for (const place of [dirname(paper), site.content]) {
    cpSync(place, `${place}-copy`, { recursive: true });
    rmSync(place, { recursive: true });
    renameSync(`${place}-copy`, place);
    write(`replaced ${place}`);
    await until(() => textOf('content/papers/again.md') === `replaced ${place}`, 'a folder that is replaced is seen');
    write(`changed ${place}`);
    await until(() => textOf('content/papers/again.md') === `changed ${place}`, 'a change in it is seen');
  }
  await watcher.close();
  site.remove();
});

test('lists that are being written give way to an edit, and are written in the pause after it', async () => {
  const site = workspace();
  const gamma = join(site.content, 'topics/gamma.md');
  const done: string[] = [];
  const watcher = watchFolder(site.content, {
    async rebuildSome() {
      done.push('pages');
      return 'done';
    },
    async writeLists(isInterrupted) {
      const isFirst = !done.includes('part of the lists');
      if (isFirst) writeFileSync(gamma, 'another');
      if (isFirst) await until(isInterrupted, 'the edit interrupts the lists');
      done.push(isFirst ? 'part of the lists' : 'lists');
      return true;
    },
    restore: async () => undefined,
    startPolling: () => undefined,
    rebuildAll: async () => null,
  });
  watching.push(watcher);
  await watcher.ready;
  writeFileSync(gamma, 'one');
  await until(() => done.includes('lists'), 'the lists are written in the end');
  await watcher.close();
  site.remove();
  const firsts = done.filter((one, index) => one !== done[index - 1]);
  assert.equal(firsts, ['pages', 'part of the lists', 'pages', 'lists']);
});

test('a survey that comes due with a rebuild does not begin another one beside it', async () => {
  const site = workspace();
  let isWorking = false;
  let isBeside = false;
  let rebuilds = 0;
  const watcher = watchFolder(
    site.content,
    {
      async rebuildSome() {
        isBeside ||= isWorking;
        return 'nothing';
      },
      writeLists: async () => true,
      restore: async () => undefined,
      startPolling: () => undefined,
      async rebuildAll() {
        isWorking = true;
        for (let turn = 0; turn < 3; turn += 1) await new Promise((settle) => setImmediate(settle));
        isWorking = false;
        rebuilds += 1;
        return rebuilds === 1 ? shortSurveyInterval + 20 : null;
      },
    },
    { polls: true },
  );
  watching.push(watcher);
  await watcher.ready;
  writeFileSync(join(site.content, 'topics/gamma.md'), 'changed');
  // A machine that is busy lets the survey and the rebuild, which is due a little later, come due together.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * shortSurveyInterval);
  await until(() => rebuilds > 1, 'the second rebuild');
  await watcher.close();
  site.remove();
  assert.not(isBeside);
});

test('watch keeps the last good output on a mistake and ends at what a clean compile gives, without drafts', async () => {
  const site = await startWatch({ site: workspace({ 'topics/delta.md': topic('Unseen.', 'draft: true\n') }) });
  const out = site.generated;
  const gamma = join(site.content, 'topics/gamma.md');
  const good = readFileSync(join(out, 'pages/resources/gamma.json'), 'utf8');

  writeFileSync(gamma, topic('See [nothing](/nothing).'));
  await site.hear('content/topics/gamma.md changed: 1 error: the last good version stays\n');
  assert.is(readFileSync(join(out, 'pages/resources/gamma.json'), 'utf8'), good);

  writeFileSync(gamma, topic('See [something](/research).'));
  await site.hear(/^content\/topics\/gamma\.md changed: 1 page, \d+ ms: fixed$/m);
  const { files } = await site.compile();
  assert.is(readFileSync(join(out, 'pages/resources/gamma.json'), 'utf8'), files?.get('pages/resources/gamma.json'));
  for (const list of ['passages.json', 'search.json'])
    await until(() => readFileSync(join(out, list), 'utf8') === files?.get(list), `${list} follows the pages`);
  const all = new Map([...(files ?? []), ...Object.entries(readShapes())]);
  assert.equal(await writeFiles(out, all), { changed: [], removed: [] });
  assert.is(await site.end(), 0);
});

test('a rebuild is told in a line', () => {
  const turn = {
    content: null,
    changes: [],
    problems: [],
    written: ['pages/a.json', 'routes.json'],
    fault: null,
    isGood: true,
    hadErrors: false,
    heldBack: [],
    milliseconds: 13.6,
  };
  const change = (path: string): ContentChange => ({ path, kind: 'changed' });
  assert.is(describeRebuild(turn), 'compiled: 1 page, 14 ms');
  assert.is(
    describeRebuild({ ...turn, changes: [change('content/a.md')], written: [] }),
    'content/a.md changed: nothing to write, 14 ms',
  );
  assert.is(
    describeRebuild({ ...turn, changes: [change('content/a.md')], hadErrors: true }),
    'content/a.md changed: 1 page, 14 ms: fixed',
  );
  const broken: Problem = createProblem('missing-key', 'error', { at: startOf('content/a.md'), reason: 'No.' });
  const mistaken = { ...turn, problems: [broken], written: null };
  assert.is(describeRebuild(mistaken), 'compiled: 1 error: the last good version stays');
  assert.is(describeRebuild({ ...mistaken, isGood: false }), 'compiled: 1 error: there is no good version yet');
  const renamed: ContentChange = { path: 'content/b.md', kind: 'renamed', from: 'content/a.md' };
  assert.is(
    describeRebuild({
      ...turn,
      changes: [renamed, { path: 'content/c.md', kind: 'added' }, { path: 'd', kind: 'deleted' }],
    }),
    'content/a.md renamed to content/b.md, content/c.md added, d deleted: 1 page, 14 ms',
  );
  assert.is(
    describeRebuild({ ...turn, changes: ['a', 'b', 'c', 'd', 'e'].map(change) }),
    'a changed, b changed, c changed and 2 more: 1 page, 14 ms',
  );
});

test('after a save the problems that are new are told, and those of the file that was saved', () => {
  const note = (path: string, reason: string) => createProblem('new-address', 'info', { at: startOf(path), reason });
  const [own, old, fresh] = [
    note('content/a.md', 'One.'),
    note('content/b.md', 'Two.'),
    note('content/c.md', 'Three.'),
  ];
  const changes: ContentChange[] = [{ path: 'content/a.md', kind: 'changed' }];
  const problems = [own, { ...old, line: 7 }, fresh];
  assert.equal(selectNews({ changes, problems }, [own, old]), [own, fresh]);
  assert.equal(selectNews({ changes: [], problems }, []), problems);
});

test('a file that goes and comes back under another name is renamed', async () => {
  const site = workspace();
  const before = await readContent(site.content);
  renameSync(join(site.content, 'topics/gamma.md'), join(site.content, 'topics/zeta.md'));
  site.apply({ 'papers/paper-one.md': null, 'references/new-one.md': 'x' });
  assert.equal(compareContents(before, await readContent(site.content)), [
    { path: 'content/papers/paper-one.md', kind: 'deleted' },
    { path: 'content/references/new-one.md', kind: 'added' },
    { path: 'content/topics/zeta.md', kind: 'renamed', from: 'content/topics/gamma.md' },
  ]);
  site.remove();
});

test.run();
