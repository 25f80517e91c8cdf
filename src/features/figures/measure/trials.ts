export interface Trial {
  readonly left: number;
  readonly right: number;
}

/** A dot in a field of 100 by 100. */
export type Dot = readonly [x: number, y: number];

/** By how many dots the two fields of a trial differ: from hardly to plainly. */
export const differences = [1, 3, 5, 8, 12] as const;
/** How often each difference comes with the fuller field on either side. */
const repeats = 2;
const average = 45;

/** Gives a number from 0 to 1, as Math.random does. */
export type Random = () => number;

/** Twenty pairs of fields in random order, the fuller one as often at the left as at the right. */
export function makeTrials(random: Random): Trial[] {
  const trials = differences.flatMap((difference) => {
    const fewer = average - Math.floor(difference / 2);
    const more = fewer + difference;
    return Array.from({ length: repeats }, () => [
      { left: fewer, right: more },
      { left: more, right: fewer },
    ]).flat();
  });
  return shuffle(trials, random);
}

/** Dots scattered over a field without overlapping. */
export function scatterDots(count: number, random: Random): Dot[] {
  const side = 9;
  const cell = 100 / side;
  const cells = shuffle(
    Array.from({ length: side * side }, (_, index) => index),
    random,
  );
  return cells.slice(0, count).map((index) => {
    const jitter = () => (0.25 + random() * 0.5) * cell;
    return [(index % side) * cell + jitter(), Math.floor(index / side) * cell + jitter()];
  });
}

/** Dots in rows of ten, from the top. */
export function alignDots(count: number): Dot[] {
  return Array.from({ length: count }, (_, index) => [5 + (index % 10) * 10, 15 + Math.floor(index / 10) * 14]);
}

function shuffle<T>(values: readonly T[], random: Random): T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
