import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutSnippet, markWords } from '../../../../src/features/search/marks.ts';

const show = (parts: readonly { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test('whole words are marked as they are written, whatever their accents and capitals', () => {
  assert.is(
    show(markWords('Almås, and ALMAS; not almasty.', new Set(['almas']))),
    '[Almås], and [ALMAS]; not almasty.',
  );
});

test('nothing of a text is lost by marking it', () => {
  const text = '“Choice” — 3:1, choice!';
  assert.is(
    markWords(text, new Set(['choice']))
      .map((part) => part.text)
      .join(''),
    text,
  );
});

test('a snippet shows the first hit with words before and after it', () => {
  const text = `${'before '.repeat(40)}target ${'after '.repeat(40)}`;
  const snippet = show(cutSnippet(markWords(text, new Set(['target'])), 60));
  assert.is(snippet, '… before before [target] after after after after after after …');
});

test('a snippet without a hit is the beginning, and a short text stays whole', () => {
  assert.is(show(cutSnippet(markWords('one two three four five', new Set()), 12)), 'one two …');
  assert.is(show(cutSnippet(markWords('one two', new Set(['two'])), 60)), 'one [two]');
});

test('a snippet cuts no character in two', () => {
  const snippet = show(cutSnippet(markWords(`${'🙂'.repeat(40)}target${'🙂'.repeat(40)}`, new Set(['target'])), 61));
  assert.match(snippet, '🙂[target]🙂');
  assert.not.match(snippet, /\p{Cs}/u);
});

test.run();
