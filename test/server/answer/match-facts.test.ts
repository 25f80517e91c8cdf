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

test('a fact on a paper is not given to a question that does not name the paper', () => {
  const paper = { ...author, id: 'fact:paper', asks: ['When was What It Costs published?'] };
  // Words of films, such as `cost`, say little.
  const weigh = (word: string) => (word === 'publish' || word === 'published' ? 1 : 0.1);
  const index = indexFacts([paper], weigh);
  const isGiven = (message: string) => (index(readQuestion(message, { ...reader, weigh }))[0]?.confidence ?? 0) >= 0.5;
  assert.not.ok(isGiven('How is an explanation tested before it is published?'));
  assert.ok(isGiven('when was “What It Costs” published'));
});

test.run();
