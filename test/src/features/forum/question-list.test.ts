import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  joinQuestions,
  queryOf,
  readFilter,
  shortenAtSentence,
  splitTitle,
} from '../../../../src/features/forum/question-list.ts';

test('a text is cut after a sentence if one ends in time, else between words', () => {
  assert.is(shortenAtSentence('Why? Because it is late.', 10), 'Why?');
  assert.is(shortenAtSentence('Why do people look away', 12), 'Why do …');
  assert.is(shortenAtSentence('Why look away?', 14), 'Why look away?');
  assert.is(shortenAtSentence(' Why  look \t away? ', 14), 'Why look away?');
});

test('the title of a question is its first line with words, and the rest stands below', () => {
  assert.equal(splitTitle('Why?\nIt is late.'), { title: 'Why?', rest: 'It is late.' });
  assert.equal(splitTitle('\n  \n Why?\n\n  It is late.'), { title: 'Why?', rest: 'It is late.' });
  assert.equal(splitTitle('\u200b\nWhy?'), { title: 'Why?', rest: '' });
});

test('a title that is only the beginning of a line leaves the whole text below', () => {
  const asked = 'Why do people look away '.repeat(10).trim();
  const { title, rest } = splitTitle(asked);
  assert.match(title, / …$/);
  assert.is(rest, asked);
});

test('questions stand from the oldest on, in whatever order a backend sends them, and each once', () => {
  const at = (_id: string, day: number, text = '') => ({ _id, text, createdAt: `2025-03-1${day}` });
  const joined = joinQuestions([at('c', 3), at('a', 1, 'old')], [at('e', 3), at('b', 2), at('a', 1, 'new')]);
  assert.equal(joined, [at('a', 1, 'new'), at('b', 2), at('c', 3), at('e', 3)]);
});

test('a filter stands in the address, and any other word in its place is none', () => {
  for (const filter of ['all', 'answered', 'unanswered'] as const) assert.is(readFilter(queryOf({ filter })), filter);
  assert.equal([queryOf({ filter: 'all' }), readFilter('?show=hidden')], ['', 'all']);
});

test('a text without blanks is cut between characters, and none is cut in two', () => {
  const asked = `Oh${'🙂'.repeat(100)}`;
  assert.is(shortenAtSentence(asked, 7), 'Oh🙂🙂 …');
  assert.not.match(splitTitle(`a${asked}`).title, /\p{Cs}/u);
  assert.not.match(splitTitle(asked).title, /\p{Cs}/u);
});

test.run();
