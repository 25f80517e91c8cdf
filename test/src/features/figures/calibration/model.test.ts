import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTrue, meanGap, slopeThrough } from '../../../../../src/features/figures/calibration/model.ts';

const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`);

test('a judge of slope 1 is right as often as she says', () => {
  for (const stated of [0, 0.2, 0.5, 0.9, 1]) near(comesTrue(1, stated), stated);
  near(meanGap(1), 0);
});

test('an overconfident judge is too extreme at both ends', () => {
  near(comesTrue(0.5, 0.9), 0.75);
  near(comesTrue(0.5, 0.1), 0.25);
});

test('an underconfident judge is not extreme enough', () => {
  near(comesTrue(2, 0.75), 0.9);
});

test('a statement of one half is one half at any slope', () => {
  near(comesTrue(0.2, 0.5), 0.5);
});

test('the gap grows with the distance from calibration', () => {
  assert.ok(meanGap(0.3) > meanGap(0.6));
  assert.ok(meanGap(2) > meanGap(1.5));
});

test('a judge who is pulled to a point has such a share come true', () => {
  for (const [stated, share] of [
    [0.9, 0.7],
    [0.2, 0.35],
  ] as const)
    assert.ok(Math.abs(comesTrue(slopeThrough(stated, share) ?? 0, stated) - share) < 1e-9);
  for (const stated of [0.5, 0, 1, -0.1, 1.1]) assert.is(slopeThrough(stated, 0.7), null);
  for (const share of [-0.1, 0, 1, 1.1]) assert.ok(Number.isFinite(slopeThrough(0.9, share)));
});

test.run();
