import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem, startOf } from '../../../cli/core/problem.ts';
import { readContent } from '../../../cli/read/content.ts';
import { memoHistory, noHistory, readHistory } from '../../../cli/read/history.ts';
import { createSite } from '../../../cli/site.ts';
import { workspace } from '../../support/workspace.ts';

const root = mkdtempSync(join(tmpdir(), 'history-'));
const repository = join(root, 'repository');

function git(...args: string[]): void {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.test',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.test',
  };
  execFileSync('git', ['-C', repository, ...args], { env: { ...process.env, ...identity }, stdio: 'ignore' });
}

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, 'content', name), text);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git('commit', '-m', 'change');
  delete process.env.GIT_COMMITTER_DATE;
}

test.before(() => {
  mkdirSync(join(repository, 'content'), { recursive: true });
  git('init');
  commit('2024-01-01', { 'a.md': '1', 'b c.md': '1', 'ü.md': '1' });
  commit('2024-02-02', { 'a.md': '2' });
  commit('2024-03-03', { 'ü.md': '2' });
});

test.after(() => rmSync(root, { recursive: true, force: true }));

test('the day of a file is that of its last commit', async () => {
  assert.equal([...(await readHistory(join(repository, 'content'))).days].sort(), [
    ['a.md', '2024-02-02'],
    ['b c.md', '2024-01-01'],
    ['ü.md', '2024-03-03'],
  ]);
});

test('a shallow clone knows no days, because they would be those of the clone', async () => {
  const clone = join(root, 'clone');
  execFileSync('git', ['clone', '--depth', '1', `file://${repository}`, clone], { stdio: 'ignore' });
  assert.equal(await readHistory(join(clone, 'content')), { days: new Map(), isShallow: true });
});

test('a shallow clone is told what it loses, at site.md, and goes on', async () => {
  const origin = workspace();
  const shallow = join(root, 'shallow');
  try {
    const git = (...args: string[]) => execFileSync('git', ['-C', origin.root, ...args], { stdio: 'ignore' });
    git('init');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.test', 'commit', '-m', 'first');
    const read = async (folder: string) => createSite(await readContent(folder), { today: '2026-01-01' });
    assert.equal((await read(origin.content)).problems, []);
    execFileSync('git', ['clone', '--depth', '1', `file://${origin.root}`, shallow], { stdio: 'ignore' });
    const { problems, files } = await read(join(shallow, 'content'));
    assert.ok(files);
    assert.equal(problems, [
      createProblem('shallow-history', 'info', {
        at: startOf('content/site.md'),
        reason:
          'The clone holds a part of the history alone, so git cannot tell when pages were changed: 12 pages are published without that day, and 4 without the box that says how to cite them.',
        hint: 'Bring in the rest with `git fetch --unshallow`; in a workflow on GitHub, write `fetch-depth: 0` below `actions/checkout`.',
      }),
    ]);
  } finally {
    origin.remove();
  }
});

test('outside a repository, and for a folder that is not there, no day is known', async () => {
  assert.equal(await readHistory(root), noHistory);
  assert.equal(await readHistory(join(root, 'nowhere')), noHistory);
  writeFileSync(join(root, 'file'), '');
  assert.equal(await readHistory(join(root, 'file')), noHistory);
});

test('what is remembered of a repository holds until a commit, a checkout or another repository', async () => {
  const content = join(repository, 'content');
  const read = memoHistory();
  const first = read(content);
  assert.is(read(content), first);
  writeFileSync(join(content, 'b c.md'), '2');
  assert.is(read(content), first, 'an edit is no commit');
  commit('2024-04-04', { 'b c.md': '3' });
  const second = read(content);
  assert.is((await second).days.get('b c.md'), '2024-04-04');
  git('checkout', '--detach', 'HEAD~1');
  assert.is((await read(content)).days.get('b c.md'), '2024-01-01');
  git('checkout', '-');
  assert.equal(await read(content), await second);
  renameSync(join(repository, '.git'), join(repository, 'git'));
  assert.equal(await read(content), noHistory);
  renameSync(join(repository, 'git'), join(repository, '.git'));
  assert.equal(await read(content), await second);
});

test('a folder that is named by a link or a relative path knows its repository, and notices its commits', async () => {
  const link = join(root, 'link');
  symlinkSync(join(repository, 'content'), link);
  for (const [number, folder] of [link, relative(process.cwd(), join(repository, 'content'))].entries()) {
    const read = memoHistory();
    assert.is((await read(folder)).days.get('ü.md'), number === 0 ? '2024-03-03' : '2024-06-01');
    commit(`2024-06-0${number + 1}`, { 'ü.md': `${number + 3}` });
    assert.is((await read(folder)).days.get('ü.md'), `2024-06-0${number + 1}`);
  }
});

test('a working tree beside its repository knows its own commits', async () => {
  git('worktree', 'add', join(root, 'beside'));
  const content = join(root, 'beside', 'content');
  const read = memoHistory();
  assert.is((await read(content)).days.get('b c.md'), '2024-04-04');
  writeFileSync(join(content, 'a.md'), '3');
  const day = { ...process.env, GIT_COMMITTER_DATE: '2024-05-05T12:00:00Z' };
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.test'];
  execFileSync('git', ['-C', content, ...identity, 'commit', '-am', 'change'], { env: day, stdio: 'ignore' });
  assert.is((await read(content)).days.get('a.md'), '2024-05-05');
});

test.run();
