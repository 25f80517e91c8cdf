import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answerer } from '../../../server/answer/answer.ts';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages, textsOf } from '../../../server/answer/corpus.ts';
import { createEmbeddings } from '../../../server/answer/embeddings.ts';
import { otherQuestions } from '../../../server/answer/other-questions.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import type { Encode } from '../../../server/answer/sentence-encoder.ts';

const retired = 'Why do retired people spend so little?';
const inspectors = 'What do the two inspectors do?';
const elsewhere = otherQuestions[0] ?? '';

const common = { path: '/resources/application', anchor: null, page: 'Applications', heading: null, more: [] };
const write = (name: string, ask: string, text: string): Passage => ({
  ...common,
  kind: 'answer',
  id: `answer:${name}`,
  address: `/answers/${name}`,
  asks: [ask],
  text,
});
const passages: readonly Passage[] = [
  write('seniors', retired, 'Many fear the cost of care. Some keep money for heirs.'),
  write('crates', inspectors, 'They open crates.'),
];

const reworded = 'How come pensioners spend next to nothing?';
const offTopic = 'Will my pension be taxed abroad?';
const onTaxes = 'A pension is taxed where it is paid, at home or abroad, by an old rule on pensions and taxes.';
const onSeniors = 'The page says why the retired spend little.';
const ofCare = 'Care is dear, and it may last.';
const veryWords = 'Which of the two?';
const loosely = 'which of the two';
const ofWicksell = 'Is it a cellar where the manuscripts of Wicksell on interest and prices are?';
const ofCommonWords = 'is there a course i can take with him';
const spoken = 'Which languages do you speak?';
const twoQuestions = 'What are seniors and who painted the zebra';

/** Directions of three numbers: what is meant of the retired, of the inspectors, and of anything else. */
const directions: Readonly<Record<string, readonly number[]>> = {
  [retired]: [1, 0, 0],
  [inspectors]: [0, 1, 0],
  [reworded]: [0.95, 0.1, 0.3],
  [elsewhere]: [0, 0, 1],
  [offTopic]: [0.6, 0, 0.8],
  [veryWords]: [0, -1, 0],
  'What are seniors?': [0.96, 0, 0.28],
  'What are seniors, and how many are there?': [0.98, 0, 0.2],
  'What are elders?': [0.97, 0, 0.24],
  'Why are there elders?': [0.97, 0, 0.24],
  'What do seniors save for?': [0.99, 0, 0.14],
  [loosely]: [1, 0.05, 0],
  [ofWicksell]: [1, 1, 1],
  'The letters are kept in a cellar.': [1, 1, 1],
  Archives: [1, -1, 0],
  'The letters are kept in a cellar. ': [1, 1, 1],
  [onTaxes]: [0.6, 0, 0.8],
  [onSeniors]: [0.95, 0.1, 0.3],
  [ofCare]: [0.7, 0.1, 0.5],
  Savings: [0.8, 0.1, 0.3],
  'Pension taxes abroad': [0.6, 0, 0.8],
  'A course on pensions': [1, 0, 0.3],
  [ofCommonWords]: [0.6, 0.6, 0.3],
  'The course of a life': [0.5, 0.5, 0.7],
  [spoken]: [0.3, -0.9, -0.3],
  [twoQuestions]: [0.98, 0.1, 0.2],
  'who painted the zebra': [0, 0, 1],
};
const encode: Encode = async (texts) => texts.map((text) => Float32Array.from(directions[text] ?? [-1, -1, -1]));

async function answererWith(encoder: Encode, known = passages): Promise<Answerer> {
  const embeddings = createEmbeddings(encoder);
  await embeddings.index(textsOf(known));
  const corpus = indexPassages(known, undefined, embeddings);
  return answerFromPassages(async () => corpus);
}

test('a question that shares hardly a word with an answer finds it by what it means', async () => {
  const answer = await answererWith(encode);
  const { kind, sources } = await answer(reworded);
  assert.equal([kind, sources[0]?.href], ['answer', '/answers/seniors']);
});

test('a long message finds the answer to what it asks, whatever is told before', async () => {
  const answer = await answererWith(encode);
  const { kind, sources } = await answer(`${'I like the sea. '.repeat(20)}${reworded}`);
  assert.equal([kind, sources[0]?.href], ['answer', '/answers/seniors']);
});

