import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { storageSlot } from '../../../src/lib/storage.ts';

test('in a full storage what was written last is read, not what was kept before it was full', () => {
  const full = {
    getItem: () => 'before',
    setItem: () => {
      throw new Error('The storage is full.');
    },
  };
  const slot = storageSlot(() => full as unknown as Storage, 'draft');
  assert.is(slot.read(), 'before');
  slot.write('after');
  assert.is(slot.read(), 'after');
});

test.run();
