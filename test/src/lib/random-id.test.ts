import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { randomId } from '../../../src/lib/random-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID', () => {
  assert.match(randomId(), uuid);
  assert.is.not(randomId(), randomId());
});

test('an id is a random UUID on plain http too, where crypto.randomUUID is missing', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    assert.match(randomId(), uuid);
    assert.is.not(randomId(), randomId());
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});

test.run();
