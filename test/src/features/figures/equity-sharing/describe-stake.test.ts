import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeStake } from '../../../../../src/features/figures/equity-sharing/describe-stake.ts';

test('a stake is what is left of the price, nothing, or what is owed beyond the worth of the house', () => {
  assert.is(describeStake(0.22), 'is left with 22% of the price');
  assert.is(describeStake(-0.004), 'is left with nothing');
  assert.is(describeStake(-0.1), 'owes 10% of the price more than the house is worth');
});

test.run();
