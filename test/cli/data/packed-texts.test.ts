import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSamePack, packTexts, readFirst, readSecond } from '../../../cli/data/packed-texts.ts';

test('both texts come back as they were, whatever their characters', () => {
  const pack = packTexts('“Nudge” — Zürich 𝛽', 'ιδέα\n');
  assert.equal([readFirst(pack), readSecond(pack)], ['“Nudge” — Zürich 𝛽', 'ιδέα\n']);
});

test('an empty text comes back empty', () => {
  const pack = packTexts('', 'only');
  assert.equal([readFirst(pack), readSecond(pack)], ['', 'only']);
});

test('packs are the same when both texts are, and not when a text only begins elsewhere', () => {
  assert.is(isSamePack(packTexts('ab', 'c'), packTexts('ab', 'c')), true);
  assert.is(isSamePack(packTexts('ab', 'c'), packTexts('a', 'bc')), false);
  assert.is(isSamePack(packTexts('ab', 'c'), packTexts('ab', 'd')), false);
});

test('a pack holds no more memory than its bytes', () => {
  const { bytes } = packTexts('one word. '.repeat(500), 'one word. '.repeat(500));
  assert.is(bytes.buffer.byteLength, bytes.byteLength);
});

test.run();
