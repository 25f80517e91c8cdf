import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { head, opened, stage, tree, writing } from './store-stage.ts';

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

test.run();
