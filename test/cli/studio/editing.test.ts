import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFileDraft, readFileDraft } from '../../../cli/studio/app/drafts.ts';
import type { Tree } from '../../../cli/studio/contract.ts';
import { head, nothing, opened, tree, withStorage, writing } from './store-stage.ts';

const mend = {
  title: 'Put `b` for `a`',
  path: 'content/a.md',
  splices: [{ start: head.length + 4, end: head.length + 5, piece: 'b' }],
};

test('a fix finds its words where text was written before them and not read yet', async () => {
  const { get } = await writing('content/a.md', 'The a.\n');
  get().setBody('Look: The a.\n');
  await get().mend(mend);
  assert.is(get().file?.body, 'Look: The b.\n');
});

test('a fix that is pressed twice is made once', async () => {
  const { get } = await writing('content/a.md', 'The a.\n');
  const insertion = { ...mend, splices: [{ start: head.length, end: head.length, piece: 'See. ' }] };
  await get().mend(insertion);
  await get().mend(insertion);
  assert.is(get().file?.body, 'See. The a.\n');
});

test('a fix that lists a publication and is pressed twice lists it once', async () => {
  const { get } = await writing('content/a.md', 'The a.\n');
  const close = head.length - '\n---\n'.length;
  const listing = { ...mend, splices: [{ start: close, end: close, piece: '\nreferences: [doe-2020]' }] };
  await get().mend(listing);
  await get().mend(listing);
  assert.is(get().file?.frontMatter, '---\ntitle: T\nreferences: [doe-2020]\n---\n');
});

test('a fix of words that were changed since is not made', async () => {
  const { get } = await writing('content/a.md', 'The a.\n');
  get().setBody('The apple.\n');
  await get().mend(mend);
  assert.is(get().file?.body, 'The apple.\n');
});

test('an edit that is done closes its own dialog, and none that was opened since', async () => {
  const { get, answer } = await writing();
  get().show({ name: 'new' });
  void get().carry({ action: 'new', kind: 'topic', answers: {} });
  get().show({ name: 'changes' });
  await answer('carry', { status: 'done', notes: ['One is new', 'Look at it'], path: null });
  await answer('tree', tree());
  assert.equal(get().dialog, { name: 'changes' });
  assert.is(get().notice, 'One is new. Look at it.');
});

test('a publication that is added to be cited is offered in the file that is open', async () => {
  const { get, take, answer } = await writing();
  get().show({ name: 'new', cited: 'reference' });
  void get().carry({ action: 'new', kind: 'reference', answers: {} });
  await answer('carry', { status: 'done', notes: ['It is new'], path: 'content/references/doe-2020-study.md' });
  await answer('tree', tree());
  const names = { reference: [{ value: 'doe-2020-study', label: 'A study' }] };
  const read = take('open');
  assert.equal(read.sent, { path: 'content/a.md' });
  await answer('open', { ...opened('content/a.md', 'A.\n'), names }, read);
  assert.equal(get().file?.names, names);
  assert.equal(get().dialog, { name: 'cite', wanted: 'doe-2020-study' });
  assert.is(get().notice, 'It is new.');
});

test('what is written while a file gets another address is there afterwards', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    void get().carry({ action: 'move', path: 'content/a.md', to: 'b' });
    get().setBody('Written meanwhile.\n');
    await answer('carry', { status: 'done', notes: [], path: 'content/b.md' });
    get().setBody('Written meanwhile, and more.\n');
    await answer('tree', tree());
    get().setBody('Written meanwhile, and still more.\n');
    await answer('open', opened('content/b.md', 'A.\n'));
    assert.is(get().file?.path, 'content/b.md');
    assert.is(get().file?.body, 'Written meanwhile, and still more.\n');
  }));

test('a commit closes its own dialog, and none that was opened since', async () => {
  const { get, answer, isAsked } = await writing();
  for (const isOpen of [true, false]) {
    get().show({ name: 'changes' });
    void get().commit({ message: 'Say it better', name: 'Ada', email: 'ada@example.org' });
    if (!isOpen) get().show({ name: 'new' });
    await answer('commit', { status: 'done' });
    assert.equal(get().dialog, isOpen ? null : { name: 'new' });
    assert.is(get().notice, 'Committed. Readers see it once you publish it.');
    assert.ok(isAsked('tree'), 'the marks of what differs from the last commit');
    await answer('tree', tree());
  }
});

test('what is written while a file is taken back is there beside what came back', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    void get().takeBack({ from: 'content/a.md', to: 'content/a.md' });
    get().setBody('Written meanwhile.\n');
    await answer('takeBack', { status: 'done' });
    await answer('tree', tree());
    await answer('disk', { text: `${head}Before.\n` });
    assert.is(get().file?.body, 'Written meanwhile.\n');
    assert.equal(get().conflict, { text: `${head}Before.\n` });
  }));

test('a file that an edit of this tab moves is not said to be taken away by another program', async () => {
  const { get, take, answer, lookAtDisk } = await writing();
  void get().carry({ action: 'move', path: 'content/a.md', to: 'b' });
  const carried = take('carry');
  await lookAtDisk({ text: null });
  assert.is(get().conflict, null);
  await answer('carry', { status: 'done', notes: [], path: 'content/b.md' }, carried);
  await answer('tree', tree());
  await answer('open', opened('content/b.md', 'A.\n'));
  await answer('tree', tree());
  await answer('disk', { text: `${head}By another.\n` });
  await answer('open', opened('content/b.md', 'By another.\n'));
  assert.is(get().file?.body, 'By another.\n');
});

