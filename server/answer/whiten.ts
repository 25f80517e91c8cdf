import { setImmediate } from 'node:timers/promises';
import type { Vector } from './sentence-encoder.ts';

/** Added to the variance in each direction, so that one in which hardly two texts differ does not decide. */
const floor = 0.001;
/** So many vectors are taken in before other work has its turn. */
const round = 100;

export type Whiten = (vector: Vector) => Vector;

function meanOf(vectors: readonly Vector[], size: number): Float64Array {
  const mean = new Float64Array(size);
  for (const vector of vectors) for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0);
  return mean.map((sum) => sum / vectors.length);
}

/** The lower half of the covariance of vectors, row by row. */
async function covarianceOf(vectors: readonly Vector[], mean: Float64Array): Promise<Float64Array[]> {
  const rows = Array.from(mean, (_, row) => new Float64Array(row + 1));
  const share = 1 / vectors.length;
  for (const [index, vector] of vectors.entries()) {
    const apart = mean.map((middle, at) => (vector[at] ?? 0) - middle);
    for (const [at, row] of rows.entries()) {
      const own = (apart[at] ?? 0) * share;
      for (let column = 0; column <= at; column += 1) row[column] = (row[column] ?? 0) + own * (apart[column] ?? 0);
    }
    if (index % round === round - 1) await setImmediate();
  }
  for (const [at, row] of rows.entries()) row[at] = (row[at] ?? 0) + floor;
  return rows;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** The Cholesky factor of a symmetric matrix, of which `rows` is the lower half. */
function factorise(rows: readonly Float64Array[]): Float64Array[] {
  const factor: Float64Array[] = [];
  for (const [at, row] of rows.entries()) {
    const own = new Float64Array(at + 1);
    for (const [column, other] of factor.entries()) {
      own[column] = ((row[column] ?? 0) - dot(own, other, column)) / (other[column] ?? 1);
    }
    own[at] = Math.sqrt(Math.max(floor / 2, (row[at] ?? 0) - dot(own, own, at)));
    factor.push(own);
  }
  return factor;
}

/**
 * Gives the whitening of some vectors: what all of them have in common is taken away, and each direction in which they
 * differ counts for the same, so that two texts are alike by what sets them apart from the others.
 */
export async function createWhitening(vectors: readonly Vector[]): Promise<Whiten> {
  const size = vectors[0]?.length ?? 0;
  const mean = meanOf(vectors, size);
  const factor = factorise(await covarianceOf(vectors, mean));
  return (vector) => {
    const turned = new Float32Array(size);
    for (const [at, row] of factor.entries()) {
      turned[at] = ((vector[at] ?? 0) - (mean[at] ?? 0) - dot(turned, row, at)) / (row[at] ?? 1);
    }
    const length = Math.sqrt(dot(turned, turned, size));
    return length === 0 ? turned : turned.map((value) => value / length);
  };
}
