import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shortenAtSentence, splitTitle } from '../../../../src/features/forum/question-list.ts';

test('a text is cut after a sentence if one ends in time, else between words', () => {
  assert.is(shortenAtSentence('Why? Because it is late.', 10), 'Why?');
  assert.is(shortenAtSentence('Why do people look away', 12), 'Why do …');
  assert.is(shortenAtSentence('Why look away?', 14), 'Why look away?');
});

test('the title of a question is its first line with words, and the rest stands below', () => {
  assert.equal(splitTitle('Why?\nIt is late.'), { title: 'Why?', rest: 'It is late.' });
  assert.equal(splitTitle('\n  \n Why?\n\n  It is late.'), { title: 'Why?', rest: 'It is late.' });
  assert.equal(splitTitle('\u200b\nWhy?'), { title: 'Why?', rest: '' });
});

test('a text without blanks is cut between characters, and none is cut in two', () => {
  const asked = `Oh${'🙂'.repeat(100)}`;
  assert.is(shortenAtSentence(asked, 7), 'Oh🙂🙂 …');
  assert.not.match(splitTitle(`a${asked}`).title, /\p{Cs}/u);
  assert.not.match(splitTitle(asked).title, /\p{Cs}/u);
});

test.run();
