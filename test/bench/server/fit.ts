/** Options with their features, as numbers, of which at least one is right. */
export interface Case {
  readonly options: readonly (readonly number[])[];
  readonly right: readonly boolean[];
}

const rounds = 25;
/** The most times that a step is halved because it makes the right options less likely. */
const halvings = 8;
/** Regularisation: keeps weights small that the cases say little about. */
const shrink = 0.0002;

/** The softmax of scores. */
function share(scores: readonly number[], counts: (index: number) => boolean): number[] {
  const highest = Math.max(...scores);
  const all = scores.map((score, index) => (counts(index) ? Math.exp(score - highest) : 0));
  const sum = all.reduce((total, value) => total + value, 0);
  return all.map((value) => value / (sum || 1));
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function meanOf(options: readonly (readonly number[])[], shares: readonly number[], size: number): number[] {
  const mean = new Array<number>(size).fill(0);
  for (const [index, option] of options.entries()) {
    const weight = shares[index] ?? 0;
    if (weight > 0) for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + weight * (option[at] ?? 0);
  }
  return mean;
}

/** Solves `matrix` times x = `values` for a symmetric, positive matrix, row by row. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const times = (other[at] ?? 0) / (row[at] || 1);
      for (let column = at; column < row.length; column += 1) {
        other[column] = (other[column] ?? 0) - times * (row[column] ?? 0);
      }
    }
  }
  return rows.map((row, at) => (row[row.length - 1] ?? 0) / (row[at] || 1));
}

/** The log-likelihood of the right options under some weights, less the regularisation. */
function likelihood(cases: readonly Case[], weights: readonly number[]): number {
  const cost = (shrink / 2) * cases.length * dot(weights, weights);
  return cases.reduce((sum, { options, right }) => {
    const chances = share(
      options.map((option) => dot(option, weights)),
      () => true,
    );
    const hit = chances.reduce((all, probability, index) => all + (right[index] ? probability : 0), 0);
    return sum + Math.log(Math.max(hit, 1e-300));
  }, -cost);
}

/** The weights after a step, which is halved until it is an improvement. */
function climb(cases: readonly Case[], weights: readonly number[], move: readonly number[]): number[] {
  const before = likelihood(cases, weights);
  for (let halving = 0; halving < halvings; halving += 1) {
    const next = weights.map((weight, at) => weight + (move[at] ?? 0) / 2 ** halving);
    if (likelihood(cases, next) > before) return next;
  }
  return [...weights];
}

/**
 * Fits a multinomial logistic regression by Newton's steps: the weights under which the right option of each case is
 * most likely.
 */
export function fit(cases: readonly Case[]): number[] {
  const size = cases[0]?.options[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => -shrink * cases.length * weight);
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? shrink * cases.length : 0)));
    for (const { options, right } of cases) {
      const scores = options.map((option) => dot(option, weights));
      const expected = share(scores, () => true);
      const mean = meanOf(options, expected, size);
      const wanted = meanOf(
        options,
        share(scores, (index) => right[index] === true),
        size,
      );
      for (let at = 0; at < size; at += 1) slope[at] = (slope[at] ?? 0) + (wanted[at] ?? 0) - (mean[at] ?? 0);
      for (const [index, option] of options.entries()) {
        const probability = expected[index] ?? 0;
        if (probability < 1e-6) continue;
        for (const [row, bends] of bend.entries()) {
          const own = probability * ((option[row] ?? 0) - (mean[row] ?? 0));
          for (let at = 0; at < size; at += 1)
            bends[at] = (bends[at] ?? 0) + own * ((option[at] ?? 0) - (mean[at] ?? 0));
        }
      }
    }
    weights = climb(cases, weights, solve(bend, slope));
  }
  return weights;
}
