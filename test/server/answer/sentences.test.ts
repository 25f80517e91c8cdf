import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitSentences } from '../../../server/answer/sentences.ts';

test('the mark of an item of a list is no sentence of its own', () => {
  assert.equal(splitSentences('In this order:\n1. Crates; boxes\n2. Lamps. They hang.'), [
    'In this order:\n',
    '1. Crates; boxes\n',
    '2. Lamps. ',
    'They hang.',
  ]);
});

test('a year that ends a sentence is not the mark of an item', () => {
  assert.equal(splitSentences('It began in 1985. Two years later it ended.'), [
    'It began in 1985. ',
    'Two years later it ended.',
  ]);
});

test.run();
