import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ParsedQuestion } from '../../../server/answer/read-question.ts';
import { compareWords } from '../../../server/answer/word-overlap.ts';

class CountedMap extends Map<string, number> {
  reads = 0;
  override has(term: string): boolean {
    this.reads += 1;
    return super.has(term);
  }
}

test('a long message costs no more to compare with a question than the words that both may mean', () => {
  const words = Array.from({ length: 500 }, (_, index) => {
    const term = `word${index}`;
    return { word: term, term, weight: 1, means: [{ term, confidence: 1 }] };
  });
  const message: ParsedQuestion = { words, wanted: 'other', counts: [], sought: [], text: '', vector: null };
  const weights = new CountedMap([
    ['word7', 1],
    ['else', 1],
  ]);
  const { overlap } = compareWords(message, { text: '', weights, total: 2, wanted: 'other' });
  assert.is(overlap, 2 / 502);
  assert.ok(weights.reads < 5, `${weights.reads} reads`);
});

test.run();
