import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Corpus } from '../../../server/answer/corpus.ts';
import { leansBack, readFollowUp, readSubject, refersBack } from '../../../server/answer/follow-up.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';

const weights: Readonly<Record<string, number>> = {
  happen: 0.18,
  exist: 0.49,
  parking: 1,
  register: 1,
  blackboard: 1,
  easy: 1,
};
const reader = {
  weigh: (word: string) => weights[word] ?? 0,
  correct: (word: string) => word,
  expand: ({ term }: { readonly term: string }) => [{ term, confidence: 1 }],
};

test('a question why with hardly a word of its own asks for the reason of what was said', () => {
  const how = (message: string) => readFollowUp(message, readQuestion(message, reader));
  for (const message of ['why?', 'why does it happen', 'and how come this happens?']) {
    assert.is(how(message), 'reason', message);
  }
  assert.is(how('does it happen'), 'question');
  assert.is(how('why does it exist'), 'question');
});

test('what there is may be asked after any answer', () => {
  const refers = (message: string) => refersBack(message, readQuestion(message, reader));
  for (const message of ['Is there parking?', 'is there a blackboard', 'Can there be parking'])
    assert.not(refers(message), message);
  for (const message of ['can I register there', 'Is there more parking there?', 'there was also a blackboard'])
    assert.ok(refers(message), message);
});

test('who did not take it in asks for the same in simpler words', () => {
  const how = (message: string) => readFollowUp(message, readQuestion(message, reader));
  const asked = [
    'sorry, what?',
    'what',
    'explain that again',
    'TL;DR',
    'tldr please',
    'I don’t understand',
    'I can’t follow',
  ];
  for (const message of asked) {
    assert.is(how(message), 'simpler', message);
  }
  assert.is(how('what happened then'), 'question');
});

test('who was not given what they asked for gets something else on it', () => {
  const how = (message: string) => readFollowUp(message, readQuestion(message, reader));
  for (const message of [
    'thats not what I asked',
    'No, that wasn’t my question.',
    'I didn’t mean that',
    "That doesn't answer my question",
    'You did not answer my question.',
    'you haven’t answered my question',
    'wrong answer',
  ]) {
    assert.is(how(message), 'other', message);
  }
  for (const message of ['who was wrong?', 'what if the answer is not parking', 'is that not a mistake?']) {
    assert.is(how(message), 'question', message);
  }
});

test('what an example is wanted for is no part of what it is of', () => {
  const how = (message: string) => readFollowUp(message, readQuestion(message, reader));
  assert.is(how('got an example I could put on the blackboard?'), 'example');
  assert.is(how('nice, an example to put on a blackboard please'), 'example');
  assert.is(how('an example of parking?'), 'question');
});

test('a question how to do something without a word of what leans on what was asked before', () => {
  const leans = (message: string) => leansBack(message, readQuestion(message, reader));
  for (const message of ['how do I register?', 'and how to register', 'where can we register', 'how register']) {
    assert.is(leans(message), true, message);
  }
  assert.is(leans('how do I register parking?'), false);
});

const refers = (message: string) => refersBack(message, readQuestion(message, reader));

test('a word that points to an earlier clause of its own message points to nothing that was said before', () => {
  assert.is(refers('Parking exists. Why register it?'), false);
  assert.is(refers('Why register it?'), true);
  assert.is(refers('Thanks! Can you register it?'), true);
  assert.is(refers('can you register it - quickly'), true);
});

test('what if goes on from what was said when it says little of its own', () => {
  assert.is(refers('what if we register'), true);
  assert.is(refers('what if a blackboard had to register for parking'), false);
});

test('what is told before a question that stands on its own points to nothing that was said before', () => {
  assert.is(refers('They register. What does a blackboard do?'), false);
  assert.is(refers('They register. What does that blackboard do?'), true);
});

test('what an example is to be like is no subject of its own', () => {
  assert.is(readFollowUp('an easy example', readQuestion('an easy example', reader)), 'example');
});

test('a message goes on from what was said by a word for that, or by saying next to nothing', () => {
  for (const message of ['and does a blackboard register for parking?', 'hm'])
    assert.is(refers(message), true, message);
});

test('the subject of several follow-ups is that of the question before them', () => {
  const corpus = { read: (message: string) => readQuestion(message, reader) } as unknown as Corpus;
  const subjectOf = (...asked: readonly string[]) =>
    readSubject(
      corpus,
      asked.map((question) => ({ question, answer: '' })),
    ).words.map(({ word }) => word);
  assert.equal(subjectOf('Is there parking?', 'and why?', 'does it exist?'), ['exist', 'parking']);
  assert.equal(subjectOf('Is there parking?', 'Can a blackboard register?'), ['blackboard', 'register']);
  assert.equal(subjectOf(), []);
});

test.run();
