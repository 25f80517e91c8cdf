import type { Problem } from '../core/problem.ts';

/** A report as JSON: `{ problems, errors, warnings }`, the keys of a problem always in the same order. */
export function formatJson(problems: readonly Problem[]): string {
  const count = (level: Problem['level']) => problems.filter((problem) => problem.level === level).length;
  const plain = problems.map(({ missing: _, form: __, ...problem }) => problem);
  return `${JSON.stringify({ problems: plain, errors: count('error'), warnings: count('warning') }, null, 2)}\n`;
}
