import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { holdContent } from '../../../cli/commands/support/hold-content.ts';
import type { Calls } from '../../../cli/studio/contract.ts';
import { commitChanges } from '../../../cli/studio/git.ts';
import { topic } from '../../support/workspace.ts';
import { path, type StudioStage, studioSuite, text } from './stage.ts';

const test = studioSuite('git');

/** Who makes the commits of the tests. */
const author = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];

/** Commits the whole folder around the content. Gives git, for it. */
function commitAll({ root }: StudioStage): (...args: readonly string[]) => string {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'first');
  return git;
}

test('without git the studio says what that means', async ({ studio }) => {
  const changes = await studio.call('changes', {});
  assert.match(changes.status === 'none' ? changes.reason : '', 'not kept by git');
});

test('what differs from the last commit is shown with a sentence for it, and committed alone', async ({ studio }) => {
  writeFileSync(join(studio.root, 'other.txt'), 'first');
  const git = commitAll(studio);
  git('config', 'user.name', 'Ada Example');
  git('config', 'user.email', 'ada@example.net');
  writeFileSync(join(studio.root, 'other.txt'), 'second');
  await studio.call('save', { path, text: text.replace('first', 'second'), base: text });

  const changes = await studio.call('changes', {});
  assert.ok(changes.status === 'ready');
  assert.is(changes.message, 'Edit “Gamma”');
  assert.equal(changes.author, { name: 'Ada Example', email: 'ada@example.net' });
  assert.equal(
    changes.files[0]?.lines.filter(({ kind }) => kind !== 'same'),
    [
      { kind: 'removed', line: 'A first text.\n' },
      { kind: 'added', line: 'A second text.\n' },
    ],
  );
  const author = { name: 'Ada', email: 'ada@example.org' };
  for (const missing of [{ message: ' ' }, { name: ' ' }, { email: ' ' }])
    assert.is((await studio.call('commit', { message: 'x', ...author, ...missing })).status, 'refused');
  assert.equal(await studio.call('commit', { message: changes.message, ...author }), { status: 'done' });
  assert.is(git('log', '-1', '--format=%s|%an'), 'Edit “Gamma”|Ada\n');
  assert.is(git('status', '--porcelain'), ' M other.txt\n');
});

test('a commit is made with the ignored files of this repository', async ({ studio }) => {
  copyFileSync('.gitignore', join(studio.root, '.gitignore'));
  const git = commitAll(studio);
  await studio.call('save', { path, text: text.replace('first', 'second'), base: text });
  assert.equal(await studio.call('commit', commit), { status: 'done' });
  assert.is(git('show', '--name-only', '--format='), 'content/topics/gamma.md\n');
});

test('what changed since the last commit is taken back, file by file, and nothing else is', async ({ studio }) => {
  const git = commitAll(studio);
  const other = 'content/topics/epsilon.md';
  studio.write('topics/gamma.md', topic('Other words.'));
  studio.apply({ 'topics/epsilon.md': text, 'topics/[g]*.md': text, 'topics/alpha.md': null });
  git('add', '--', 'content/topics/epsilon.md');
  await studio.call('open', { path });

  for (const one of [path, other, 'content/topics/alpha.md'])
    assert.equal(await studio.call('takeBack', { paths: [one] }), { status: 'done' }, one);
  assert.is((await studio.call('open', { path }))?.text, text);
  assert.is(git('status', '--porcelain'), '?? content/topics/[g]*.md\n');
  for (const wrong of [path, 'content/../other.txt', 'content/nothing.md'])
    assert.is((await studio.call('takeBack', { paths: [wrong] })).status, 'refused', wrong);
});

test('a file that got another address is told of in one line, and taken back as one', async ({ studio }) => {
  const git = commitAll(studio);
  await studio.call('carry', { action: 'move', path, to: 'epsilon' });
  const renamed = { from: path, to: 'content/topics/epsilon.md' };
  studio.apply({ 'topics/zeta.md': topic('Other words.'), 'media/line.svg': '<svg/>' });

  const changes = await studio.call('changes', {});
  assert.ok(changes.status === 'ready');
  assert.equal(
    changes.files.map(({ from, to }) => ({ from, to })),
    [
      ...['media/line.svg', 'routes.lock'].map((one) => ({ from: null, to: `content/${one}` })),
      renamed,
      { from: null, to: 'content/topics/zeta.md' },
    ],
  );
  assert.equal(
    changes.files.find(({ from }) => from === path)?.lines.filter(({ kind }) => kind !== 'same'),
    [{ kind: 'added', line: 'aliases: [gamma]\n' }],
  );
  rmSync(join(studio.content, 'topics/zeta.md'));
  const alone = await studio.call('changes', {});
  assert.is(alone.status === 'ready' && alone.message, 'Rename “Gamma”');
  assert.equal(await studio.call('takeBack', { paths: [renamed.from, renamed.to] }), { status: 'done' });
  assert.is(git('status', '--porcelain', '--', 'content/topics'), '');
});

