import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carries } from '../../../server/answer/choose.ts';
import { indexPassages } from '../../../server/answer/find-passages.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { splitWords } from '../../../server/answer/terms.ts';

const housing: Passage = {
  kind: 'section',
  id: '/resources/housing#1',
  path: '/resources/housing',
  anchor: null,
  page: 'Housing',
  heading: null,
  asks: [],
  text: 'Between 2018 and 2022 fewer households moved than the world of housing finance expected.',
  more: [],
};
const corpus = indexPassages([housing]);

test('a year that a passage shares with a question does not make it an answer', () => {
  assert.not.ok(carries(housing, corpus.read('who won the olympic marathon in 2022')));
  assert.ok(carries(housing, corpus.read('how many households moved in 2022')));
});

test('`percent` is `per cent`, and a number with a fraction is none of its digits', () => {
  assert.equal(splitWords('64 percent'), ['64', 'per', 'cent']);
  assert.not.ok(splitWords('0.64 of them').includes('64'));
});

test.run();
