import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { decline, declineMore, greet } from '../../../server/answer/decline.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import type { Reason } from '../../../server/answer/reasons.ts';
import { readCourtesy } from '../../../server/answer/small-talk.ts';

const passages: readonly Passage[] = JSON.parse(readFileSync('test/support/server/passages.json', 'utf8'));
const page = (path: string, text: string): Passage => ({
  ...{ kind: 'section', id: `${path}#1`, path, anchor: null, page: path.slice(1), heading: null, asks: [], more: [] },
  text,
});
const answer = (name: string, ask: string, text: string): Passage => ({
  ...page(`/resources/${name}`, text),
  ...{ kind: 'answer', id: `answer:${name}`, address: `/answers/${name}`, asks: [ask] },
});

function declined(all: readonly Passage[], reason: Reason | 'advice', message: string) {
  const corpus = indexPassages(all);
  const { content, sources, ...given } = decline(corpus, reason, corpus.read(message));
  return { ...given, content, hrefs: sources.map(({ href }) => href) };
}

test('a page on law is near to a question on law alone, whatever words it shares with others', () => {
  const privacy = page('/privacy-policy', 'We keep the crates of visitors for a year. Nobody sells crates.');
  assert.equal(declined([privacy], 'uncovered', 'Does the law say who keeps crates?').hrefs, ['/privacy-policy']);
  assert.equal(declined([privacy], 'uncovered', 'Does a zebra sell crates?').hrefs, []);
});

test('an emergency gets the advice to call for help, and no page', () => {
  const { content, hrefs, isOffLimits } = declined(passages, 'health', 'What does a decision curve show?');
  assert.equal([hrefs, isOffLimits], [[], true]);
  assert.match(content, /call the emergency number of your country now; otherwise ask a doctor\.$/);
});

test('the nearest are named best first, three at most, and none of them twice', () => {
  const asks = ['Who opens crates by night?', 'Who opens crates?', 'Who opens crates here?', 'Who opens their crates?'];
  const all = asks.map((ask, index) => answer(`a${index}`, ask, 'Nobody knows.'));
  const { hrefs } = declined(all, 'advice', 'who opens crates');
  assert.equal([hrefs[0], hrefs.length], ['/answers/a1', 3]);
  const near = page('/resources/night', 'Zebras open every crate by night. Who opens crates by night? Zebras do.');
  const weak = answer('weak', 'Who opens crates in winter?', 'Nobody knows.');
  assert.equal(declined([weak, near], 'advice', 'which zebras open crates by night').hrefs, [
    '/resources/night',
    '/answers/weak',
  ]);
  const twice = [answer('a', 'Who opens crates?', 'x'), { ...answer('a', 'Who opens the crates?', 'y'), id: 'again' }];
  assert.equal(declined(twice, 'advice', 'who opens crates').hrefs, ['/answers/a']);
});

test('what is suggested instead is four pages of the resources and the research at most, from all over them', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const all = [page('/contact', 'Write.'), ...names.map((name) => page(`/resources/${name}`, 'Text.'))];
  const expected = ['/resources/a', '/resources/c', '/resources/e', '/resources/g'];
  assert.equal(declined(all, 'news', 'what time is it').hrefs, expected);
  const { sources, kind } = greet(indexPassages(all), 'hello');
  assert.equal([kind, sources.map(({ href }) => href)], ['greeting', expected]);
});

test('what is offered instead are pages, under no subject: a site may be on another one', () => {
  const corpus = indexPassages([page('/resources/a', 'Text.')]);
  const said = [greet(corpus, 'hello').content, decline(corpus, 'task', corpus.read('Write a poem.')).content];
  for (const content of said) {
    assert.match(content, /You can ask me, for example, about:\n\n- \[resources\/a\]/);
    assert.not.match(content, /cognitive|book/);
  }
});

test('a greeting in another language is one, too', () => {
  for (const hello of ['hola!', '¡Hola!', 'Bonjour', 'Guten Tag', 'ciao'])
    assert.is(readCourtesy(hello), 'hello', hello);
  assert.is(readCourtesy('ciao theory of choice'), null);
});

test('who asks what there is to ask is given pages, and who asks who answers is told', () => {
  const asked = declined(passages, 'uncovered', 'What kind of things can I ask you?');
  assert.is(asked.kind, 'greeting');
  assert.ok(asked.hrefs.length > 0);
  assert.match(declined(passages, 'uncovered', 'Am I talking to the professor herself?').content, /^I am a program/);
  for (const other of ['What do you know about the French Revolution?', 'Is it a human right to own a house?']) {
    const { kind, content } = declined(passages, 'uncovered', other);
    assert.is(kind, 'declined', other);
    assert.not.match(content, 'I am a program', other);
  }
});

test('pages with hardly a text are not suggested where there are others', () => {
  const long = ['a', 'b', 'c', 'd'].map((name) => page(`/resources/${name}`, 'Zebras open crates. '.repeat(30)));
  const stub = page('/research/papers/stub', 'In a journal.');
  const suggested = (all: readonly Passage[]) => declined(all, 'uncovered', 'What does a lamp cost?').hrefs;
  assert.equal(suggested([stub, ...long]), ['/resources/a', '/resources/b', '/resources/c', '/resources/d']);
  assert.equal(suggested([stub, ...long.slice(1)]).length, 4);
});

test('who thanks or says goodbye is given no pages', () => {
  const corpus = indexPassages(passages);
  for (const courtesy of ['thanks', 'farewell'] as const) assert.equal(greet(corpus, courtesy).sources, [], courtesy);
});

test('when there is no more, the page that says what there is is named', () => {
  assert.match(declineMore(page('/a', 'Text.')).content, 'What the site says is on [a](/a).');
});

test('what only shares a word with a question is neither named nor given with doubt, and data are not named', () => {
  const far = answer('far', 'Who sells lamps, ropes and sails to the crews?', 'The crews know it.');
  const data = { ...answer('data', 'Who opens crates?', 'Zebras.'), kind: 'fact' as const };
  for (const reason of ['advice', 'uncovered'] as const)
    assert.equal(declined([far, data], reason, 'Who opens the crates of crews?').hrefs, [], reason);
});

test.run();
