import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { randomId } from '../../../src/lib/random-id.ts';

test('an id has 32 digits, none is like another, and none needs https', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const ids = Array.from({ length: 100 }, randomId);
    for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
    assert.is(new Set(ids).size, ids.length);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});

test.run();
