import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { letterAt } from '../../../cli/core/labels.ts';

test('after the letters of the alphabet come pairs of them, and no two notes have one name', () => {
  assert.equal([0, 25, 26, 27, 51, 52, 701, 702].map(letterAt), ['a', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa']);
});

test.run();
