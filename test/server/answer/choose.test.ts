import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { choose, findNearAnswer } from '../../../server/answer/choose.ts';
import { type Corpus, indexPassages } from '../../../server/answer/corpus.ts';
import { toHit } from '../../../server/answer/find-sections.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const common = { path: '/resources/crates', anchor: null, page: 'Crates', heading: null, more: [] };
const answer: Passage = {
  ...common,
  kind: 'answer',
  id: 'answer:crates',
  asks: ['Who opens crates?'],
  text: 'Zebras.',
};
const paragraph: Passage = {
  ...common,
  kind: 'section',
  id: '/resources/crates#1',
  asks: [],
  text: 'Zebras open crates.',
};
const site = indexPassages([answer, paragraph]);
const question = site.read('Who might open a crate?');

/** A corpus with a written answer and a paragraph of these confidences. */
const withConfidences = (written: number, section: number, margin = 0.1): Corpus => ({
  ...site,
  marginOf: () => margin,
  matchAsks: () => [{ passage: answer, confidence: written }],
  find: () => [toHit(paragraph, section)],
});

test('a likely answer is given, else a likely paragraph, else a paragraph with doubt unless a written answer is near', () => {
  const chosen = (corpus: Corpus) => {
    const { hits, isUnsure } = choose(corpus, question);
    return [hits[0]?.passage.kind, isUnsure];
  };
  assert.equal(chosen(withConfidences(0.6, 0.9)), ['answer', undefined]);
  assert.equal(chosen(withConfidences(0.3, 0.7)), ['section', undefined]);
  assert.equal(chosen(withConfidences(0.1, 0.5)), ['section', true]);
  assert.equal(chosen(withConfidences(0.3, 0.5)), [undefined, true]);
  assert.equal(chosen(withConfidences(0.1, 0.2)), [undefined, true]);
});

test('a paragraph that is likelier than what the data say comes before it', () => {
  const data: Passage = { ...answer, kind: 'fact', id: 'fact:crates' };
  const chosen = (written: number, section: number) => {
    const corpus = withConfidences(written, section);
    const { hits } = choose({ ...corpus, matchAsks: () => [{ passage: data, confidence: written }] }, question);
    return hits[0]?.passage.kind;
  };
  assert.equal([chosen(0.7, 0.9), chosen(0.9, 0.7), chosen(0.5, 0.6)], ['section', 'fact', 'fact']);
});

test('a written answer is near where it is not too unlikely, and the question is one for this site, but data are not', () => {
  assert.is(findNearAnswer(withConfidences(0.3, 0), question)?.passage, answer);
  assert.is(findNearAnswer(withConfidences(0.1, 0), question), undefined);
  assert.is(findNearAnswer(withConfidences(0.3, 0, 0), question), undefined);
  const data: Passage = { ...answer, id: 'fact:crates' };
  const matchAsks = () => [{ passage: data, confidence: 0.4 }];
  assert.is(findNearAnswer({ ...site, marginOf: () => 1, matchAsks }, question), undefined);
});

test.run();
