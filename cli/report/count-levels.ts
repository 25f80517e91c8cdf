import type { Level, Problem } from '../core/problem.ts';
import { plural } from '../core/text.ts';

const nouns = { error: 'error', warning: 'warning', info: 'note' } as const;

/** How many problems there are of each level, as `2 errors, 1 note`; `paint` may colour each part. */
export function countLevels(problems: readonly Problem[], paint = (_: Level, text: string) => text): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((level) => {
    const { length } = problems.filter((problem) => problem.level === level);
    return length === 0 ? [] : [paint(level, plural(length, nouns[level]))];
  });
  return counts.join(', ');
}
