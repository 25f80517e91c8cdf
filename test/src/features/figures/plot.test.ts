import assert from 'node:assert/strict';
import { test } from 'uvu';
import { axes, frame, pathOf, scale } from '../../../../src/features/figures/plot.ts';

test('a scale maps the ends of its domain to the ends of its range', () => {
  const at = scale([-4, 4], [0, 100]);
  assert.deepEqual([at(-4), at(0), at(4)], [0, 50, 100]);
});

test('greater values stand higher', () => {
  const at = axes([0, 1], [0, 1]);
  assert.deepEqual([at.y(0), at.y(1)], [frame.bottom, frame.top]);
});

test('a path runs through both ends of the domain', () => {
  const at = axes([0, 1], [0, 1]);
  assert.equal(
    pathOf((x) => x, [0, 1], at, 1),
    `M${frame.left}.0 ${frame.bottom}.0L${frame.right}.0 ${frame.top}.0`,
  );
});

test.run();
