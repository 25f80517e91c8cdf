import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../core/problem.ts';
import { writeNamed } from '../../output/write-named.ts';
import { withoutBaseline, writeBaseline } from '../../report/baseline.ts';
import { UsageError } from '../support/usage-error.ts';

/** The problems that are not in a baseline; with `isUpdated` the present problems are written into it first. */
export function subtractBaseline(
  problems: readonly Problem[],
  baseline: string,
  isUpdated = false,
): readonly Problem[] {
  if (isUpdated) writeNamed(baseline, writeBaseline(problems));
  if (!existsSync(baseline))
    throw new UsageError(`There is no baseline \`${baseline}\`: \`--update-baseline\` writes it.`);
  const left = withoutBaseline(problems, readFileSync(baseline, 'utf8'));
  if (left === null) throw new UsageError(`\`${baseline}\` is no baseline.`);
  return left;
}
