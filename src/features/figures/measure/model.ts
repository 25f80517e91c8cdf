import { steps } from '../numbers.ts';

/** One choice between two fields: by how many dots they differed, and whether the fuller one was chosen. */
export interface DotChoice {
  readonly difference: number;
  readonly isRight: boolean;
}

/** A person's curve: the clarity per dot, and the share of choices made without looking. */
export interface Curve {
  readonly clarity: number;
  readonly lapse: number;
}

/** The curve that fits a person's choices. */
export interface Fit extends Curve {
  /** The 90 % interval of the clarity. */
  readonly low: number;
  readonly high: number;
  /** Curves with their weights, which add up to 1. */
  readonly weighted: readonly (Curve & { readonly weight: number })[];
}

/** The chance of choosing the fuller field: a logistic curve, and one half for a choice without looking. */
export function chanceOfRight({ clarity, lapse }: Curve, difference: number): number {
  return lapse / 2 + (1 - lapse) / (1 + Math.exp(-clarity * difference));
}

/**
 * The prior, as the figure describes it: half of all people have a clarity below 0.25 a dot, and 90 % between 0.08 and
 * 0.8; on average one choice in twenty is made without looking.
 */
const prior = { centre: Math.log(0.25), spread: 0.7, lapses: 19 };

/** How well the fit did on simulated visitors; a test checks these figures. */
export const tried = { coverage: 94, factor: 1.3 };

const clarities = steps(Math.log(0.015), Math.log(4), 81).map(Math.exp);
const lapses = steps(0.005, 0.295, 15);

/**
 * Penalised maximum likelihood over a grid: the likelihood of the choices times the prior, its maximum as the estimate,
 * and the middle nine tenths of its weight as the interval. Without the penalty twenty choices often lead to the bound
 * of the grid.
 */
export function fitCurve(choices: readonly DotChoice[]): Fit {
  const grid = clarities.flatMap((clarity) => lapses.map((lapse) => ({ clarity, lapse })));
  const counts = countByDifference(choices);
  const scores = grid.map((curve) => penalise(curve) + logLikelihood(curve, counts));
  const best = scores.indexOf(Math.max(...scores));
  const weights = scores.map((score) => Math.exp(score - (scores[best] ?? 0)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = grid.map((curve, index) => ({ ...curve, weight: (weights[index] ?? 0) / total }));
  const [low, high] = interval(
    sumOverLapses(weighted).map((weight, index) => ({ value: clarities[index] ?? 0, weight })),
  );
  return { ...(grid[best] as Curve), low, high, weighted };
}

/** The interval in which 90 % of the curves lie at a difference. */
export function bandAt({ weighted }: Fit, difference: number): readonly [low: number, high: number] {
  return interval(weighted.map((curve) => ({ value: chanceOfRight(curve, difference), weight: curve.weight })));
}

/** How likely it is that the second curve is the steeper one. */
export function chanceOfSteeper(first: Fit, second: Fit): number {
  const one = sumOverLapses(first.weighted);
  const other = sumOverLapses(second.weighted);
  let below = 0;
  let chance = 0;
  for (const [index, weight] of other.entries()) {
    chance += weight * (below + (one[index] ?? 0) / 2);
    below += one[index] ?? 0;
  }
  return chance;
}

/** Two curves are told apart when the odds that one is steeper are at least nineteen to one. */
export function compareCurves(first: Fit, second: Fit): 'first' | 'second' | 'unclear' {
  const chance = chanceOfSteeper(first, second);
  if (chance >= 0.95) return 'second';
  return chance <= 0.05 ? 'first' : 'unclear';
}

/** The weight of each clarity. */
function sumOverLapses(weighted: Fit['weighted']): number[] {
  const sums = clarities.map(() => 0);
  for (const [index, { weight }] of weighted.entries()) {
    const lapse = Math.floor(index / lapses.length);
    sums[lapse] = (sums[lapse] ?? 0) + weight;
  }
  return sums;
}

function penalise({ clarity, lapse }: Curve): number {
  const distance = (Math.log(clarity) - prior.centre) / prior.spread;
  return -(distance ** 2) / 2 + (prior.lapses - 1) * Math.log(1 - lapse);
}

interface Count {
  readonly difference: number;
  readonly right: number;
  readonly wrong: number;
}

/** How often the fuller field was chosen at each difference. */
export function countByDifference(choices: readonly DotChoice[]): Count[] {
  const differences = [...new Set(choices.map(({ difference }) => difference))].sort((a, b) => a - b);
  return differences.map((difference) => {
    const here = choices.filter((choice) => choice.difference === difference);
    const right = here.filter(({ isRight }) => isRight).length;
    return { difference, right, wrong: here.length - right };
  });
}

function logLikelihood(curve: Curve, counts: readonly Count[]): number {
  return counts.reduce((sum, { difference, right, wrong }) => {
    const chance = chanceOfRight(curve, difference);
    return sum + right * Math.log(chance) + wrong * Math.log(1 - chance);
  }, 0);
}

/** The middle nine tenths of weighted values. */
function interval(values: { readonly value: number; readonly weight: number }[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const at = (share: number) => {
    let sum = 0;
    for (const { value, weight } of sorted) {
      sum += weight;
      if (sum >= share) return value;
    }
    return sorted.at(-1)?.value ?? 0;
  };
  return [at(0.05), at(0.95)];
}
