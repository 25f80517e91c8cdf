import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerInHits } from '../../../../src/features/search/answer-in-hits.ts';

const hit = (href: string) => ({ href, title: [], context: '', snippet: [] });

test('the hit that is the very question answers it, unless the answer that was given stands there', () => {
  const answer = (...cited: string[]) => ({ question: 'Why?', content: 'So.', cited, declined: false });
  const asked = { ...hit('/forum/q1'), answer: 'Because.' };
  const hits = [hit('/answers/near'), asked];
  assert.is(answerInHits(answer('/answers/near'), hits), asked);
  assert.is(answerInHits(null, hits), asked);
  assert.is(answerInHits(answer('/forum/q1'), hits), null);
  assert.is(answerInHits(answer('/answers/near'), [hit('/answers/near')]), null);
});

test.run();
