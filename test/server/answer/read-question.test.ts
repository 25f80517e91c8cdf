import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuestion } from '../../../server/answer/read-question.ts';

test('a word is corrected once in a message, however often it stands there', () => {
  const corrected: string[] = [];
  const reader = {
    weigh: () => 1,
    correct: (word: string) => {
      corrected.push(word);
      return word === 'atention' ? 'attention' : word;
    },
    expand: () => [],
  };
  const { text, words } = readQuestion('Is atention scarce? And is atention costly?', reader);
  assert.is(text, 'Is attention scarce? And is attention costly?');
  assert.equal(
    words.map(({ word }) => word),
    ['attention', 'scarce', 'costly'],
  );
  assert.equal(corrected.sort(), ['atention', 'costly', 'scarce']);
});

test.run();
