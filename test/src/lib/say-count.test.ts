import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sayCount } from '../../../src/lib/say-count.ts';

test('one question is no questions, and what is hidden is counted too', () => {
  assert.equal(
    [sayCount(1, 1, 'question'), sayCount(0, 1, 'question'), sayCount(2, 5, 'question'), sayCount(5, 5, 'question')],
    ['1 question', '0 of 1 question', '2 of 5 questions', '5 questions'],
  );
});

test.run();
