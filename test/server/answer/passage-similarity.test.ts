import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noEmbeddings } from '../../../server/answer/embeddings.ts';
import { createPassageSimilarity } from '../../../server/answer/passage-similarity.ts';
import type { ParsedQuestion } from '../../../server/answer/read-question.ts';

const question: ParsedQuestion = { words: [], wanted: 'other', counts: [], sought: [], text: '', vector: null };
const to = (text: string) => (text === 'known' ? 0.2 : null);
const { toAny } = createPassageSimilarity(() => ({ to, toOthers: 0, margin: null }), noEmbeddings);

test('a text that is not embedded is near to no question that is, and all are alike without embeddings', () => {
  const embedded = { ...question, vector: Float32Array.of(1) };
  assert.equal([toAny(embedded, ['known', 'not embedded']), toAny(embedded, ['not embedded'])], [0.2, 0]);
  assert.is(toAny(question, ['known']), toAny(question, ['not embedded']));
});

test.run();