test('a question in the very words of one that is answered gets that answer, whatever is nearer in meaning', async () => {
  const answer = await answererWith(encode, [...passages, write('ledgers', veryWords, 'The lenient one.')]);
  const { kind, sources } = await answer(loosely);
  assert.equal([kind, sources[0]?.href], ['answer', '/answers/ledgers']);
});

test('an answer that is nearly as likely to be meant is linked below the one that is given, and no other', async () => {
  const savings = write('savings', 'What do seniors save for?', 'Seniors save for care.');
  const answer = await answererWith(encode, [...passages, savings]);
  const { kind, content } = await answer(reworded);
  assert.is(kind, 'answer');
  assert.match(content, 'See also [What do seniors save for?](/answers/savings)');
  const others = await answererWith(encode);
  assert.not.match((await others(reworded)).content, 'See also');
});

test('a line on what a word means comes with the answer to the same question', async () => {
  const line: Passage = {
    ...write('line', 'What are seniors?', 'Seniors: people above 65.'),
    kind: 'term',
    id: 'term:line',
  };
  const answer = await answererWith(encode, [...passages, line]);
  const { content } = await answer('What are seniors?');
  assert.match(content, /^Seniors: people above 65\.[\s\S]*Many fear the cost of care\./);
});

test('another name of a term gets the answer whose question has that name, and else the line on the term', async () => {
  const line: Passage = {
    ...write('line', 'What is retirement?', 'Retirement: the years after work.'),
    kind: 'term',
    id: 'term:line',
    heading: 'retirement',
    asks: ['What is retirement?', 'What are seniors?', 'What are elders?'],
  };
  const seniors = write('seniors', 'What are seniors, and how many are there?', 'People above 65.');
  const answer = await answererWith(encode, [
    seniors,
    line,
    write('elders', 'Why are there elders?', 'Birth rates fell.'),
  ]);
  assert.match((await answer('What are seniors?')).content, /^\*\*What are seniors, and how many are there\?/);
  assert.match((await answer('What are elders?')).content, /^Retirement: the years after work\./);
  assert.match((await answer('What is retirement?')).content, /^Retirement: the years after work\./);
});

test('a second question without an answer is named, and the first answered as alone, whatever the whole message finds', async () => {
  const line: Passage = {
    ...write('line', 'What are seniors?', 'Seniors: people above 65.'),
    kind: 'term',
    id: 'term:line',
  };
  const answer = await answererWith(encode, [...passages, line]);
  const { kind, content } = await answer(twoQuestions);
  assert.is(kind, 'answer');
  assert.match(content, 'Seniors: people above 65.');
  assert.match(content, 'You also asked “who painted the zebra?”');
});

test('a reply of the professor to the very question comes before what is written for a question like it', async () => {
  const embeddings = createEmbeddings(encode);
  const reply: Passage = { ...write('reply', veryWords, 'The lenient one.'), kind: 'reply', path: '/forum/1' };
  await embeddings.index(textsOf([...passages, reply]));
  const corpus = {
    ...indexPassages(passages, undefined, embeddings),
    replies: indexPassages([reply], undefined, embeddings),
  };
  const { kind, sources } = await answerFromPassages(async () => corpus)(loosely);
  assert.equal([kind, sources[0]?.href], ['answer', '/forum/1']);
});

/** It has the words of a question that means something else, below a title that is far from both. */
const paragraph: Passage = { ...common, kind: 'section', id: 'section:1', asks: [], text: onTaxes };

test('a paragraph with the words of a question is not quoted where the question means something else', async () => {
  const byWords = await answererWith(async () => null, [...passages, paragraph]);
  assert.is((await byWords(offTopic)).kind, 'answer');
  const answer = await answererWith(encode, [...passages, paragraph]);
  const { kind, content } = await answer(offTopic);
  assert.is(kind, 'declined');
  assert.not.match(content, onTaxes);
});

test('a paragraph under a title that is near to the question is quoted', async () => {
  const answer = await answererWith(encode, [...passages, { ...paragraph, page: 'Pension taxes abroad' }]);
  const { kind, content } = await answer(offTopic);
  assert.is(kind, 'answer');
  assert.match(content, 'A pension is taxed where it is paid');
});