test('the sentence says what became of one file, or of how many', async ({ studio }) => {
  commitAll(studio);
  const suggest = async () => {
    studio.notify();
    const changes = await studio.call('changes', {});
    assert.ok(changes.status === 'ready');
    return changes.message;
  };
  assert.is(await suggest(), '');
  studio.apply({ 'media/plan.pdf': 'A plan.' });
  assert.is(await suggest(), 'Add “plan.pdf”');
  studio.apply({ 'topics/alpha.md': null });
  assert.is(await suggest(), 'Remove “alpha”');
  studio.apply({ 'topics/beta.md': null });
  assert.is(await suggest(), 'Remove 2 files');
  studio.write('topics/gamma.md', topic('Other words.'));
  assert.is(await suggest(), 'Edit 3 files');
});

test('a new file that is gone again, after a commit that failed, is no change', async ({ studio }) => {
  const git = commitAll(studio);
  studio.apply({ 'topics/epsilon.md': text });
  git('add', '--all');
  studio.apply({ 'topics/epsilon.md': null });
  const changes = await studio.call('changes', {});
  assert.equal(changes.status === 'ready' && changes.files, []);
});

test('the changes of many files are told by as few processes as those of one', async ({ studio }) => {
  commitAll(studio);
  const places = readdirSync(join(studio.content, 'topics')).map((name) => `topics/${name}`);
  assert.ok(places.length > 3);
  const trace = join(studio.root, 'trace');
  const countProcesses = async (files: number) => {
    for (const place of places.slice(0, files)) studio.write(place, `${studio.read(place)}\nMöre.\n`);
    rmSync(trace, { force: true });
    process.env.GIT_TRACE2_EVENT = trace;
    const changes = await studio.call('changes', {});
    delete process.env.GIT_TRACE2_EVENT;
    assert.ok(changes.status === 'ready');
    assert.is(changes.files.length, files);
    for (const { lines } of changes.files) assert.ok(lines.every(({ kind }) => kind !== 'removed'));
    const started = readFileSync(trace, 'utf8').match(/.*"event":"start".*/g) ?? [];
    // The days of the files are read beside it, whenever the machine gets to it.
    return started.filter((line) => !/"log"|"--is-shallow-repository"/.test(line)).length;
  };
  const ofOne = await countProcesses(1);
  assert.ok(ofOne);
  assert.is(await countProcesses(places.length), ofOne);
});

test('nothing is taken back or committed while another command edits the content', async ({ studio }) => {
  const git = commitAll(studio);
  studio.write('topics/gamma.md', topic('Other words.'));
  const committed = await callWhileHeld(studio, () => studio.call('commit', commit));
  assert.equal(committed, { before: ' M content/topics/gamma.md\n', answer: { status: 'done' } });
  assert.is(git('show', '--name-only', '--format='), 'content/topics/gamma.md\n');
  studio.write('topics/gamma.md', text);
  const taken = await callWhileHeld(studio, () => studio.call('takeBack', { paths: [path] }));
  assert.equal(taken, { before: ' M content/topics/gamma.md\n', answer: { status: 'done' } });
  assert.is(studio.read('topics/gamma.md'), topic('Other words.'));
});

test('a commit whose hook does not end is stopped, and says why', async ({ studio }) => {
  const git = commitAll(studio);
  studio.write('topics/gamma.md', topic('Other words.'));
  const end = addHook(studio);
  const refused = await commitChanges(studio.content, commit, 200);
  assert.match(refused.status === 'refused' ? refused.reason : '', 'A hook of this repository');
  assert.is(git('log', '--format=%s'), 'first\n');
  end();
});

test('a commit that a hook refuses is refused in its words', async ({ studio }) => {
  commitAll(studio);
  studio.write('topics/gamma.md', topic('Other words.'));
  const hook = join(studio.root, '.git/hooks/pre-commit');
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho "Two words are misspelt." >&2\nexit 1\n', { mode: 0o755 });
  assert.equal(await studio.call('commit', commit), {
    status: 'refused',
    reason: 'git did not take it: Two words are misspelt.',
  });
});

