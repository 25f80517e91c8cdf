import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  bandAt,
  chanceOfRight,
  chanceOfSteeper,
  compareCurves,
  countByDifference,
  type DotChoice,
  fitCurve,
  tried,
} from '../../../../../src/features/figures/measure/model.ts';
import { makeTrials } from '../../../../../src/features/figures/measure/trials.ts';

/** A generator of numbers from 0 to 1 that gives the same ones each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The twenty choices of a visitor with this curve. */
function visit(clarity: number, lapse: number, random: () => number): DotChoice[] {
  return makeTrials(random).map(({ left, right }) => {
    const difference = Math.abs(right - left);
    return { difference, isRight: random() < chanceOfRight({ clarity, lapse }, difference) };
  });
}

test('of 1,000 simulated visitors, 85 to 95 % have their clarity in the interval of 90 %, as the figure says', () => {
  const random = createRandom(7);
  const visitors = Array.from({ length: 1000 }, () => {
    // From 75 % right at a difference of eleven dots to 75 % at two, and up to one choice in ten without looking.
    const clarity = 0.1 * 5.5 ** random();
    const fit = fitCurve(visit(clarity, random() * 0.1, random));
    return { isCovered: fit.low <= clarity && clarity <= fit.high, error: Math.abs(Math.log(fit.clarity / clarity)) };
  });
  const coverage = visitors.filter(({ isCovered }) => isCovered).length / visitors.length;
  const error = visitors.map((one) => one.error).sort((a, b) => a - b)[500] ?? 0;
  assert.ok(coverage >= 0.85 && coverage <= 0.95, `coverage ${coverage}`);
  assert.equal({ coverage: Math.round(coverage * 100), factor: Math.round(Math.exp(error) * 10) / 10 }, tried);
});

test('twenty right choices do not run to the bound', () => {
  const all = makeTrials(createRandom(1)).map(({ left, right }) => ({
    difference: Math.abs(right - left),
    isRight: true,
  }));
  const { clarity, high } = fitCurve(all);
  assert.ok(clarity < 1.5 && high < 3, `${clarity} ${high}`);
});

test('curves far apart are told apart, and a curve is not steeper than itself', () => {
  const steep = fitCurve(visit(1.2, 0, createRandom(2)));
  const flat = fitCurve(visit(0.06, 0, createRandom(3)));
  assert.is(compareCurves(flat, steep), 'second');
  assert.is(compareCurves(steep, flat), 'first');
  assert.is(compareCurves(flat, flat), 'unclear');
  assert.ok(Math.abs(chanceOfSteeper(flat, flat) - 0.5) < 1e-9);
});

test('the band holds the curve, begins at one half and rises', () => {
  const fit = fitCurve(visit(0.3, 0.02, createRandom(4)));
  const [low, high] = bandAt(fit, 5);
  const chance = chanceOfRight(fit, 5);
  assert.ok(low <= chance && chance <= high);
  assert.equal(
    bandAt(fit, 0).map((share) => Math.round(share * 1000)),
    [500, 500],
  );
  assert.ok((bandAt(fit, 12)[0] ?? 0) > low);
});

test('choices are counted by their difference, the smallest first', () => {
  const choices = [
    { difference: 12, isRight: true },
    { difference: 1, isRight: false },
    { difference: 3, isRight: true },
    { difference: 1, isRight: true },
    { difference: 12, isRight: true },
  ];
  assert.equal(countByDifference(choices), [
    { difference: 1, right: 1, wrong: 1 },
    { difference: 3, right: 1, wrong: 0 },
    { difference: 12, right: 2, wrong: 0 },
  ]);
});

test.run();
