import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  chanceOfA,
  chanceOfBetter,
  clarityThrough,
  labelPosition,
} from '../../../../../src/features/figures/curves/model.ts';

const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`);

test('options of equal utility are chosen equally often, however clearly they are seen', () => {
  for (const clarity of [0, 1, 5]) near(chanceOfA(clarity, 0), 0.5);
});

test('without any clarity the choice is a toss', () => {
  near(chanceOfA(0, 3), 0.5);
});

test('the odds of the better option are the exponential of clarity times difference', () => {
  near(chanceOfA(2, 1) / (1 - chanceOfA(2, 1)), Math.exp(2));
});

test('what A gains B loses', () => {
  near(chanceOfA(1.5, 2) + chanceOfA(1.5, -2), 1);
});

test('a steeper curve chooses the better option more often, on either side', () => {
  assert.ok(chanceOfBetter(2, 1) > chanceOfBetter(1, 1));
  near(chanceOfBetter(2, -1), chanceOfBetter(2, 1));
});

test('a curve that is pulled to a point runs through it, on both sides of the middle', () => {
  for (const [difference, chance] of [
    [1, 0.8],
    [-2, 0.1],
    [3, 0.4],
  ] as const) {
    const clarity = clarityThrough(difference, chance) ?? 0;
    assert.ok(Math.abs(chanceOfA(clarity, difference) - chance) < 1e-9);
  }
  assert.is(clarityThrough(0, 0.8), null);
  for (const chance of [-0.1, 0, 1, 1.1]) assert.ok(Number.isFinite(clarityThrough(1, chance)));
});

test('the names of two curves lie to the left of the steeper one and to the right of the other, on the plot', () => {
  for (const clarity of [0, 0.1, 0.6, 2.5, 5]) {
    const [steeper, flatter] = [labelPosition(clarity, true), labelPosition(clarity, false)];
    assert.ok(steeper > 0 && steeper <= 4 && flatter > 0 && flatter <= 1.8, `${clarity}: ${steeper}, ${flatter}`);
  }
});

test.run();
