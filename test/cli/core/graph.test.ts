import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { derive, deriveEach, input, isSameText, keepSubscribed } from '../../../cli/core/graph.ts';

test('a value that cannot be made throws whenever it is asked for, until something it read is another', () => {
  const text = input('broken');
  const value = derive(() => {
    if (text.get() === 'broken') throw new Error('It is broken.');
    return text.get();
  });
  const after = derive(() => value().length);
  assert.throws(value, 'It is broken.');
  assert.throws(value, 'It is broken.');
  assert.throws(after, 'It is broken.');
  assert.throws(after, 'It is broken.');
  text.set('whole');
  assert.is(after(), 5);
});

test('a change stops at a value that says the same as before', () => {
  const words = input('one two');
  let made = 0;
  const list = derive(() => words.get().split(' ').sort(), isSameText);
  const shown = derive(() => {
    made += 1;
    return list().join();
  });
  shown();
  words.set('two one');
  assert.is(shown(), 'one,two');
  assert.is(made, 1);
  words.set('three');
  assert.is(shown(), 'three');
  assert.is(made, 2);
});

test('ten thousand values that read one value, and one that reads them all, overflow no stack', () => {
  const order = input(0);
  const chain = derive(() => Array.from({ length: 10_000 }, (_, index) => index + order.get()));
  const neighbour = deriveEach((index: number) => chain()[index + 1] ?? -1);
  const all = derive(() => Array.from({ length: 10_000 }, (_, index) => neighbour(index)).reduce((a, b) => a + b));
  const before = all();
  keepSubscribed(all);
  order.set(1);
  assert.is(all(), before + 9_999);
});

test.run();
