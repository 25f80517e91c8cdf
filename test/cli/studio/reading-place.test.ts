import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readingPlace } from '../../../cli/studio/app/reading-place.ts';

const text = ['Before.', '', '## One', 'a', 'b', 'c', '```', '## code', '```', '', '### Two', 'd'].join('\n');

test('a line is told by the heading above it and its part of the way to the next, and code holds no headings', () => {
  assert.is(readingPlace(text, 0), 0);
  assert.is(readingPlace(text, 2), 0.5);
  assert.is(readingPlace(text, 3), 1);
  assert.is(readingPlace(text, 7), 1.5);
  assert.is(readingPlace(text, 11), 2);
  assert.is(readingPlace(text, 99), 3);
  assert.is(readingPlace('No heading.', 1), 0);
});

test.run();
