import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createStudioStore } from '../../../cli/studio/app/store.ts';
import type { Calls, Opened, Tree } from '../../../cli/studio/contract.ts';

type Name = keyof Calls;

interface Asked {
  readonly name: Name;
  readonly sent: unknown;
  readonly settle: (got: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A store whose calls are answered by hand, in any order. */
function stage() {
  const waiting: Asked[] = [];
  const call = (name: Name, sent: unknown) =>
    new Promise<unknown>((settle, fail) => waiting.push({ name, sent, settle, fail })) as Promise<never>;
  const store = createStudioStore({ call });
  /** Takes the call with this name that has waited longest. */
  const take = (name: Name): Asked => {
    const at = waiting.findIndex((one) => one.name === name);
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (found === undefined) throw new Error(`Nobody waits for \`${name}\``);
    return found;
  };
  return {
    store,
    get: store.getState,
    take,
    /** Takes a call, answers it, and lets the store do all that follows from that. */
    async answer<One extends Name>(name: One, got: Calls[One]['got'], asked = take(name)) {
      asked.settle(got);
      await turn();
    },
    isAsked: (name: Name) => waiting.some((one) => one.name === name),
  };
}

/** Every promise that can settle by now has settled after it. */
const turn = () => new Promise((settle) => setImmediate(settle));

const head = '---\ntitle: T\n---\n';
const nothing = { problems: [], shown: null };

function opened(path: string, body: string): Opened {
  return { path, text: head + body, fields: [], names: {}, ...nothing };
}

function tree(errors = 0): Tree {
  return { site: 'S', sections: [], others: [], errors, kinds: [] };
}

/** A store with one file open. */
async function writing(path = 'content/a.md', body = 'A.\n') {
  const own = stage();
  void own.get().open(path);
  await own.answer('open', opened(path, body));
  return own;
}

/** The browser's storage, as long as a test needs it. */
async function withStorage(work: () => Promise<void>): Promise<void> {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
}

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
  const { get, take, answer } = await writing();
  get().openNamed('content/b.md');
  const chosen = take('open');
  void get().checkDisk();
  await answer('tree', tree());
  await answer('disk', { text: `${head}A, by another.\n` });
  await answer('open', opened('content/a.md', 'A, by another.\n'));
  assert.is(get().file?.body, 'A, by another.\n');
  await answer('open', opened('content/b.md', 'B.\n'), chosen);
  assert.is(get().file?.path, 'content/b.md');
});

test('of two texts that another program wrote, the last stays open, whichever comes first', async () => {
  const { get, take, answer } = await writing();
  void get().checkDisk();
  await answer('tree', tree());
  await answer('disk', { text: `${head}One.\n` });
  const older = take('open');
  void get().checkDisk();
  await answer('tree', tree());
  await answer('disk', { text: `${head}Two.\n` });
  await answer('open', opened('content/a.md', 'Two.\n'));
  await answer('open', opened('content/a.md', 'One.\n'), older);
  assert.is(get().file?.body, 'Two.\n');
});

test('a conflict of a file that is no longer open is not told of the one that is', async () => {
  const { get, answer } = await writing();
  get().setBody('A, written.\n');
  void get().save();
  void get().open('content/b.md');
  await answer('open', opened('content/b.md', 'B.\n'));
  await answer('save', { status: 'conflict', disk: `${head}A, by another.\n` });
  assert.is(get().conflict, null);
});

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
  await answer('save', { status: 'saved' });
  await answer('tree', tree());
  assert.not(isSaved);
  const second = take('save');
  assert.equal(second.sent, { path: 'content/a.md', text: `${head}Two.\n`, base: `${head}One.\n` });
  await answer('save', { status: 'saved' }, second);
  await answer('tree', tree());
  assert.ok(isSaved);
});

test('a save that waits for another does not save a file that was opened meanwhile', async () => {
  const { get, answer, isAsked } = await writing();
  get().setBody('One.\n');
  void get().save();
  void get().save();
  void get().open('content/b.md');
  await answer('open', opened('content/b.md', 'B.\n'));
  get().setBody('B, not to be saved.\n');
  await answer('save', { status: 'saved' });
  assert.not(isAsked('save'));
});

test('why a text was not saved stays when the preview of it comes later', async () => {
  const { get, answer } = await writing();
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'refused', reason: 'Another command is at work.' });
  await answer('type', nothing);
  assert.is(get().failure, 'Another command is at work.');
  get().setBody('Two.\n');
  void get().save();
  await answer('save', { status: 'saved' });
  assert.is(get().failure, null);
});

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

test('a fix of words that were changed since is not made', async () => {
  const { get } = await writing('content/a.md', 'The a.\n');
  get().setBody('The apple.\n');
  await get().mend(mend);
  assert.is(get().file?.body, 'The apple.\n');
});

test('a preview of what was written before the other text was taken does not stay in its place', async () => {
  const { get, take, answer } = await writing();
  get().setBody('One.\n');
  const typed = take('type');
  void get().save();
  await answer('save', { status: 'conflict', disk: `${head}By another.\n` });
  void get().resolveConflict('disk');
  await answer('open', opened('content/a.md', 'By another.\n'));
  await answer('type', { problems: [], shown: { path: '/old', page: null, sidebar: null } }, typed);
  await answer('type', { problems: [], shown: { path: '/new', page: null, sidebar: null } });
  assert.is(get().file?.shown?.path, '/new');
});

test('an older list of files does not replace a newer one', async () => {
  const { get, take, answer } = stage();
  void get().readTree();
  void get().readTree();
  const older = take('tree');
  await answer('tree', tree(0));
  await answer('tree', tree(1), older);
  assert.is(get().tree?.errors, 0);
});

test('what the disk held before a save is not taken for a change after it', async () => {
  const { get, take, answer } = await writing();
  void get().checkDisk();
  await answer('tree', tree());
  const before = take('disk');
  get().setBody('One.\n');
  void get().save();
  await answer('save', { status: 'saved' });
  await answer('tree', tree());
  get().setBody('Two.\n');
  await answer('disk', { text: `${head}A.\n` }, before);
  assert.is(get().conflict, null);
  await answer('tree', tree());
  await answer('disk', { text: `${head}One.\n` });
  assert.is(get().conflict, null);
});

test('an edit that is done closes its own dialog, and none that was opened since', async () => {
  const { get, answer } = await writing();
  get().show({ name: 'new' });
  void get().carry({ action: 'new', kind: 'topic', answers: {} });
  get().show({ name: 'changes' });
  await answer('carry', { status: 'done', notes: [], path: null });
  await answer('tree', tree());
  assert.equal(get().dialog, { name: 'changes' });
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

test('what changed before the studio hears of changes is read when it does', async () => {
  const { get, answer, isAsked } = stage();
  void get().readTree();
  await answer('tree', tree(1));
  get().connected();
  assert.ok(isAsked('tree'));
});

test.run();
