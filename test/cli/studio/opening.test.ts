import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFileDraft, listDrafts, readFileDraft } from '../../../cli/studio/app/drafts.ts';
import { head, opened, stage, turn, withStorage, writing } from './store-stage.ts';

test('of two files that were chosen one after the other, the last is open, whichever comes first', async () => {
  const { get, take, answer } = stage();
  void get().open('content/a.md');
  void get().open('content/b.md');
  const first = take('open');
  await answer('open', opened('content/b.md', 'B.\n'));
  await answer('open', opened('content/a.md', 'A.\n'), first);
  assert.is(get().file?.path, 'content/b.md');
});

test('who goes back to the open file before another has come keeps it', async () => {
  const { get, answer } = await writing();
  get().openNamed('content/b.md');
  get().openNamed('content/a.md');
  await answer('open', opened('content/b.md', 'B.\n'));
  assert.is(get().file?.path, 'content/a.md');
});

test('a link that was looked up for long opens nothing after another file was chosen', async () => {
  const { get, take, answer, isAsked } = await writing();
  void get().openAddress('/resources/c');
  const found = take('find');
  get().openNamed('content/b.md');
  await answer('open', opened('content/b.md', 'B.\n'));
  await answer('find', { path: 'content/c.md' }, found);
  assert.not(isAsked('open'));
  assert.is(get().file?.path, 'content/b.md');
});

test('a file is read again without taking away the choice of another', async () => {
  const { get, take, answer, lookAtDisk } = await writing();
  get().openNamed('content/b.md');
  const chosen = take('open');
  await lookAtDisk({ text: `${head}A, by another.\n` });
  await answer('open', opened('content/a.md', 'A, by another.\n'));
  assert.is(get().file?.body, 'A, by another.\n');
  await answer('open', opened('content/b.md', 'B.\n'), chosen);
  assert.is(get().file?.path, 'content/b.md');
});

test('of two texts that another program wrote, the last stays open, whichever comes first', async () => {
  const { get, take, answer, lookAtDisk } = await writing();
  await lookAtDisk({ text: `${head}One.\n` });
  const older = take('open');
  await lookAtDisk({ text: `${head}Two.\n` });
  await answer('open', opened('content/a.md', 'Two.\n'));
  await answer('open', opened('content/a.md', 'One.\n'), older);
  assert.is(get().file?.body, 'Two.\n');
});

test('a dialog about a file closes where another is opened under it, and one about the site stays', async () => {
  const { get, answer } = await writing();
  for (const [name, path, left] of [
    ['picture', 'content/b.md', null],
    ['changes', 'content/c.md', { name: 'changes' }],
  ] as const) {
    get().show({ name });
    get().openNamed(path);
    await answer('open', opened(path, 'Other words.\n'));
    assert.equal(get().dialog, left);
  }
});

test('a file that is read again shows its text on the disk, and not what another tab has not saved', () =>
  withStorage(async () => {
    const { get, answer, lookAtDisk } = await writing('content/a.md', 'A.\n');
    // The browser has one place for the drafts of both tabs.
    const draft = { base: `${head}A.\n`, text: `${head}Another tab.\n` };
    keepFileDraft('content/a.md', draft);
    await lookAtDisk({ text: `${head}B.\n` });
    await answer('open', opened('content/a.md', 'B.\n'));
    assert.is(get().file?.body, 'B.\n');
    assert.is(get().conflict, null);
    assert.equal(readFileDraft('content/a.md'), draft);
  }));

test('what is not saved of one site is not taken for the text of another that had its address', () =>
  withStorage(async () => {
    const [site, other] = ['one', 'other'].map((site) => ({ getElementById: () => ({ dataset: { site } }) }));
    const look = (document: unknown) =>
      Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
    look(site);
    keepFileDraft('content/a.md', { base: 'A.', text: 'Mine.' });
    look(other);
    assert.equal([readFileDraft('content/a.md'), listDrafts()], [null, []]);
    look(site);
    assert.equal(listDrafts(), ['content/a.md']);
    Reflect.deleteProperty(globalThis, 'document');
  }));

test('a dialog about a file stays where that is read again', async () => {
  const { get, answer, lookAtDisk } = await writing();
  get().show({ name: 'picture' });
  await lookAtDisk({ text: `${head}A, by another.\n` });
  await answer('open', opened('content/a.md', 'A, by another.\n'));
  assert.equal(get().dialog, { name: 'picture' });
});

test('a file that could not be asked for is not said to be gone', async () => {
  const { get, take, answer } = await writing();
  get().openNamed('content/b.md');
  take('open').fail(new Error('The program does not answer.'));
  await turn();
  assert.equal([get().failure, get().notice], ['The program does not answer.', '']);
  get().openNamed('content/b.md');
  await answer('open', { ...opened('content/b.md', ''), text: null });
  assert.is(get().notice, '`content/b.md` is not there any more.');
});

test('on a narrow screen the file that is open is shown when it is chosen again', async () => {
  const { get } = await writing();
  get().setPane('files');
  get().openNamed('content/a.md');
  assert.is(get().pane, 'write');
});

test('what was not saved of a file that is gone, or cannot be read, is there when it is opened again', () =>
  withStorage(async () => {
    const draft = { base: `${head}A.\n`, text: `${head}Not saved.\n` };
    for (const found of [{ text: null }, { text: null, fault: 'It has 5 MB.' }]) {
      const { get, answer } = stage();
      keepFileDraft('content/a.md', draft);
      get().openNamed('content/a.md');
      await answer('open', { ...opened('content/a.md', ''), ...found });
      assert.is(get().file?.body, 'Not saved.\n');
      assert.equal(get().conflict, found);
      assert.equal(readFileDraft('content/a.md'), draft);
    }
  }));

test('a file that cannot be read is not said to be gone', async () => {
  const { get, answer } = stage();
  get().openNamed('content/a.md');
  await answer('open', { ...opened('content/a.md', ''), text: null, fault: 'It has 5 MB.' });
  assert.is(get().notice, '`content/a.md`: It has 5 MB.');
});

test('a text that was saved without an answer is not called unsaved when the file changes later', () =>
  withStorage(async () => {
    const { get, answer } = stage();
    keepFileDraft('content/a.md', { base: `${head}A.\n`, text: `${head}Saved.\n` });
    for (const body of ['Saved.\n', 'Of another program.\n']) {
      void get().open('content/a.md');
      await answer('open', opened('content/a.md', body));
      assert.is(get().file?.body, body);
      assert.is(get().conflict, null);
    }
  }));

test('a text that the browser has no room to keep is not left for another file', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    get().setBody('Not saved.\n');
    get().openNamed('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    assert.is(get().file?.body, 'Not saved.\n');
    assert.match(get().failure ?? '', 'Save it first.');
  }));

test.run();