test('a file that is removed is open no more, and nothing unsaved is left of it', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    get().setBody('Written.\n');
    keepFileDraft('content/a.md', { base: null, text: 'Written.' });
    void get().carry({ action: 'remove', path: 'content/a.md', redirect: '', isForced: true });
    await answer('carry', { status: 'done', notes: [], path: null });
    await answer('tree', tree());
    assert.is(get().file, null);
    assert.is(get().pane, 'files');
    assert.is(get().edits, 0);
    assert.is(readFileDraft('content/a.md'), null);
  }));

test('an undo opens the file that was moved or removed, and closes one that was new', () =>
  withStorage(async () => {
    for (const [action, from, to, shown] of [
      ['move', 'content/b.md', 'content/a.md', 'content/b.md'],
      ['remove', 'content/b.md', null, 'content/b.md'],
      ['new', null, 'content/a.md', undefined],
      ['new', null, 'content/c.md', 'content/a.md'],
    ] as const) {
      const { get, answer } = await writing();
      if (action === 'move') get().setBody('Written.\n');
      void get().undo({ id: 0, action, notes: [], from, to });
      await answer('undo', { status: 'done' });
      if (from !== null) await answer('open', opened(from, 'A.\n'));
      await answer('tree', tree());
      assert.equal([get().file?.path, get().notice], [shown, 'Undone.'], action);
      if (action === 'move') assert.is(get().file?.body, 'Written.\n');
    }
  }));

test('an undo that is refused says why, and leaves the open file', async () => {
  const { get, answer } = await writing();
  void get().undo({ id: 0, action: 'new', notes: [], from: null, to: 'content/a.md' });
  await answer('undo', { status: 'refused', reason: 'The files have changed since.' });
  await answer('tree', tree());
  assert.equal([get().file?.path, get().failure], ['content/a.md', 'The files have changed since.']);
});

test('a new file that is taken back is open no more, and one that was there is open as it was', () =>
  withStorage(async () => {
    const file = { path: 'content/a.md' } as Tree['sections'][number]['files'][number];
    for (const from of [null, 'content/a.md']) {
      const { get, take, answer } = await writing();
      void get().takeBack({ from, to: 'content/a.md' });
      const asked = take('takeBack');
      assert.equal(asked.sent, { paths: ['content/a.md'] });
      await answer('takeBack', { status: 'done' }, asked);
      await answer('tree', { ...tree(), sections: [{ title: '', files: from === null ? [] : [file] }] });
      if (from !== null) await answer('open', opened(from, 'Before.\n'));
      assert.equal([get().file?.body, get().notice], [from === null ? undefined : 'Before.\n', 'Taken back.']);
    }
  }));

test('what is not saved of a file that is not open is there after the file is taken back', () =>
  withStorage(async () => {
    const { get, answer } = await writing();
    const draft = { base: 'B.', text: 'Written.' };
    keepFileDraft('content/b.md', draft);
    void get().takeBack({ from: 'content/b.md', to: 'content/b.md' });
    await answer('takeBack', { status: 'done' });
    await answer('tree', tree());
    assert.equal([get().notice, readFileDraft('content/b.md')], ['Taken back.', draft]);
  }));

test('a renamed file is taken back by both its names, and nothing is lost when that is refused', () =>
  withStorage(async () => {
    const { get, take, answer } = await writing();
    const draft = { base: null, text: 'Written.' };
    keepFileDraft('content/b.md', draft);
    void get().takeBack({ from: 'content/b.md', to: 'content/a.md' });
    const asked = take('takeBack');
    assert.equal(asked.sent, { paths: ['content/b.md', 'content/a.md'] });
    await answer('takeBack', { status: 'refused', reason: 'git did not give it back.' }, asked);
    await answer('tree', tree());
    assert.equal([get().file?.path, get().failure], ['content/a.md', 'git did not give it back.']);
    assert.equal(readFileDraft('content/b.md'), draft);
  }));

test('a fix in another file is made on the disk, and then the open text is judged anew', async () => {
  const { get, take, answer, isAsked } = await writing();
  const elsewhere = { ...mend, path: 'content/routes.lock' };
  void get().mend(elsewhere);
  const asked = take('mend');
  assert.equal(asked.sent, { path: 'content/a.md', title: mend.title });
  await answer('mend', { status: 'refused', reason: 'The files have changed meanwhile.' }, asked);
  assert.is(get().failure, 'The files have changed meanwhile.');
  await answer('type', nothing);
  assert.ok(isAsked('tree'));
  assert.is(get().file?.body, 'A.\n');
});

test('an undo that is pressed twice is asked for once', async () => {
  const { get, answer, isAsked } = await writing();
  const edit = { id: 0, action: 'move', notes: [], from: 'content/a.md', to: 'content/b.md' } as const;
  void get().undo(edit);
  void get().undo(edit);
  await answer('undo', { status: 'done' });
  assert.not(isAsked('undo'));
});

test('why an edit or a commit was refused is told at the top if its dialog was closed meanwhile', async () => {
  const { get, answer } = await writing();
  const refused = { status: 'refused', reason: 'A hook waits.' } as const;
  for (const isOpen of [true, false]) {
    get().show({ name: 'changes' });
    void get().commit({ message: 'Say it better', name: 'Ada', email: 'ada@example.org' });
    if (!isOpen) get().show(null);
    await answer('commit', refused);
    assert.is(get().failure, isOpen ? null : refused.reason);
  }
  get().setFailure(null);
  get().show({ name: 'move' });
  void get().carry({ action: 'move', path: 'content/a.md', to: 'b' });
  get().show(null);
  await answer('carry', { ...refused, hint: 'Choose another name.', obstacles: [] });
  assert.is(get().failure, refused.reason);
});

test.run();
