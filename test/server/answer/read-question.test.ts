import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEnglish } from '../../../server/answer/english.ts';
import { findWanted, readQuestion, withoutPhrasing } from '../../../server/answer/read-question.ts';

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

test('a capital letter within a question is a name, and weighs as one; a small one or one in front does not', () => {
  const reader = { ...readEnglish(), correct: (word: string) => word, expand: () => [] };
  const weightOf = (message: string) =>
    readQuestion(message, reader).words.find(({ word }) => word === 'r')?.weight ?? 0;
  assert.ok(weightOf('How do I test for communities in R?') > 0);
  for (const message of ['how r communities tested', 'R. Doe tests communities?'])
    assert.is(weightOf(message), 0, message);
});

test('for whom something is to be explained is no part of the question', () => {
  const ages = [
    'to 16 year olds',
    'to 14-year-olds',
    'to 12 year olds',
    'for 10-year-olds',
    'like I am five years old',
    'like I’m five years old',
  ];
  for (const whom of [...ages, 'for teenagers', 'to a child']) {
    assert.is(withoutPhrasing(`explain attention ${whom}`).trim(), 'explain attention', whom);
  }
  assert.match(withoutPhrasing('what does it mean to 64 per cent of voters'), 'to 64 per cent');
});

test('what an example is wanted for ends where it is said what it is of', () => {
  const rest = (message: string) => withoutPhrasing(message).replace(/\s+/g, ' ').trim();
  assert.is(rest('an example we can use for loss aversion'), 'an example for loss aversion');
  assert.is(rest('an example to show that people neglect base rates'), 'an example that people neglect base rates');
  assert.is(rest('an example I could put on the blackboard?'), 'an example ?');
});

test('even when asks for a case and not for a date', () => {
  assert.is(findWanted('even when they were sure?'), 'other');
  assert.is(findWanted('only when it pays?'), 'other');
  assert.is(findWanted('and when was that?'), 'when');
});

test('what a question wants is read with either apostrophe', () => {
  for (const message of ["What's the accuracy of it?", 'What’s the accuracy of it?', 'what was the accuracy?'])
    assert.is(findWanted(message), 'measure', message);
});

test.run();
