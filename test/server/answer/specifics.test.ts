import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { findOffLimits } from '../../../server/answer/off-limits.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { coversSpecifics } from '../../../server/answer/specifics.ts';

function written(path: string, ask: string, text: string): Passage {
  const place = { path, address: `/answers${path}`, anchor: null, page: 'Page', heading: null };
  return { kind: 'answer', id: path, ...place, asks: [ask], text, more: [] };
}

const polyps = written(
  '/polyps',
  'Do doctors lose skill when a machine helps them?',
  'Doctors at four Polish centres found fewer polyps once a machine had helped them. Two thousand scans were read.',
);
const firms = written(
  '/firms',
  'Which companies share equity in homes?',
  'Companies such as Point and Hometap pay cash. More than 300 owners had signed, all in America.',
);
const dentistry = written('/dentists', 'What do dentists think?', 'Dentists buy aspirin as others do.');
const corpus = indexPassages([polyps, firms, dentistry]);
const holds = (message: string, passage: Passage, confidence = 0.7) =>
  coversSpecifics(corpus, corpus.read(message), message, { passage, confidence, terms: [] });

test('a company that is asked for has to be named', () => {
  assert.not.ok(holds('which company makes the machine', polyps));
  assert.ok(holds('which companies share equity', firms));
});

test('a number is of what is asked for', () => {
  assert.not.ok(holds('how many people were in the study', polyps));
  assert.not.ok(holds('how many of the doctors lost skill', polyps));
  assert.ok(holds('how many of the scans were read', polyps));
  assert.ok(holds('how many people signed', firms));
});

test('an answer that is meant beyond doubt has the number in whatever words', () => {
  assert.ok(holds('how many of the doctors lost skill', polyps, 0.9));
});

test('a country that is asked about is spoken of, by its name or its people', () => {
  assert.not.ok(holds('do swiss doctors lose skill', polyps));
  assert.ok(holds('do doctors in Poland lose skill', polyps));
  assert.ok(holds('who shares equity in the US', firms));
  assert.ok(holds('can a machine help us', polyps));
});

test('a name or a year that is asked about stands on the page, in whatever form', () => {
  assert.not.ok(holds('do doctors in Europe lose skill', polyps));
  assert.not.ok(holds('did doctors lose skill in 1991', polyps));
  assert.ok(holds('do doctors lose skill? i have to write 1500 words', polyps));
  assert.ok(holds('how many doctors lose skill, 200 or 2000?', polyps, 0.9));
  assert.ok(holds('who shares equity besides Hometap', firms));
  assert.ok(holds('do the Hometappers share equity', firms));
});

test('who asks, and what is written in capitals, needs to stand nowhere', () => {
  assert.ok(holds('I live in Leeds, I am a GP. Do doctors lose skill?', polyps));
  assert.ok(holds('Do Doctors Lose Their Diagnostic Skill When Machines Help', polyps));
});

test('what does not hold what is asked for is given with a word of doubt', async () => {
  const answer = answerFromPassages(async () => corpus);
  const ask = async (message: string) => {
    const { kind, isUnsure, content } = await answer(message);
    assert.is(isUnsure === true, content.startsWith('I am not sure') && kind === 'declined');
    return isUnsure === true;
  };
  assert.not.ok(await ask('Do Polish doctors lose skill when a machine helps?'));
  assert.ok(await ask('Do Swiss doctors lose skill when a machine helps?'));
});

test('what to do about money, medicine or law in somebody’s own case, and what will be, is left to others', () => {
  const declined = {
    personal: [
      "I'm 52 and have 40k saved. pay off the mortgage or put it in an index fund?",
      'my gp wants me to have a colonoscopy, do I really need one',
      'can he still sue the bank',
      'I am 66 with 200,000 pounds. Annuity or shares?',
      'Can I sue Barclays over a mortgage from 1997, and is it too late?',
    ],
    health: ['I have a dark mole that itches. Is it cancer?'],
    news: ['where will mortgage rates be next spring', 'will house prices fall again'],
  };
  for (const [why, messages] of Object.entries(declined)) {
    for (const message of messages) assert.is(findOffLimits(message), why, message);
  }
  for (const message of [
    'do I need a degree to read the book',
    'why do prices fall',
    'Why would a survey begin with tomorrow’s weather?',
    'Does it help doctors to see how good they have been so far?',
    'can I trust what this bot says',
  ]) {
    assert.is(findOffLimits(message), null, message);
  }
});

test('the words of a page are read for the first question about it alone', () => {
  let read = 0;
  const beside: Passage = {
    ...firms,
    get text() {
      read += 1;
      return 'In Ohio too.';
    },
  };
  const page = indexPassages([firms, beside]);
  const isCovered = (message: string) =>
    coversSpecifics(page, page.read(message), message, { passage: firms, confidence: 1, terms: [] });
  assert.ok(isCovered('do they buy in Ohio'));
  const once = read;
  assert.not.ok(isCovered('do they buy in Utah'));
  assert.is(read, once);
});

test.run();
