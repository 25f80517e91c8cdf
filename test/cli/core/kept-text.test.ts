import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepText, readKept } from '../../../cli/core/kept-text.ts';

for (const isCompressed of [false, true])
  test(`a text comes back as it was, whatever its characters: ${isCompressed ? 'compressed' : 'plain'}`, () => {
    for (const text of ['“Nudge” — Zürich 𝛽\0ιδέα\n', '']) assert.is(readKept(keepText(text, isCompressed)), text);
  });

test('a compressed text holds no more memory than its bytes', () => {
  const kept = keepText('one word. '.repeat(1000), true);
  assert.instance(kept, Uint8Array);
  const { buffer, byteLength } = kept as Uint8Array;
  assert.is(buffer.byteLength, byteLength);
});

test.run();
