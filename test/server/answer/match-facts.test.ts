import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexFacts } from '../../../server/answer/match-facts.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';

const author: Passage = {
  kind: 'fact',
  id: 'fact:author',
  path: '/',
  anchor: null,
  page: 'Home',
  heading: null,
  asks: ['Who wrote the book?', 'Who is the author of the book?'],
  text: 'The book is by Ada Moorhead.',
  more: [],
};
/** Every word weighs the same, and means itself. */
const reader = {
  weigh: () => 1,
  correct: (word: string) => word,
  expand: ({ term }: { readonly term: string }) => [{ term, confidence: 1 }],
};
const facts = indexFacts([author], reader.weigh);
const isMeant = (message: string) => (facts(readQuestion(message, reader))[0]?.confidence ?? 0) >= 0.5;

test('a fact answers its own questions', () => {
  assert.ok(isMeant('who wrote the book'));
  assert.ok(isMeant('who is the author of that book?'));
});

test('a fact does not answer a question that asks for something else of the same thing', () => {
  assert.not.ok(isMeant('Did the author of the book paint houses?'));
});

test.run();
