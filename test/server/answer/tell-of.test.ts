import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages, textsOf } from '../../../server/answer/corpus.ts';
import { createEmbeddings } from '../../../server/answer/embeddings.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const common = { anchor: null, heading: null, asks: [], more: [] };
const ofResearcher = { isOfResearcher: true } as const;
const page = { ...ofResearcher, path: '/talks/waiting', page: 'Waiting for Prices' };
const doors = 'Everybody may come in from four on.';
const passages: readonly Passage[] = [
  {
    ...common,
    kind: 'answer',
    ...ofResearcher,
    id: 'fact:talks-to-come',
    path: '/talks',
    page: 'Talks',
    asks: ['When is your next talk?'],
    text: 'The next talk is “Waiting for Prices”: 10 December 2026, Exampleton.',
    more: [{ title: page.page, href: page.path }],
  },
  {
    ...common,
    ...page,
    kind: 'fact',
    id: 'fact:talk-waiting',
    asks: ['Where are the slides of Waiting for Prices?', 'When is Waiting for Prices?'],
    text: '“Waiting for Prices” is a talk on sellers. Its page leads to the slides.',
  },
  { ...common, ...page, kind: 'section', id: '/talks/waiting#1', text: doors },
  {
    ...common,
    kind: 'answer',
    ...ofResearcher,
    id: 'fact:courses-now',
    path: '/courses',
    page: 'Courses',
    asks: ['When is your next course?'],
    text: 'The next course begins on 1 March 2027.',
  },
  {
    ...common,
    kind: 'fact',
    ...ofResearcher,
    id: 'fact:person-moorhead',
    path: '/people/ada-moorhead',
    page: 'Ada Moorhead',
    asks: ['Who is Ada Moorhead?'],
    text: 'Ada Moorhead is in the team.',
    people: ['Ada Moorhead'],
  },
  {
    ...common,
    kind: 'answer',
    id: 'answer:patience',
    path: '/resources/decision',
    address: '/answers/patience',
    page: 'Decisions',
    asks: ['What is patience?'],
    text: 'Patience is the price of a day.',
  },
];
const isOpen = 'Is it open to the public?';
const isFree = 'Is it free?';

/** Directions of what is meant: the doors, patience, and anything else. */
function direct(text: string): readonly number[] {
  if (/open to the public|come in from four/.test(text)) return [1, 0, 0];
  return /(?:patience|course)\?$/.test(text) ? [0, 1, 0] : [0, 0, 1];
}

const embeddings = createEmbeddings(async (texts) => texts.map((text) => Float32Array.from(direct(text))));
await embeddings.index(textsOf(passages));
const corpus = indexPassages(passages, undefined, embeddings);
const answer = answerFromPassages(async () => corpus);
const next = 'When is your next talk?';
const { content: told } = await answer(next);
const goOn = (message: string) => answer(message, [{ question: next, answer: told }]);

test('a question that goes on from a talk gets what the data say of it', async () => {
  const { kind, content } = await goOn('And can I see the slides?');
  assert.is(kind, 'answer');
  assert.match(content, 'Its page leads to the slides.');
});

test('else it gets what the page of the talk says, with doubt', async () => {
  const { isUnsure, content } = await goOn(isOpen);
  assert.is(isUnsure, true);
  assert.match(content, doors);
});

test('what neither says is declined with the page, and nothing is said twice', async () => {
  const { kind, content, sources } = await goOn(isFree);
  assert.equal([kind, sources[0]?.href], ['declined', page.path]);
  assert.not.match(content, 'The next talk is');
});

test('another talk, course or person that is named is spoken of next', async () => {
  const { content } = await goOn('And who is Ada Moorhead?');
  assert.match(content, 'Ada Moorhead is in the team.');
});

test('a question for something else that the data have is answered from there', async () => {
  const { kind, content } = await goOn('And when is your next course?');
  assert.is(kind, 'answer');
  assert.match(content, 'The next course begins on 1 March 2027.');
});

test('a question on the subject is answered as ever, whatever talk was spoken of', async () => {
  const { kind, content } = await goOn('And what is patience?');
  assert.is(kind, 'answer');
  assert.match(content, 'Patience is the price of a day.');
});

test.run();
