import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stage, tree } from './store-stage.ts';

test('an older list of files does not replace a newer one', async () => {
  const { get, take, answer } = stage();
  void get().readTree();
  void get().readTree();
  const older = take('tree');
  await answer('tree', tree(0));
  await answer('tree', tree(1), older);
  assert.is(get().tree?.errors, 0);
});

test.run();
