import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onOtherTab, storageSlot } from '../../../src/lib/storage.ts';
import { closeWindow, openWindow } from '../../support/dom.ts';

test.after.each(closeWindow);

test('in a full storage what was written last is read, not what was kept before it was full', () => {
  let isFull = true;
  let kept: string | null = 'before';
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      if (isFull) throw new Error('The storage is full.');
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
  const slot = storageSlot(() => storage as unknown as Storage, 'draft');
  assert.is(slot.read(), 'before');
  slot.write('after');
  assert.is(slot.read(), 'after');
  isFull = false;
  slot.write('again');
  assert.equal([slot.read(), kept], ['again', 'again']);
  slot.write(null);
  assert.equal([slot.read(), kept], [null, null]);
});

test('another tab is heard when it changes this key or clears everything, until nobody listens', () => {
  openWindow('https://site.test/');
  let heard = 0;
  const change = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = onOtherTab('draft', () => {
    heard += 1;
  });
  for (const key of ['draft', 'other', null]) change(key);
  assert.is(heard, 2);
  stop();
  change('draft');
  assert.is(heard, 2);
});

test.run();
