import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { topic } from '../../support/workspace.ts';
import { path, studioSuite, text } from './stage.ts';

const test = studioSuite('workbench');

test('what is typed is judged and shown, and nothing of it is on the disk before it is saved', async ({ studio }) => {
  await studio.call('open', { path });
  const typed = await studio.call('type', { path, text: topic('See [one](/nothing).') });
  assert.equal(
    typed.problems.map(({ rule }) => rule),
    ['broken-link'],
  );
  const shown = await studio.call('type', { path, text: topic('Words that are new.') });
  assert.equal(shown.problems, []);
  assert.is(shown.shown?.path, '/resources/gamma');
  assert.match(JSON.stringify(shown.shown?.page), 'Words that are new.');
  assert.is(studio.read('topics/gamma.md'), text);
});

test('who writes in the browser is told of no command for a terminal', async ({ studio }) => {
  studio.write('routes.lock', '/resources/alpha\n');
  const [added] = (await studio.call('type', { path, text: topic('Words.') })).problems;
  assert.equal([added?.rule, added?.hint], ['new-address', null]);
  const wrong = topic('Words.').replace('group: second', 'group: nothing');
  const [unknown] = (await studio.call('type', { path, text: wrong })).problems;
  assert.equal(
    [unknown?.rule, unknown?.hint],
    ['unknown-group', 'Write the name of a file in `groups/`: `first`, `second`.'],
  );
});

test('an entry that is added and not yet filled in is told to be empty, and no more', async ({ studio }) => {
  const [paper = ''] = readdirSync(join(studio.content, 'papers'));
  const begun = studio.read(`papers/${paper}`).replace(/^title:/m, "links: [{ kind: '', href: '' }]\ntitle:");
  const { problems } = await studio.call('type', { path: `content/papers/${paper}`, text: begun });
  assert.equal(
    problems.map(({ reason, hint }) => [reason, hint?.replace(/`.*`/, '…') ?? null]),
    [
      ['`links[1].kind` is empty.', 'It is one of ….'],
      ['`links[1].href` is empty; text is expected.', null],
    ],
  );
});

test('a page with a mistake in it is shown while it can be, beside the sidebar as it was last', async ({ studio }) => {
  const opened = await studio.call('open', { path });
  const { shown } = await studio.call('type', { path, text: topic('See [one](/nothing).') });
  assert.match(JSON.stringify(shown?.page), 'See');
  assert.match(JSON.stringify(shown?.sidebar), '/resources/gamma');
  assert.equal(shown?.sidebar, opened?.shown?.sidebar);
});

test('a page that shows another file with a mistake is not shown until that is mended, and has its own problems', async ({
  studio,
}) => {
  const reference = studio.read('references/doe-2020-study.md');
  const citing = topic('It was found [@doe-2020-study]. See [one](/nothing).', 'references: [doe-2020-study]\n');
  studio.write('references/doe-2020-study.md', reference.replace(/^year: .*$/m, 'year: soon'));
  const broken = await studio.call('type', { path, text: citing });
  assert.equal(
    broken.problems.map(({ rule }) => rule),
    ['broken-link'],
  );
  assert.equal(broken.shown, { path: '/resources/gamma', page: null, sidebar: null });
  studio.write('references/doe-2020-study.md', reference);
  assert.match(JSON.stringify((await studio.call('type', { path, text: citing })).shown?.page), 'It was found');
});

test('a text that was saved or taken back counts as unsaved no more', async ({ studio }) => {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', studio.root, ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
  const wrong = topic('See [one](/nothing).');
  const countErrors = async () => (await studio.call('tree', {})).errors;
  for (const end of [
    () => studio.call('save', { path, text: wrong, base: text }),
    () => studio.call('takeBack', { paths: [path] }),
  ]) {
    await studio.call('type', { path, text: wrong });
    assert.is(await countErrors(), 1);
    assert.equal(await end(), { status: 'done' });
    studio.write('topics/gamma.md', topic('By another program.'));
    assert.is(await countErrors(), 0);
  }
});

test('what another program writes counts at once, even when the page that had the file open is gone', async ({
  studio,
}) => {
  const wrong = topic('See [one](/nothing).');
  const countErrors = async () => (await studio.call('tree', {})).errors;
  await studio.call('type', { path, text: wrong });
  assert.equal(await studio.call('save', { path, text: wrong, base: text }), { status: 'done' });
  // The page has its text judged again once it hears that files have changed.
  await studio.call('type', { path, text: wrong });
  assert.is(await countErrors(), 1);
  studio.write('topics/gamma.md', topic('Mended by another program.'));
  assert.is(await countErrors(), 0);
  assert.equal((await studio.call('type', { path, text: wrong })).problems.length, 1);
  studio.write('topics/alpha.md', studio.read('topics/alpha.md'));
  assert.is(await countErrors(), 1);
});

test('content that could not be read once is read again', async ({ studio }) => {
  const { content } = studio;
  renameSync(content, `${content}-aside`);
  // A link to itself.
  symlinkSync(content, content);
  studio.notify();
  await studio.call('tree', {}).then(
    () => assert.unreachable(),
    (error) => assert.match(error.message, '507 '),
  );
  rmSync(content);
  renameSync(`${content}-aside`, content);
  assert.is((await studio.call('open', { path }))?.text, text);
});

test.run();
