import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { continueAnswer, giveOther } from '../../../server/answer/continue-answer.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { FollowUp } from '../../../server/answer/follow-up.ts';
import { readSaid } from '../../../server/answer/last-answer.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const passage = (
  kind: Passage['kind'],
  id: string,
  asks: readonly string[],
  text: string,
  path = '/crates',
): Passage => ({
  ...{ kind, id, path, anchor: null, page: 'Harbour', heading: null, asks: [...asks], text, more: [] },
});
const sentences = [
  'Crates come to the harbour by night. ',
  'Zebras of the zoo open them with care. ',
  'Lamps hang above the pier until the morning.',
] as const;
const own = passage('answer', 'own', ['When do crates come?'], sentences.join(''));
const again = passage(
  'answer',
  'again',
  ['When do the crates come to town?'],
  'They come to the town on every Monday at dawn.',
  '/town',
);
const long = (id: string, opening: string) =>
  passage('section', id, [], `${opening} ${'Nobody counts the lamps of this page. '.repeat(4)}`);
const page = long('page', 'Ships bring them.');
const all = [
  own,
  again,
  passage('section', 'short', [], 'Ships bring what trucks carry.'),
  long('back', 'It is closed.'),
  page,
  passage('fact', 'fact', ['How many crates come?'], 'There are seven crates in all of the harbour.'),
  passage('term', 'term', ['What is a crate?'], 'Crate: A box of wood with a lid that is nailed to it.'),
];
const corpus = indexPassages(all);
const question = corpus.read('When do crates come?');
const said = (...texts: readonly string[]) => readSaid([{ question: '', answer: texts.join(' ') }]);
const ids = (how: FollowUp, last: Passage | null, ...told: readonly string[]) =>
  continueAnswer(corpus, question, last, said(...told), how).hits.map(({ passage: { id } }) => id);

test('more of an answer is what stands after the last of its sentences that was said', () => {
  const more = (...told: readonly string[]) =>
    continueAnswer(corpus, question, own, said(...told), 'more').hits[0]?.passage.text;
  assert.is(more(sentences[0], sentences[1]), sentences[2]);
  assert.is(more(sentences[1]), sentences[2]);
  assert.is(more('Nothing of it.'), own.text);
});

test('after the whole answer comes another one to its question, and then what its page says that stands on its own', () => {
  assert.equal(ids('more', own, own.text), ['again', 'page']);
  assert.equal(ids('more', own, own.text, again.text), ['page']);
  assert.equal(ids('more', own, own.text, again.text, page.text), []);
  assert.equal(ids('more', null), []);
});

test('whoever asks for an example or a reason gets first what gives one', () => {
  const example = long('example', 'Suppose that a crate is lost.');
  const cause = long('cause', 'Ships bring them because trucks are slow.');
  const told = indexPassages([...all, example, cause]);
  const first = (how: FollowUp) =>
    continueAnswer(told, question, own, said(own.text, again.text), how).hits[0]?.passage.id;
  assert.equal([first('example'), first('reason'), first('more')], ['example', 'cause', 'page']);
});

test('another answer to a question is one that was not given, and a written one', () => {
  const other = (...told: readonly string[]) =>
    giveOther(corpus, question, said(...told)).hits.map(({ passage: { id } }) => id);
  assert.equal([other(own.text), other(own.text, again.text)], [['again'], []]);
});

test('of what the page has besides, the nearest to the question comes first', () => {
  const near = long('near', 'Trucks bring them.');
  const similarityTo = (_: unknown, { id }: Passage) => (id === 'near' ? 0.9 : 0.1);
  const told = { ...indexPassages([own, page, near]), similarityTo };
  const { hits } = continueAnswer(told, question, own, said(own.text), 'more');
  assert.is(hits[0]?.passage.id, 'near');
});

test.run();