const told = (text: string): Passage => ({ ...paragraph, id: `section:${text}`, page: 'Savings', text });

test('the sentences of a site with too many of them are not embedded, only its titles', () => {
  const embedded = (count: number) => new Set(textsOf([told('Zebras sleep.\n'.repeat(count))]));
  assert.equal([embedded(20_000).has('Zebras sleep.\n'), embedded(20_001).has('Zebras sleep.\n')], [true, false]);
  assert.ok(embedded(20_001).has('Savings'));
});

test('what the description of a page announces is quoted from the text of the page', async () => {
  const announced = { ...told(onSeniors), isDescription: true as const };
  const alone = await answererWith(encode, [announced]);
  assert.match((await alone(reworded)).content, `> ${onSeniors}`);
  const answer = await answererWith(encode, [announced, told(ofCare)]);
  const { content } = await answer(reworded);
  assert.match(content, `> ${ofCare}`);
});

test('a section of the curriculum vitae is quoted to what its heading is usually asked', async () => {
  const cv: Passage = { ...paragraph, path: '/cv', page: 'Curriculum Vitae', isOfResearcher: true };
  const languages = { ...cv, id: 'section:languages', heading: 'Languages', text: 'Welsh, a little.' };
  const answer = await answererWith(encode, [...passages, languages]);
  const { kind, content } = await answer(spoken);
  assert.is(kind, 'answer');
  assert.match(content, '> Welsh, a little.');
});

test('what the site says of a course, a talk or a person is near to a question that names it and has no answer', async () => {
  const course: Passage = {
    ...common,
    kind: 'fact',
    id: 'fact:course-money',
    isOfResearcher: true,
    path: '/courses/money',
    page: 'Money in Old Age',
    asks: ['Where is Money in Old Age taught?'],
    text: '“Money in Old Age” is a course at Example University.',
  };
  const answer = await answererWith(encode, [...passages, course]);
  const named = await answer('How do I pass money in old age?');
  assert.equal([named.kind, named.isUnsure, named.sources[0]?.href], ['declined', true, '/courses/money']);
  assert.match(named.content, 'is a course at Example University.');
  const other = await answer('Is old money spent at that age?');
  assert.not.match(other.content, 'is a course at Example University.');
  const subject = write('money', 'Why is money in old age spent slowly?', 'Out of fear.');
  const asSubject = await answererWith(encode, [...passages, course, subject]);
  assert.not.match((await asSubject('How do I pass money in old age?')).content, 'is a course at Example University.');
});

test('a paragraph that merely holds the few common words of a question is not quoted', async () => {
  const paragraph: Passage = {
    ...common,
    kind: 'section',
    id: 'section:1',
    page: 'The course of a life',
    asks: [],
    text: 'Who should take over is best decided early.',
  };
  const byWords = await answererWith(async () => null, [...passages, paragraph]);
  assert.is((await byWords(ofCommonWords)).kind, 'answer');
  const answer = await answererWith(encode, [...passages, paragraph]);
  assert.is((await answer(ofCommonWords)).kind, 'declined');
});

test('sentences that are merely near are not quoted, whomever their page names', async () => {
  const paragraph: Passage = {
    ...common,
    kind: 'section',
    id: 'section:1',
    path: '/research',
    page: 'Archives',
    asks: [],
    text: 'The letters are kept in a cellar. They are by Wicksell.',
  };
  const answer = await answererWith(encode, [...passages, paragraph]);
  const { kind, content } = await answer(ofWicksell);
  assert.is(kind, 'declined');
  assert.not.match(content, 'The letters are kept in a cellar.');
});

test('a question that means something else than all that is written here is declined, and led to nothing', async () => {
  const answer = await answererWith(encode);
  const { kind, content } = await answer(offTopic);
  assert.equal([kind, content.includes('nearest')], ['declined', false]);
});

test('without a model the words choose', async () => {
  const answer = await answererWith(async () => null);
  assert.is((await answer(reworded)).kind, 'declined');
  const { kind, sources } = await answer('what do both inspectors do');
  assert.equal([kind, sources[0]?.href], ['answer', '/answers/crates']);
});

test.run();
