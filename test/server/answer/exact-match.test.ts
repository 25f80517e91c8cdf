import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexExactMatches } from '../../../server/answer/exact-match.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const write = (id: string, ...asks: string[]): Passage => ({
  kind: 'term',
  id,
  path: '/resources/foundation',
  anchor: null,
  page: 'Foundations',
  heading: null,
  asks,
  text: id,
  more: [],
});
const find = indexExactMatches([
  write('nudge', 'What is nudge?', 'What does nudge mean?'),
  write('curve', 'What is decision curve?'),
  write('curves', 'What is a decision curve?'),
]);
const idOf = (question: string) => find(question)?.id;

test('a question is the same with other signs, in capitals, and with or without articles', () => {
  for (const question of ['what is nudge', 'WHAT IS A NUDGE?', 'What does “a nudge” mean?']) {
    assert.is(idOf(question), 'nudge', question);
  }
  assert.is(idOf('What is another nudge?'), undefined);
  assert.is(idOf('What is a nudger?'), undefined);
});

test('a question is the same for one thing and for several', () => {
  for (const question of ['What are nudges?', 'what’s a nudge', 'whats nudges'])
    assert.is(idOf(question), 'nudge', question);
  assert.is(idOf('what are decision curves'), 'curve');
});

test('the works of somebody whose name is an empty word are not those of anybody', () => {
  const works = { ...write('works', 'What did He write?', 'Papers by Tong He'), kind: 'fact' } as const;
  const findWorks = indexExactMatches([works]);
  assert.is(findWorks('what did he write'), undefined);
  assert.is(findWorks('papers by tong he')?.id, 'works');
});

test('a thing that is named alone, or before what it is, is asked for; a term waits for more to be known', () => {
  const answer: Passage = { ...write('bank', 'What is a bank?'), kind: 'answer' };
  const findBank = indexExactMatches([answer, write('nudge', 'What is nudge?')]);
  for (const question of ['banks', 'the bank', 'Banks - what are they?', 'Explain banks.', 'tell me about a bank']) {
    assert.is(findBank(question)?.id, 'bank', question);
  }
  for (const question of ['nudges', 'the banks of England', 'why banks']) assert.is(findBank(question), undefined);
});

test('a question is the same with words on how to answer it', () => {
  for (const question of ['what is a nudge in plain English', 'What does nudge mean, in simple words?']) {
    assert.is(idOf(question), 'nudge', question);
  }
  const plain = write('plain', 'What is a nudge, in plain words?');
  const findPlain = indexExactMatches([write('nudge', 'What is nudge?'), plain]);
  assert.is(findPlain('What is a nudge, in plain words?')?.id, 'plain');
});

test('a question in the very words comes before one with other articles', () => {
  assert.is(idOf('what is a decision curve'), 'curves');
  assert.is(idOf('what is decision curve'), 'curve');
  assert.is(idOf('what is the decision curve'), 'curve');
});

test.run();
