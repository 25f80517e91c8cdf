import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSameJoined, joinTexts, readFirst, readSecond } from '../../../cli/data/joined-texts.ts';

for (const isCompressed of [false, true]) {
  const manner = isCompressed ? 'compressed' : 'plain';
  const join = (first: string, second: string) => joinTexts(first, second, isCompressed);

  test(`both texts come back as they were, whatever their characters: ${manner}`, () => {
    const texts = join('“Nudge” — Zürich 𝛽', 'ιδέα\n');
    assert.equal([readFirst(texts), readSecond(texts)], ['“Nudge” — Zürich 𝛽', 'ιδέα\n']);
  });

  test(`an empty text comes back empty: ${manner}`, () => {
    const texts = join('', 'only');
    assert.equal([readFirst(texts), readSecond(texts)], ['', 'only']);
  });

  test(`texts are the same when each is, and not when one only begins elsewhere: ${manner}`, () => {
    assert.is(isSameJoined(join('ab', 'c'), join('ab', 'c')), true);
    assert.is(isSameJoined(join('ab', 'c'), join('a', 'bc')), false);
    assert.is(isSameJoined(join('ab', 'c'), join('ab', 'd')), false);
  });
}

test('compressed texts hold no more memory than their bytes', () => {
  const { joined } = joinTexts('one word. '.repeat(500), 'one word. '.repeat(500), true);
  assert.instance(joined, Uint8Array);
  const { buffer, byteLength } = joined as Uint8Array;
  assert.is(buffer.byteLength, byteLength);
});

test.run();