test('a hook of git may check the site that is committed', async ({ studio }) => {
  const git = commitAll(studio);
  const hook = join(studio.root, '.git/hooks/pre-commit');
  mkdirSync(dirname(hook), { recursive: true });
  const check = `node --import ./typescript.mjs cli/main.ts check --content "${studio.content}"`;
  writeFileSync(hook, `#!/bin/sh\ncd "${process.cwd()}" && ${check}\n`, { mode: 0o755 });
  studio.write('topics/gamma.md', topic('See [nothing](/resources/betta).'));
  const refused = await studio.call('commit', commit);
  assert.match(refused.status === 'refused' ? refused.reason : '', 'git did not take it');
  assert.not.match(JSON.stringify(refused), 'is being edited');
  studio.write('topics/gamma.md', topic('Other words.'));
  assert.equal(await studio.call('commit', commit), { status: 'done' });
  assert.is(git('show', 'HEAD:content/topics/gamma.md'), topic('Other words.'));
});

test('a text that is saved while a commit runs waits for it, and is not said to be held by another program', async ({
  studio,
}) => {
  const git = commitAll(studio);
  studio.write('topics/gamma.md', topic('Other words.'));
  const end = addHook(studio);
  const say = process.stderr.write;
  const said: string[] = [];
  process.stderr.write = (words) => said.push(String(words)) > 0;
  const committing = studio.call('commit', commit);
  const saving = studio.call('save', { path, text, base: topic('Other words.') });
  // The text on the disk is read after both calls have come.
  await studio.call('disk', { path });
  end();
  assert.equal(await Promise.all([committing, saving]), [{ status: 'done' }, { status: 'done' }]);
  process.stderr.write = say;
  assert.equal(said, []);
  assert.is(git('show', 'HEAD:content/topics/gamma.md'), topic('Other words.'));
});

test('a commit on no branch is refused, for the way back to a branch would lose it', async ({ studio }) => {
  const git = commitAll(studio);
  git('checkout', '--quiet', '--detach');
  studio.write('topics/gamma.md', topic('Other words.'));
  const refused = await studio.call('commit', commit);
  assert.match(refused.status === 'refused' ? refused.reason : '', 'Choose a branch');
  assert.is(git('log', '--format=%s'), 'first\n');
  git('checkout', '--quiet', '-');
  assert.equal(await studio.call('commit', commit), { status: 'done' });
});

test('a commit in the middle of a merge is refused before anything in the index is taken for chosen', async ({
  studio,
}) => {
  const git = commitAll(studio);
  const first = git('symbolic-ref', '--short', 'HEAD').trim();
  for (const [branch, words] of [
    ['theirs', 'Their words.'],
    [first, 'My words.'],
  ] as const) {
    if (branch !== first) git('branch', branch);
    git('checkout', '--quiet', branch);
    studio.write('topics/gamma.md', topic(words));
    git(...author, 'commit', '--quiet', '--all', '--message', words);
  }
  assert.throws(() => git(...author, 'merge', '--quiet', 'theirs'));
  const refused = await studio.call('commit', commit);
  assert.match(refused.status === 'refused' ? refused.reason : '', 'bringing two versions together');
  assert.is(git('status', '--porcelain', '--', 'content/topics'), 'UU content/topics/gamma.md\n');
});

test('nothing is committed while a version that was taken back waits for a choice', async ({ studio }) => {
  const git = commitAll(studio);
  for (const words of ['Wrong words.', 'Later words.']) {
    studio.write('topics/gamma.md', topic(words));
    git(...author, 'commit', '--quiet', '--all', '--message', words);
  }
  const revert = ['-C', studio.root, ...author, 'revert', '--no-edit', 'HEAD~1'];
  assert.throws(() => execFileSync('git', revert, { stdio: 'pipe' }));
  const refused = await studio.call('commit', commit);
  assert.match(refused.status === 'refused' ? refused.reason : '', 'bringing two versions together');
  assert.is(git('status', '--porcelain', '--', 'content/topics'), 'UU content/topics/gamma.md\n');
});

