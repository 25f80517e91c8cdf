import { offsetOf, type Splice } from '../../core/splice.ts';
import type { StrayUse } from '../../parse/strays/strays.ts';
import type { Case, Fix } from './case.ts';
import { mend } from './draft.ts';

/** A stray in the text of its file. */
export interface StrayMatch<F extends string> {
  readonly form: F;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stands there, which is more than `text` where only a part of it is quoted. */
  readonly written: string;
}

/** What a stray becomes; null where that is for its author to say. */
export interface Remedy {
  readonly title: string;
  readonly isCertain?: boolean;
  readonly splices: readonly Splice[];
}

/**
 * Mends all strays of the form that a problem is about: a report tells the first of them alone. One that cannot be
 * mended is left, and so is the problem.
 */
export function fixStrays<F extends string>(
  one: Case,
  strays: readonly StrayUse<F>[],
  remedy: (found: StrayMatch<F>, text: string) => Remedy | null,
): readonly Fix[] {
  const form = strays.find(({ at }) => at.line === one.problem.line && at.column === one.problem.column)?.form;
  const remedies = strays
    .filter((stray) => stray.form === form)
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

/** The offsets of a line in a text, without its end. */
export function lineAround(text: string, offset: number): { readonly start: number; readonly end: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, end: end === -1 ? text.length : end };
}
