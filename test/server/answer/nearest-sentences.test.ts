import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { lacksFigure } from '../../../server/answer/nearest-sentences.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { splitSentences } from '../../../server/answer/sentences.ts';

const care: Passage = {
  kind: 'section',
  id: '/resources/care#1',
  path: '/resources/care',
  anchor: null,
  page: 'Care',
  heading: null,
  asks: [],
  text: 'Few people insure.\nLong-term care in the United States, 2016.\nWill need it for years: 17%.\nHave some insurance for it: 10%.\nThe policies may be bad.',
  more: [],
};
const shop: Passage = {
  ...care,
  id: '/resources/shop#1',
  path: '/resources/shop',
  page: 'Shop',
  text: 'A chemist sells tablets dearly. In 2013 the famous tablets cost 6.29 dollars. The others cost less. A lamp hangs there.',
};
const legal: Passage = {
  ...care,
  id: '/privacy-policy#1',
  path: '/privacy-policy',
  page: 'Privacy Policy',
  text: 'Whoever complains to a referee of this kingdom is heard.',
};
const corpus = indexPassages([care, shop, legal]);

test('a question for a figure wants one in a sentence that comes near to it', async () => {
  const similarity: Readonly<Record<string, number>> = { 'In 2013 the famous tablets cost 6.29 dollars. ': 0.5 };
  const sentenceSimilarities = async (_: unknown, { text }: Passage) =>
    new Map(splitSentences(text).map((sentence) => [sentence, similarity[sentence] ?? 0.1]));
  const lacks = (question: string, passage: Passage) =>
    lacksFigure({ ...corpus, sentenceSimilarities }, corpus.read(question), passage);
  assert.is(await lacks('How much do the famous tablets cost?', shop), false);
  assert.is(await lacks('What is the average age of those who insure?', care), true);
  assert.is(await lacks('How many of them insure?', legal), true);
  assert.is(await lacks('Who insures?', care), false);
  assert.is(await lacks('Do people notice when they are ill?', care), false);
  assert.is(await lacks('How many of them insure?', { ...care, kind: 'fact' }), false);
});

test.run();
