import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const passages: readonly Passage[] = JSON.parse(readFileSync('test/support/server/passages.json', 'utf8'));
const programme: Passage = {
  kind: 'answer',
  id: 'answer:programme',
  path: '/resources/housing',
  address: '/answers/programme',
  anchor: null,
  page: 'Housing',
  heading: null,
  asks: ['Did the refinancing programme help borrowers?', 'Whom did the refinancing programme help?'],
  text: 'The refinancing programme helped three million borrowers, whose rates fell.',
  more: [],
};
const answer = answerFromPassages(async () => indexPassages([...passages, programme]));

test('a name that was not found is told, without saying that no page has it, and what is nearest is given with doubt', async () => {
  const { kind, content } = await answer('Did the refinancing programme help Ruritanian borrowers?');
  assert.is(kind, 'declined');
  assert.match(content, /^I did not find the word “Ruritanian” on this site\. The nearest that I have found/);
  assert.match(content, 'helped three million borrowers');
});

test('a word of four letters that begins one of the site is no unknown word', async () => {
  const { content } = await answer('Did the refi programme help Ruritanian borrowers?');
  assert.match(content, /^I did not find the word “Ruritanian” on this site\./);
});

test('a name of two letters more than a common word is told as it was typed', async () => {
  const { content } = await answer('Does the pytorch program run on volcanoes?');
  assert.match(content, '“pytorch”');
});

test('the words that the site has nothing of are told where nothing is near', async () => {
  const { kind, content } = await answer('how do tides and volcanoes form?');
  assert.is(kind, 'declined');
  assert.match(content, /^I did not find the words “tides” or “volcanoes” on this site\./);
});

test('two unknown words are told at most', async () => {
  const { content } = await answer('how do tides, volcanoes and geysers form?');
  assert.match(content, /^I did not find the words “tides” or “volcanoes” on this site\./);
});

test('a question in another language is told that answers are in English alone', async () => {
  for (const message of [
    'Was ist kognitive Ökonomie?',
    'Wie kann ich Kontakt aufnehmen?',
    'Qu’est-ce que la rationalité limitée ?',
    '¿Cuánto cuesta el libro?',
    '什么是认知经济学？',
    'Wer ist der Professor?',
    'Qui est le professeur ?',
    'Quelle est la différence entre un programme et un budget ?',
  ]) {
    const { kind, content } = await answer(message);
    assert.is(kind, 'declined', message);
    assert.match(content, /^I answer questions in English alone\. /, message);
  }
});

test('a question in another script gets no text in that script, but a word of it is looked up', async () => {
  const quoted: Passage = {
    ...programme,
    kind: 'section',
    id: 'quoted',
    asks: [],
    text: 'الدينار من ذهب هو ما يزن أربعة.',
  };
  const { asks: _, ...term } = programme;
  const named: Passage = { ...term, kind: 'term', id: 'term:dinar', asks: ['What is دينار?'], text: 'Dinar: A coin.' };
  const read = answerFromPassages(async () => indexPassages([quoted, named]));
  assert.match((await read('ما هو الدينار الذهب؟')).content, /^I answer questions in English alone\./);
  assert.match((await read('دينار')).content, 'Dinar: A coin.');
});

test('rare words, names and letters of formulas make no question foreign', async () => {
  for (const message of [
    'heteroskedasticity kurtosis',
    'Who is Zbigniew Kowalczyk?',
    'what is λ',
    'hwo do tidse form?',
    'What did van der Ploeg find?',
    'de facto budget',
  ]) {
    assert.not.match((await answer(message)).content, 'English alone', message);
  }
});

test('a common word that the site happens not to use casts no doubt', async () => {
  const { kind } = await answer('Did the refinancing programme really help the poor borrowers?');
  assert.is(kind, 'answer');
});

test('where somebody comes from, and a title, cast no doubt', async () => {
  for (const question of [
    'I am from Ruritania, did the refinancing programme help borrowers?',
    "I'm from Ruritania and want to know whom the refinancing programme helped",
    'Dear Prof. Caplin, whom did the refinancing programme help?',
  ]) {
    assert.is((await answer(question)).kind, 'answer', question);
  }
});

test.run();
