import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  breakingPoint,
  downPayment,
  investorThrough,
  ownersStake,
} from '../../../../../src/features/figures/equity-sharing/model.ts';

const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`);

test('at the purchase the owner has what was paid down, with and without an investor', () => {
  near(ownersStake(0, 0), downPayment);
  near(ownersStake(0.4, 0), downPayment);
});

test('under pure debt the owner bears the whole fall', () => {
  near(ownersStake(0, -0.2), -0.1);
});

test('an investor bears a fall, and takes part in a rise, by the share owned', () => {
  near(ownersStake(0.2, -0.2), -0.06);
  near(ownersStake(0.4, 0.2), 0.22);
});

test('the breaking point is where nothing is left', () => {
  for (const investor of [0, 0.2, 0.4]) near(ownersStake(investor, breakingPoint(investor)), 0);
  near(breakingPoint(0), -0.1);
  near(breakingPoint(0.2), -0.125);
});

test('a line that is pulled to a point runs through it', () => {
  const investor = investorThrough(-0.2, -0.05) ?? 0;
  assert.ok(Math.abs(ownersStake(investor, -0.2) + 0.05) < 1e-9);
  assert.is(investorThrough(0, 0.1), null);
});

test.run();
