import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeFootnote } from '../../../cli/studio/app/footnote.ts';

/** The text with a new footnote, and the words that are selected. */
function write(text: string, at: number) {
  const { start, piece, words: from, length } = writeFootnote(text, at);
  return [text.slice(0, start) + piece, piece.slice(from, from + length)];
}

const words = 'The words of the note.';

test('a footnote has its mark where one writes, and its words at the end', () => {
  assert.equal(write('One. Two.\n', 4), [`One.[^a] Two.\n\n[^a]: ${words}\n`, words]);
});

test('the letter of a new footnote is free', () => {
  const text = 'One.[^a] Two.[^note]\n\n[^a]: First.\n\n[^note]: Second.';
  assert.equal(write(text, 4), [
    `One.[^b][^a] Two.[^note]\n\n[^a]: First.\n\n[^note]: Second.\n\n[^b]: ${words}\n`,
    words,
  ]);
});

test('a mark behind the last line belongs to the last words', () => {
  assert.equal(write('One.\n\n\n', 7), [`One.[^a]\n\n[^a]: ${words}\n`, words]);
  assert.equal(write('', 0), [`[^a]\n\n[^a]: ${words}\n`, words]);
});

test.run();
