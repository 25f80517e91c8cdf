import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuestion } from '../../../server/answer/read-question.ts';

test('a word is looked up once in a message, however often it stands there', () => {
  const corrected: string[] = [];
  const expanded: string[] = [];
  const reader = {
    weigh: () => 1,
    correct: (word: string) => {
      corrected.push(word);
      return word === 'atention' ? 'attention' : word;
    },
    expand: ({ word }: { readonly word: string }) => {
      expanded.push(word);
      return [];
    },
  };
  const { text, words } = readQuestion('Is atention scarce? And is atention costly?', reader);
  assert.is(text, 'Is attention scarce? And is attention costly?');
  assert.equal(
    words.map(({ word }) => word),
    ['attention', 'scarce', 'costly'],
  );
  assert.equal(corrected.sort(), ['atention', 'costly', 'scarce']);
  assert.equal(expanded.sort(), ['attention', 'costly', 'scarce']);
});

test.run();
