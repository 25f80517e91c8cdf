import type { Problem } from '../core/problem.ts';

/** The problems that are not among those known already; each that is known excuses one. */
export function withoutKnown(
  problems: readonly Problem[],
  known: readonly string[],
  keyOf: (problem: Problem) => string,
): Problem[] {
  const left = new Map<string, number>();
  for (const key of known) left.set(key, (left.get(key) ?? 0) + 1);
  return problems.filter((problem) => {
    const key = keyOf(problem);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
