import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '../../../cli/studio/contract.ts';
import { head, nothing, opened, turn, withStorage, writing } from './store-stage.ts';

type Problems = Calls['type']['got']['problems'];

test('a preview that fails is told until the next succeeds', async () => {
  const { get, take, answer } = await writing();
  get().setBody('One.\n');
  take('type').fail(new Error('The disk is full.'));
  await turn();
  assert.is(get().failure, 'The disk is full.');
  get().setBody('Two.\n');
  await answer('type', nothing);
  assert.is(get().failure, null);
});

test('while a preview is on its way none is asked for, and then that of the latest text', async () => {
  const { get, take, answer, isAsked } = await writing();
  get().setBody('One.\n');
  const typed = take('type');
  get().setBody('Two.\n');
  get().setBody('Three.\n');
  assert.not(isAsked('type'));
  await answer('type', nothing, typed);
  assert.equal(take('type').sent, { path: 'content/a.md', text: `${head}Three.\n` });
  assert.not(isAsked('type'));
});

test('a preview of what was written before the other text was taken does not stay in its place', async () => {
  const { get, take, answer } = await writing();
  get().setBody('One.\n');
  const typed = take('type');
  void get().save();
  await answer('save', { status: 'conflict', text: `${head}By another.\n` });
  void get().resolveConflict('disk');
  await answer('open', opened('content/a.md', 'By another.\n'));
  await answer('type', { problems: [], shown: { path: '/old', page: null, sidebar: null } }, typed);
  await answer('type', { problems: [], shown: { path: '/new', page: null, sidebar: null } });
  assert.is(get().file?.shown?.path, '/new');
});

test('a preview is asked for once for each text, and one of a file that was left is not shown for another', () =>
  withStorage(async () => {
    const { get, take, answer, isAsked } = await writing();
    const { loads } = get().file ?? {};
    get().setBody('One.\n');
    const typed = take('type');
    assert.equal(typed.sent, { path: 'content/a.md', text: `${head}One.\n` });
    void get().open('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    const shown = { path: '/a', page: null, sidebar: null };
    await answer('type', { problems: [], shown }, typed);
    assert.is(get().file?.shown, null);
    assert.is.not(get().file?.loads, loads, 'the editor loads the other text');
    get().setBody('Two.\n');
    await answer('type', { problems: [], shown: { ...shown, path: '/b' } });
    assert.is(get().file?.shown?.path, '/b');
    assert.not(isAsked('type'));
  }));

test('what the text cites is listed at the top, one after the other, but not while the list itself is edited', async () => {
  const { get, take, answer, isAsked } = await writing();
  const cited = '[@doe-2020] and [@roe-2021].\n';
  const unlisted = (name: string): Problems[number] => ({
    ...{ path: 'content/a.md', line: 4, column: 1, length: 1, level: 'error', rule: 'citation-not-listed' },
    ...{ reason: 'It is not listed.', hint: null, suggestion: null },
    mends: [
      {
        title: 'List it',
        path: 'content/a.md',
        splices: [{ start: head.length - 4, end: head.length - 4, piece: `# ${name}\n` }],
      },
    ],
  });
  get().setBody(cited);
  await answer('type', { problems: [unlisted('doe-2020'), unlisted('roe-2021')], shown: null });
  const first = take('type');
  assert.equal(first.sent, { path: 'content/a.md', text: `---\ntitle: T\n# doe-2020\n---\n${cited}` });
  await answer('type', nothing, first);
  assert.not(isAsked('type'));
  assert.is(get().file?.body, cited);
  get().setFrontMatter(head);
  await answer('type', { problems: [unlisted('doe-2020')], shown: null });
  assert.is(get().file?.frontMatter, head);
});

test('a text is said to be kept only where the browser keeps it', async () => {
  const { get } = await writing();
  get().setBody('One.\n');
  assert.is(get().file?.isKept, false);
  await withStorage(async () => get().setBody('Two.\n'));
  assert.is(get().file?.isKept, true);
});

test.run();
