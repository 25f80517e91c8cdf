import { dirname } from 'node:path';
import { splitLines } from '../report/diff.ts';
import type { ChangedFile } from './contract.ts';

/** A file that differs from its last commit, with its texts; those that do not exist are empty. */
interface ChangedText extends ChangedFile {
  readonly before: string;
  readonly after: string;
}

/** Changes in which a file that is gone and a new one beside it with most of its lines are one renamed file. */
export function pairRenames<T extends ChangedText>(changed: readonly T[]): readonly T[] {
  const gone = new Set(changed.filter(({ to }) => to === null));
  const paired = changed.map((one) => {
    if (one.from !== null) return one;
    const old = [...gone].find(({ from, before }) => isBeside(from, one.to) && isAlike(before, one.after));
    if (old === undefined) return one;
    gone.delete(old);
    return { ...one, from: old.from, before: old.before };
  });
  return paired.filter((one) => one.to !== null || gone.has(one));
}

function isBeside(from: string | null, to: string | null): boolean {
  return dirname(from ?? '') === dirname(to ?? '');
}

/** Whether two texts have four fifths of the lines of the longer one in common: less is common to different short pages. */
function isAlike(before: string, after: string): boolean {
  const [a, b] = [new Set(splitLines(before)), new Set(splitLines(after))];
  const common = [...a].filter((line) => b.has(line)).length;
  return common * 5 >= Math.max(a.size, b.size, 1) * 4;
}