test('a page that was begun on two computers is taken back to the version of this one', async ({ studio }) => {
  const git = commitAll(studio);
  const first = git('symbolic-ref', '--short', 'HEAD').trim();
  git('branch', 'theirs');
  for (const branch of ['theirs', first]) {
    git('checkout', '--quiet', branch);
    studio.write('topics/risk.md', topic(`Risk, in the words of ${branch}.`));
    git('add', '--all');
    git(...author, 'commit', '--quiet', '--message', branch);
  }
  assert.throws(() => git(...author, 'merge', '--quiet', 'theirs'));
  const risk = 'content/topics/risk.md';
  const changes = await studio.call('changes', {});
  assert.equal(changes.status === 'ready' && changes.files.map(({ from, to }) => [from, to]), [[risk, risk]]);
  assert.equal(await studio.call('takeBack', { paths: [risk] }), { status: 'done' });
  assert.is(studio.read('topics/risk.md'), topic(`Risk, in the words of ${first}.`));
});

test('what changed in a file with a byte order mark, or in UTF-16, is told by its words', async ({ studio }) => {
  const marked = `\uFEFF${text}`;
  for (const bytes of [Buffer.from(marked), Buffer.from(marked, 'utf16le')]) {
    writeFileSync(join(studio.content, 'topics/gamma.md'), bytes);
    const git = commitAll(studio);
    studio.notify();
    await studio.call('save', { path, text: text.replace('first', 'second'), base: text });
    const changes = await studio.call('changes', {});
    const lines = changes.status === 'ready' ? (changes.files[0]?.lines ?? []) : [];
    assert.equal(
      lines.flatMap(({ kind, line }) => (kind === 'same' ? [] : [line])),
      ['A first text.\n', 'A second text.\n'],
    );
    git('checkout', '--quiet', '--', '.');
  }
});

test('each edit that is asked for again under its id is made once, and answered alike', async ({ studio }) => {
  commitAll(studio);
  studio.write('routes.lock', '/resources/alpha\n/resources/gamma\n');
  const scheduled = topic('Words.', 'publishAt: 2027-03-01\n');
  const { problems } = await studio.call('type', { path, text: scheduled });
  const twice = async <Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-studio-call': name };
    const ask = () => studio.ask(`/studio/call/${name}`, { method: 'POST', headers, body: JSON.stringify(sent) });
    const [first, second] = [await ask(), await ask()];
    assert.equal([first.status, first.text], [200, second.text], name);
    return JSON.parse(first.text).status;
  };
  assert.is(await twice('mend', { path, title: problems[0]?.mends[0]?.title ?? '' }), 'done');
  assert.is(await twice('keep', { name: 'a.pdf', data: 'YQ==' }), 'kept');
  assert.is(await twice('carry', { action: 'move', path, to: 'epsilon' }), 'done');
  const { undo } = await studio.call('tree', {});
  assert.is(await twice('undo', { id: undo?.id ?? -1 }), 'done');
  assert.is(await twice('takeBack', { paths: ['content/media/a.pdf'] }), 'done');
  assert.is(await twice('save', { path, text: topic('Other words.'), base: text }), 'done');
  assert.is(await twice('commit', commit), 'done');
});

const commit = { message: 'Say it better', name: 'Ada', email: 'ada@example.org' };

/** Adds a hook to a repository that runs until what it gives is called, or the repository is gone. */
function addHook({ root }: StudioStage): () => void {
  const lasting = join(root, '.git', 'lasting');
  writeFileSync(lasting, '');
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  const script = `#!/bin/sh\nwhile [ -e '${lasting}' ]; do sleep 0.02; done\n`;
  writeFileSync(join(root, '.git/hooks/pre-commit'), script, { mode: 0o755 });
  return () => rmSync(lasting);
}

/** The answer to a call that is made while another command edits the content, and what git says before that has ended. */
async function callWhileHeld<T>(studio: StudioStage, call: () => Promise<T>): Promise<{ before: string; answer: T }> {
  const held = await holdContent(studio.content);
  const say = process.stderr.write;
  const isWaiting = new Promise<string>((settle) => {
    process.stderr.write = (words) => {
      settle(String(words));
      return true;
    };
  });
  const answer = call();
  const first = await Promise.race([isWaiting, answer.then(() => 'It did not wait.')]);
  process.stderr.write = say;
  const status = ['-C', studio.root, 'status', '--porcelain', '--', '.', ':(exclude)content/.site-edit'];
  const before = execFileSync('git', status, { encoding: 'utf8' });
  held.release();
  assert.match(first, 'Waiting for');
  return { before, answer: await answer };
}

test.run();
