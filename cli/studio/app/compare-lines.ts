import { diffArrays } from 'diff';
import type { DiffLine } from '../contract.ts';

/** The lines in which two texts differ, with one on each side of them. */
export function compareLines(before: string, after: string): readonly DiffLine[] {
  const lines = diffArrays(before.split(/(?<=\n)/), after.split(/(?<=\n)/)).flatMap(({ value, added, removed }) =>
    value.map((line): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', line })),
  );
  const isNear = (index: number) => [-1, 0, 1].some((step) => (lines[index + step]?.kind ?? 'same') !== 'same');
  return lines.filter((_, index) => isNear(index));
}
