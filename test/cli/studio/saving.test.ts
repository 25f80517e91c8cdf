import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFileDraft, readFileDraft } from '../../../cli/studio/app/drafts.ts';
import { head, nothing, opened, stage, tree, withStorage, writing } from './store-stage.ts';

test('a conflict of a file that is no longer open is not told of the one that is', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    get().setBody('A, written.\n');
    void get().save();
    void get().open('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    await answer('save', { status: 'conflict', text: `${head}A, by another.\n` });
    assert.is(get().conflict, null);
  }));

test('a text that is saved while an older one is on its way is saved after it', async () => {
  const { get, take, answer } = await writing();
  get().setBody('One.\n');
  void get().save();
  get().setBody('Two.\n');
  let isSaved = false;
  void get()
    .save()
    .then((saved) => {
      isSaved = saved;
    });
  await answer('save', { status: 'done' });
  await answer('tree', tree());
  assert.not(isSaved);
  const second = take('save');
  assert.equal(second.sent, { path: 'content/a.md', text: `${head}Two.\n`, base: `${head}One.\n` });
  await answer('save', { status: 'done' }, second);
  await answer('tree', tree());
  assert.ok(isSaved);
});

test('a save that waits for another does not save a file that was opened meanwhile', () =>
  withStorage(async () => {
    const { get, answer, isAsked } = await writing();
    get().setBody('One.\n');
    void get().save();
    void get().save();
    void get().open('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    get().setBody('B, not to be saved.\n');
    await answer('save', { status: 'done' });
    assert.not(isAsked('save'));
  }));

test('why a text was not saved stays when the preview of it comes later, and the disk is looked at', async () => {
  const { get, answer, lookAtDisk } = await writing();
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'refused', reason: 'Another command is at work.' });
  await answer('type', nothing);
  await lookAtDisk({ text: `${head}A.\n` });
  assert.is(get().failure, 'Another command is at work.');
  get().setBody('Two.\n');
  void get().save();
  await answer('save', { status: 'done' });
  assert.is(get().failure, null);
});

test('why a text was not saved is not told in a dialog that is opened after it', async () => {
  const { get, answer } = await writing();
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'refused', reason: 'The file has 0.3 MB.' });
  get().show({ name: 'picture' });
  assert.is(get().failure, null);
});

test('what the disk held before a save is not taken for a change after it', async () => {
  const { get, take, answer } = await writing();
  void get().checkDisk();
  await answer('tree', tree());
  const before = take('disk');
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'done' });
  await answer('tree', tree());
  get().setBody('Two.\n');
  await answer('disk', { text: `${head}A.\n` }, before);
  assert.is(get().conflict, null);
  await answer('tree', tree());
  await answer('disk', { text: `${head}One.\n` });
  assert.is(get().conflict, null);
});

test('what the disk has of a file that was left, or does not tell, is no conflict of the open one', () =>
  withStorage(async () => {
    const { get, take, answer } = await writing();
    void get().checkDisk();
    await answer('tree', tree());
    void get().open('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    await answer('disk', { text: null });
    assert.is(get().conflict, null);
    const checking = get().checkDisk();
    await answer('tree', tree());
    take('disk').fail(new Error('The disk is away.'));
    await checking;
    assert.equal([get().conflict, get().file?.path], [null, 'content/b.md']);
  }));

test('what changed before the studio hears of changes is read when it does', async () => {
  const { get, answer, isAsked } = stage();
  void get().readTree();
  await answer('tree', tree(1));
  get().connected();
  assert.ok(isAsked('tree'));
});

test('what is written is kept in the browser after another tab has saved its own text of the file', () =>
  withStorage(async () => {
    const { get, lookAtDisk } = await writing();
    get().setBody('Mine.\n');
    // The other tab has one place for the unsaved text of a file with this one, and empties it when it has saved.
    keepFileDraft('content/a.md', null);
    await lookAtDisk({ text: `${head}Theirs.\n` });
    assert.equal(get().conflict, { text: `${head}Theirs.\n` });
    assert.equal(readFileDraft('content/a.md'), { base: `${head}A.\n`, text: `${head}Mine.\n` });
  }));

test('what is written during a save is kept where another file is opened before the save ends', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    get().setBody('One.\n');
    void get().save();
    get().setBody('One and two.\n');
    void get().open('content/b.md');
    await answer('open', opened('content/b.md', 'B.\n'));
    await answer('save', { status: 'done' });
    assert.equal(readFileDraft('content/a.md'), { base: `${head}One.\n`, text: `${head}One and two.\n` });
  }));

test('a conflict follows what is on the disk, and ends when that is the text that was edited', async () => {
  const { get, lookAtDisk } = await writing();
  get().setBody('Mine.\n');
  for (const [text, conflict] of [
    [`${head}Theirs.\n`, { text: `${head}Theirs.\n` }],
    [`${head}Theirs, later.\n`, { text: `${head}Theirs, later.\n` }],
    [null, { text: null }],
    [`${head}A.\n`, null],
  ] as const) {
    await lookAtDisk({ text });
    assert.equal(get().conflict, conflict);
  }
});

test('a text that was saved has no conflict any more', async () => {
  const { get, answer, lookAtDisk } = await writing();
  get().setBody('Mine.\n');
  await lookAtDisk({ text: null });
  // The file has come back before the studio hears of it.
  void get().save();
  await answer('save', { status: 'done' });
  assert.is(get().conflict, null);
});

test('a conflict ends with the own text over the other, or with the other one', () =>
  withStorage(async () => {
    for (const theirs of [`${head}Theirs.\n`, null]) {
      const { get, take, answer, isAsked } = await writing();
      const collide = async (body: string) => {
        get().setBody(body);
        void get().save();
        await answer('save', { status: 'conflict', text: theirs });
      };
      await collide('Mine.\n');
      void get().resolveConflict('mine');
      const saved = take('save');
      assert.equal(saved.sent, { path: 'content/a.md', text: `${head}Mine.\n`, base: theirs });
      await answer('save', { status: 'done' }, saved);
      await answer('tree', tree());
      assert.is(get().conflict, null);

      await collide('Mine, later.\n');
      keepFileDraft('content/a.md', { base: null, text: 'Mine.' });
      void get().resolveConflict('disk');
      assert.is(readFileDraft('content/a.md'), null);
      assert.is(get().conflict, null);
      assert.is(get().file?.body, theirs === null ? undefined : 'Theirs.\n');
      assert.is(isAsked('open'), theirs !== null);
    }
  }));

test('another program that has written the very text that is not saved has saved it', async () => {
  const { get, lookAtDisk } = await writing();
  get().setBody('Mine.\n');
  for (const text of [`${head}Theirs.\n`, `${head}Mine.\n`]) await lookAtDisk({ text });
  assert.is(get().conflict, null);
  assert.is(get().file?.base, `${head}Mine.\n`);
});

test('a file that was taken away with nothing unsaved leaves no unsaved text behind', () =>
  withStorage(async () => {
    const { get, lookAtDisk } = await writing();
    await lookAtDisk({ text: null });
    assert.equal(get().conflict, { text: null });
    assert.is(readFileDraft('content/a.md'), null);
  }));

test('a text is not said to be saved while it is on its way, because an earlier one was', async () => {
  const { get, answer } = await writing();
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'done' });
  await answer('tree', tree());
  assert.is(get().saved, 'Saved.');
  get().setBody('Two.\n');
  void get().save();
  assert.equal([get().saved, get().isSaving], ['', true]);
  await answer('save', { status: 'done' });
  assert.is(get().isSaving, false);
});

test.run();
