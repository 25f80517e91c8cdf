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
const confidenceIn = (message: string) => facts(readQuestion(message, reader))[0]?.confidence ?? 0;
const isMeant = (message: string) => confidenceIn(message) >= 0.5;

test('a fact answers its own questions', () => {
  assert.ok(isMeant('who wrote the book'));
  assert.ok(isMeant('who is the author of that book?'));
});

test('a fact does not answer a question that asks for something else of the same thing', () => {
  assert.not.ok(isMeant('Did the author of the book paint houses?'));
});

test('a fact is less likely with every other word, and unlikely where something else is asked', () => {
  for (const [message, confidence] of [
    ['who wrote the book', '1.00'],
    ['who wrote the long book', '0.90'],
    ['when was the book written', '0.00'],
    ['how many wrote the book', '0.00'],
  ] as const)
    assert.is(confidenceIn(message).toFixed(2), confidence, message);
});

test('a question for an amount is not answered by a fact that tells something else', () => {
  const person = {
    ...author,
    id: 'fact:person',
    asks: ['Who is the doctoral student?', 'Are there doctoral students?'],
  };
  const index = indexFacts([person], reader.weigh);
  for (const message of ['How much are the doctoral students paid?', 'what does a doctoral student earn'])
    assert.is(index(readQuestion(message, reader))[0]?.confidence.toFixed(2), '0.00', message);
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

test('the works of somebody whose name is an empty word are not those of anybody', () => {
  const asks = ['What did He write?', 'Papers by He', 'Which papers are by Tong He?'];
  const index = indexFacts([{ ...author, asks }], reader.weigh);
  const isGiven = (message: string) => (index(readQuestion(message, reader))[0]?.confidence ?? 0) >= 0.5;
  for (const message of ['what did you write?', 'papers please', 'what did he write'])
    assert.not.ok(isGiven(message), message);
  assert.ok(isGiven('which papers are by tong he'));
});

test('what is asked of a year is not answered by a fact on another year, or on all', () => {
  const asks = {
    all: 'List your articles',
    y2021: 'List your articles of 2021',
    y2022: 'List your articles of 2022',
  };
  const index = indexFacts(
    Object.entries(asks).map(([id, ask]) => ({ ...author, id, asks: [ask] })),
    reader.weigh,
  );
  const best = (message: string) => {
    const [first] = [...index(readQuestion(message, reader))].sort((a, b) => b.confidence - a.confidence);
    return first?.passage.id;
  };
  assert.equal(['list your articles', 'list your articles of 2022', 'list your articles since 2021'].map(best), [
    'all',
    'y2022',
    'all',
  ]);
});

test('a fact is found by the word for what is asked, in a question without a question word', () => {
  const asks = [
    ['Can I get the slides of The Next Choice?', 'are the slides of The Next Choice online'],
    ['Is there a video of The Next Choice?', 'has The Next Choice a video'],
    ['Was The Next Choice recorded?', 'Is there a recording of The Next Choice?'],
    ['What is the affiliation of Jane Doe?', 'Jane Doe affiliation'],
    ['Which university is Jane Doe from?', 'at what university is Jane Doe'],
    ['What time does The Next Choice start?', 'at what time will The Next Choice start'],
  ] as const;
  for (const [ask, message] of asks) {
    const [found] = indexFacts([{ ...author, asks: [ask] }], reader.weigh)(readQuestion(message, reader));
    assert.ok((found?.confidence ?? 0) >= 0.5, message);
  }
});

test.run();
