import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { noEmbeddings } from '../../../server/answer/embeddings.ts';
import { readEnglish } from '../../../server/answer/english.ts';
import { type Features, preparePassage, readFeatures } from '../../../server/answer/features.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { rankings, rate } from '../../../server/answer/ranking.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';
import type { Similarity } from '../../../server/answer/similarity.ts';
import { readVocabulary } from '../../../server/answer/vocabulary.ts';

const savers: Passage = {
  kind: 'answer',
  id: 'answer:savers',
  path: '/page',
  anchor: null,
  page: 'Page',
  heading: null,
  asks: ['first', 'second', 'third', 'fourth'],
  text: 'Pensioners hoard their savings. They dread nursing costs.',
  more: [],
};
const reader = readVocabulary([savers], readEnglish());
const read = (message: string) => readQuestion(message, reader);
const written = preparePassage(savers, reader.weigh);

/** How near each text is. */
const nears: Readonly<Record<string, number>> = { first: 0.5, second: 0.7, third: 0.2, fourth: -0.4 };
const near: Similarity = {
  to: (text) => nears[text] ?? null,
  toOthers: 0.4,
  margin: 0.3,
};

test('an answer is ranked by its nearest question, by the average of three, and by what it speaks of', () => {
  const features = readFeatures(read('do pensioners dread nursing'), written, near);
  const rounded = Object.fromEntries(
    Object.entries(features).map(([name, sign]) => [name, Math.round(sign * 100) / 100]),
  );
  assert.equal(rounded, {
    nearest: 0.7,
    nearestMean: 0.47,
    margin: 0.3,
    overlap: 0,
    covered: 1,
    isTerm: 0,
    lacksNumber: 0,
  });
});

test('a number that is asked for and not told counts against an answer', () => {
  assert.is(readFeatures(read('how many pensioners dread nursing'), written, near).lacksNumber, 1);
});

const features: Features = {
  nearest: 0.7,
  nearestMean: 0.4,
  margin: 0.15,
  overlap: 0.6,
  covered: 0.8,
  isTerm: 0,
  lacksNumber: 0,
};

test('whatever brings an answer nearer to the question makes it surer, and what it lacks less sure', () => {
  for (const { written: ranking } of Object.values(rankings)) {
    const { confidence } = rate(features, ranking);
    const used = Object.keys({ ...ranking.order, ...ranking.odds }).filter((name) => name in features);
    for (const name of used) {
      const changed = rate({ ...features, [name]: (features[name as keyof Features] ?? 0) + 0.2 }, ranking).confidence;
      const isAgainst = name === 'isTerm' || name === 'lacksNumber';
      assert.ok(isAgainst ? changed < confidence : changed > confidence, name);
    }
  }
});

test('a near question whose words the answer speaks of is as good as answered; a far one whose words it lacks is not', () => {
  for (const { written: ranking } of Object.values(rankings)) {
    assert.ok(
      rate({ ...features, nearest: 0.9, nearestMean: 0.6, margin: 0.4, overlap: 0.9, covered: 1 }, ranking).confidence >
        0.75,
    );
    assert.ok(
      rate({ ...features, nearest: 0.5, nearestMean: 0.1, margin: -0.1, overlap: 0.2, covered: 0.2 }, ranking)
        .confidence < 0.2,
    );
  }
});

test('a list of people is no answer to a question about open posts', () => {
  const team = {
    ...savers,
    id: 'fact:people-team',
    asks: ['Who is in your group?'],
    text: 'Team:\n- Ada, PhD student',
  };
  const corpus = indexPassages([savers, team], readEnglish());
  const isListed = (message: string) => corpus.matchAsks(corpus.read(message)).some(({ passage }) => passage === team);
  assert.ok(isListed('are there any phd students in your group'));
  for (const message of ['are there any phd jobs in your group', 'is there a vacancy in the group?'])
    assert.not.ok(isListed(message), message);
});

test('a list of former people answers what jobs they have', () => {
  const former = {
    ...savers,
    id: 'fact:people-former',
    asks: ['Who are your former students?'],
    text: 'Former members:\n- Ada, Example University',
  };
  const corpus = indexPassages([savers, former], readEnglish());
  const [first] = corpus.matchAsks(corpus.read('what jobs do your former students have'));
  assert.is(first?.passage, former);
});

test('a question is compared with what is answered here once, however many steps look for it', async () => {
  let compared = 0;
  const get = () => {
    compared += 1;
    return Float32Array.of(1);
  };
  const embeddings = { ...noEmbeddings, get, embed: async () => Float32Array.of(1) };
  const corpus = indexPassages([savers], readEnglish(), embeddings);
  const question = await corpus.encode(corpus.read('do pensioners dread nursing'));
  const found = corpus.matchAsks(question);
  assert.is(found[0]?.passage, savers);
  const once = compared;
  assert.is(corpus.matchAsks(question), found);
  assert.is(compared, once);
});

test.run();
