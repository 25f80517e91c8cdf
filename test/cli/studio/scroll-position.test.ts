import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scrollPosition } from '../../../cli/studio/app/scroll-position.ts';

const text = ['Before.', '', '## One', 'a', 'b', 'c', '```', '## code', '```', '', '### Two', 'd'].join('\n');

test('a line is told by the heading above it and its part of the way to the next, and code holds no headings', () => {
  assert.is(scrollPosition(text, 0), 0);
  assert.is(scrollPosition(text, 2), 0.5);
  assert.is(scrollPosition(text, 3), 1);
  assert.is(scrollPosition(text, 7), 1.5);
  assert.is(scrollPosition(text, 11), 2);
  assert.is(scrollPosition(text, 99), 3);
  assert.is(scrollPosition('No heading.', 1), 0);
});

test.run();
