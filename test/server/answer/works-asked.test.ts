import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const fact = (id: string, text: string, people: readonly string[] = []): Passage => ({
  kind: 'fact',
  id: `fact:${id}`,
  path: '/references',
  anchor: `ref-${id}`,
  page: 'References',
  heading: null,
  asks: [],
  text,
  more: [],
  people: [...people],
});
const work = (id: string, title: string, rest: string): Passage => fact(`publication-${id}`, `“${title}” is ${rest}`);
const corpus = indexPassages([
  fact('researcher', 'This site is by Ada Writer.', ['Ada Writer', 'Writer']),
  work(
    'pingers',
    'Do Porpoises Grow Used to Pingers? Three Seasons',
    'by Bo Roe and Ada Writer; it came out in Gear 2(1), 3–9, in 2021. Its DOI is 10.1/x.\nPorpoises avoid lamps.',
  ),
  work('seeds', 'How Far Do Seeds Travel?', 'by Ada Writer; it came out in Coasts in 2017.'),
  work('bags', 'Bags of Seeds or Shoots', 'by Cy Doe; it came out in Coasts in 2019.'),
  work('year', 'A Year of Seeds', 'a book by Ada Writer; it came out with Shore Press in 2024.'),
  work('cores', 'Carbon in Sediment Cores', 'a thesis by Ada Writer; it came out at Coast University in 2009.'),
]);
const told = (message: string) => {
  const asked = corpus.works.tellAsked(message, corpus.read(message));
  return asked === null ? null : [asked.isCertain, asked.passage.text.split('\n')[0]?.slice(0, 24)];
};

test('who asks for the author, the journal or the year of a work names it by words of its title', () => {
  for (const message of [
    'in which journal did the study on porpoises appear?',
    'when did the pinger paper come out',
    'who did you write the article about pingers with?',
    "what's the doi of the porpoise paper",
    'can I download the paper on pingers by Roe?',
    'which journal published the pingers of 2021',
  ])
    assert.equal(told(message), [true, '“Do Porpoises Grow Used '], message);
});

test('a name, a type or whose it is tells which of several works is meant', () => {
  assert.equal(told('where was the paper on seeds by Doe published?'), [true, '“Bags of Seeds or Shoots']);
  assert.equal(told('who published the book on seeds?'), [true, '“A Year of Seeds” is a b']);
  assert.equal(told('who wrote the paper on bags of seeds?'), [true, '“Bags of Seeds or Shoots']);
});

test('the only work of a type needs no other name, and is told where nothing else answers', () => {
  assert.equal(told('When was your book published?'), [false, '“A Year of Seeds” is a b']);
  assert.equal(told('where did you write your thesis, and where can I read it?'), [false, '“Carbon in Sediment Core']);
});

test('a few works that may be meant are told together', () => {
  const message = 'when was the study on seeds published?';
  const { passage, isCertain } = corpus.works.tellAsked(message, corpus.read(message)) ?? {};
  assert.is(isCertain, false);
  assert.equal(
    passage?.text.split('\n').map((line) => line.slice(0, 20)),
    ['It may be one of the', '- “How Far Do Seeds ', '- “Bags of Seeds or ', '- “A Year of Seeds” '],
  );
});

test('a title in more than a word needs no word for a work', () => {
  assert.equal(told('when did A Year of Seeds come out?'), [true, '“A Year of Seeds” is a b']);
  assert.is(told('when did the seeds come out?'), null);
});

test('one’s own are the works by a name, not those with the letters of it', () => {
  const { works, read } = indexPassages([
    fact('researcher', 'This site is by Wei Li.', ['Wei Li', 'Li']),
    work('own', 'On Rent', 'a book by Wei Li; it came out with Shore Press in 2024.'),
    work('other', 'Public Libraries', 'a book by Cy Lindt; it came out with Shore Press in 2023.'),
  ]);
  const message = 'When was your book published?';
  assert.is(works.tellAsked(message, read(message))?.passage.id, 'fact:publication-own');
});

test('who asks what a study found is told what the page about it says, and of other studies nothing', () => {
  const finding: Passage = { ...fact('finding-pingers', 'They did, a little.'), kind: 'answer', sources: ['pingers'] };
  const { works, read } = indexPassages([...corpus.passages, finding]);
  const found = (message: string) => works.tellAsked(message, read(message))?.passage.text ?? null;
  for (const message of ['what did the study on porpoises find?', 'What is the main result of the pinger paper?'])
    assert.is(found(message), 'They did, a little.', message);
  for (const message of ['what did the study on bags find?', 'what does the paper on seeds show?'])
    assert.is(found(message), null, message);
});

test('a question that goes on from a publication, or from what it found, is answered of that one', async () => {
  const path = '/research/papers/pingers';
  const finding: Passage = { ...fact('finding-pingers', 'They did.'), path, kind: 'answer', sources: ['pingers'] };
  const { works, read } = indexPassages([...corpus.passages, finding]);
  const told = (message: string, answer: string) =>
    works.tellLast(message, read(message), answer)?.id.replace('fact:publication-', '') ?? null;
  assert.is(told('who wrote it?', 'Seeds. — [References](/references#ref-seeds)'), 'seeds');
  assert.is(told('and where was that published', `They did. — [Pingers](${path})`), 'pingers');
  assert.is(told('and the paper on bags, when did it come out?', `They did. — [Pingers](${path})`), null);
  assert.is(told('who wrote it?', '[One](/references#ref-seeds) and [two](/references#ref-bags)'), null);
  for (const other of ['why is that?', 'Where can I get one?'])
    assert.is(told(other, '[One](/references#ref-seeds)'), null, other);
});

test('other questions, and subjects that no title names, are not answered by a work', () => {
  for (const message of [
    'Do porpoises get used to pingers?',
    'when was the paper on lamps published?',
    'where can I see porpoises?',
    'when did the seeds appear on the beach?',
    'Who wrote the paper?',
    'Who wrote the book on housing?',
    'Can I get a PDF of the teaching report?',
  ])
    assert.is(told(message), null, message);
});

test.run();
