import type { Presentation } from './measure-store.ts';
import type { DotChoice } from './model.ts';
import { differences } from './trials.ts';

/**
 * How many of four choices were right at each difference, in the example that the figure shows before a visitor has
 * chosen.
 */
const right: Readonly<Record<Presentation, readonly number[]>> = {
  scattered: [2, 3, 3, 4, 4],
  rows: [3, 4, 4, 4, 4],
};

export const exampleChoices: Readonly<Record<Presentation, readonly DotChoice[]>> = {
  scattered: listChoices(right.scattered),
  rows: listChoices(right.rows),
};

function listChoices(counts: readonly number[]): DotChoice[] {
  return differences.flatMap((difference, index) =>
    Array.from({ length: 4 }, (_, turn) => ({ difference, isRight: turn < (counts[index] ?? 0) })),
  );
}
