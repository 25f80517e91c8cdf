import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clipDescription } from '../../../cli/edit/start-papers.ts';
import { descriptionLength } from '../../../cli/schema/fields.ts';

const { min, max } = descriptionLength;

test('a description that is too long ends with its last whole word that has room, without a mark after it', () => {
  const words = 'What queues tell of those who stand in them, ';
  const long = words.repeat(4);
  assert.is(clipDescription(long), `${words.repeat(3)}What queues tell of…`);
  assert.is(clipDescription(`${words.repeat(3)}those, difference-in-differences of old`), `${words.repeat(3)}those…`);
  assert.is(clipDescription(words), words, 'there is room for it');
});

test('a title without spaces keeps as much as there is room for, whatever marks stand in it', () => {
  const title = `“注意力:${'漢'.repeat(200)}`;
  assert.is(clipDescription(title), `${title.slice(0, max - 1)}…`);
  const spaced = `“A ${'漢'.repeat(200)}`;
  assert.is(clipDescription(spaced), `${spaced.slice(0, max - 1)}…`, 'a space near the beginning is no place to cut');
});

test('no description ends with half a character, or is shorter than a description may be', () => {
  for (const one of ['𠀀', '漢', '-', '漢-', 'word '])
    for (const before of ['', 'a', `${'a'.repeat(min - 2)} `, `${'a'.repeat(min)} `]) {
      const cut = clipDescription(`${before}漢${one.repeat(200)}`);
      assert.not.match(cut, /\p{Cs}/u, one);
      assert.ok(cut.length <= max && (one === '-' || cut.length >= min), `${cut.length} of ${one}`);
    }
});

test.run();
