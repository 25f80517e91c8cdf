import { mend } from '../../check/fixer.ts';
import type { Case } from '../../check/rule.ts';
import type { Fix } from '../../core/fix.ts';
import { offsetOf, type Splice } from '../../core/splice.ts';
import type { StrayUse } from '../../parse/strays/strays.ts';

/** A stray, which is text that looks like markup and is not, with its span. */
export interface StrayMatch<F extends string> {
  readonly form: F;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text in the span, of which `text` may be only the beginning. */
  readonly written: string;
}

/** How to mend a stray. */
export interface Remedy {
  readonly title: string;
  readonly isCertain?: boolean;
  readonly splices: readonly Splice[];
}

/**
 * Mends all strays of the same form as the one that the problem reports, which is only the first of them. Those that
 * cannot be mended are left; there is no fix if the first cannot.
 */
export function fixStrays<F extends string>(
  one: Case,
  strays: readonly StrayUse<F>[],
  remedy: (found: StrayMatch<F>, text: string) => Remedy | null,
): readonly Fix[] {
  const remedies = strays
    .filter(({ form }) => form === one.problem.form)
    .map((stray) => remedy(locate(stray, one.text), one.text));
  const [first] = remedies;
  if (first === null || first === undefined) return [];
  const isCertain = remedies.every((each) => each?.isCertain !== false);
  const splices = remedies.flatMap((each) => each?.splices ?? []);
  return [mend(one, first.title, withoutOverlap(splices), isCertain)];
}

function locate<F extends string>({ form, text, at }: StrayUse<F>, source: string): StrayMatch<F> {
  const start = offsetOf(source, at);
  const end = source.startsWith(text, start) ? start + text.length : start + at.length;
  return { form, text, start, end, written: source.slice(start, end) };
}

function withoutOverlap(splices: readonly Splice[]): Splice[] {
  const sorted = [...splices].sort((a, b) => a.start - b.start);
  return sorted.filter((one, index) => one.start >= (sorted[index - 1]?.end ?? 0));
}
