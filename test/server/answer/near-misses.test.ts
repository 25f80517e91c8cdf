import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { choose } from '../../../server/answer/choose.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { findOffLimits, mayTakeAsAdvice, wantsAdvice } from '../../../server/answer/off-limits.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { tokenize } from '../../../server/answer/terms.ts';

const housing: Passage = {
  kind: 'section',
  id: '/resources/housing#1',
  path: '/resources/housing',
  anchor: null,
  page: 'Housing',
  heading: null,
  asks: [],
  text: 'Between 2018 and 2022 fewer households moved than the world of housing finance expected.',
  more: [],
};
const corpus = indexPassages([housing]);

test('a year that a passage shares with a question does not make it an answer', () => {
  const found = (question: string) => choose(corpus, corpus.read(question)).hits.map(({ passage }) => passage.id);
  assert.equal(found('who won the olympic marathon in 2022'), []);
  assert.equal(found('did fewer households move in 2022 than expected'), [housing.id]);
});

test('`percent` is `per cent`, and a number with a fraction is none of its digits', () => {
  assert.equal(tokenize('64 percent'), ['64', 'per', 'cent']);
  assert.not.ok(tokenize('0.64 of them').includes('64'));
});

const trap: Passage = {
  kind: 'answer',
  id: 'answer:trap',
  path: '/resources/housing',
  address: '/answers/trap',
  anchor: null,
  page: 'Housing',
  heading: null,
  asks: ['Why is a family refused a cheaper mortgage?', 'What stops owners from refinancing?'],
  text: 'A new loan has to be covered by the house, and prices have fallen.',
  more: [],
};
const seniors: Passage = {
  ...trap,
  id: 'answer:seniors',
  address: '/answers/seniors',
  asks: ['Why do older people spend so little?'],
  text: 'They keep money for care.',
};
const answer = answerFromPassages(async () => indexPassages([housing, trap, seniors]));

test('a question in other words than the answer’s own finds it', async () => {
  const { kind, sources } = await answer('why are old people spending so little money');
  assert.equal([kind, sources[0]?.href], ['answer', '/answers/seniors']);
});

test('a fact is given to its very question, also when none of its words is one of the site', async () => {
  const owner: Passage = {
    ...housing,
    kind: 'fact',
    id: 'fact:owner',
    path: '/',
    asks: ['Whose site is this?'],
    text: 'It is by Ada.',
  };
  const answerOwner = answerFromPassages(async () => indexPassages([housing, trap, owner]));
  const { kind, content } = await answerOwner('whose site is this');
  assert.is(kind, 'answer');
  assert.match(content, /^It is by Ada\./);
});

test('a question on somebody’s own case is answered as research, and said to be no advice', async () => {
  const own = await answer('my bank refused us a cheaper mortgage, why?');
  assert.match(own.content, 'A new loan has to be covered by the house');
  assert.match(own.content, 'no personal advice');
  assert.not.match((await answer('Why is a family refused a cheaper mortgage?')).content, 'advice');
  assert.is((await answer('Should I take a cheaper mortgage for my house?')).kind, 'declined');
});

test('what tells of a neighbour or a home is no request for advice', async () => {
  const { content } = await answer('My neighbour says that her home is haunted. How would a priest see that?');
  assert.not.match(content, 'advice');
});

test('what somebody may do in their own case is not advised on', async () => {
  for (const message of [
    'My boss keeps my pay. Is that legal?',
    'my ex has the car, can I take it back?',
    'Should she wait for the biopsy?',
    'The bank offers me a fixed rate or a variable one. Which do I take?',
  ]) {
    assert.match((await answer(message)).content, 'I give no personal advice', message);
  }
});

test('a third person in an example is part of a question on the subject', () => {
  for (const message of [
    'If the software is right 90 per cent of the time and the radiologist 80, should she obey it whenever they differ?',
    'A buyer has two offers of her own bank. Which one should he compare first, and can he trust her figures?',
  ]) {
    assert.equal([findOffLimits(message), wantsAdvice(message)], [null, false], message);
  }
  assert.is(findOffLimits('My mother has a tremor. Should she take the tablets?'), 'personal');
});

test('a question about reading, or for an address, is no request for advice or work', () => {
  for (const message of [
    'Which paper should I read first if I am a second-year undergraduate?',
    'email author',
    'e-mail address of the professor',
  ])
    assert.equal(
      [findOffLimits(message), wantsAdvice(message), mayTakeAsAdvice(message)],
      [null, false, false],
      message,
    );
  assert.is(findOffLimits('email my boss that I am ill'), 'task');
});

test('a wish for words that a child understands is not about the age of whoever asks', () => {
  assert.not.ok(mayTakeAsAdvice('explain it like im 12'));
});

test('what a class, a survey, a firm or the press should do is a question on method and no request for advice', () => {
  for (const message of [
    'How should I set up a survey of savings?',
    'how should my class use decision curves?',
    'Should my students make errors first?',
    'How do I teach my daughter’s class to state how sure they are?',
    'We run a hospital. Should my staff overrule the algorithm?',
    'call centre staff with a helper, did the best ones profit as well',
    'Can I get a quote from you for my newspaper article?',
    'And can my company use it?',
  ]) {
    assert.equal(
      [findOffLimits(message), wantsAdvice(message), mayTakeAsAdvice(message)],
      [null, false, false],
      message,
    );
  }
  assert.is(findOffLimits('I am 90 per cent sure of things. How many of them must I write down?'), null);
  assert.is(findOffLimits('Should I quit my job and study medicine?'), 'personal');
});

test('what becomes of somebody at their company, or in an interview, stays their own case', () => {
  for (const message of [
    'I feel depressed since my company let me go',
    'My company pension: should I take it as a lump sum?',
    'I have a job interview tomorrow, what should I wear?',
    'Which company should I invest in?',
  ])
    assert.ok(wantsAdvice(message) || mayTakeAsAdvice(message), message);
  assert.not.ok(wantsAdvice('Can I have an interview with you for our radio?'));
  assert.not.ok(wantsAdvice('Could our company work with you?'));
});

test.run();
