import { groupBy } from '../core/group-by.ts';
import type { Finding } from '../core/problem.ts';
import type { StrayUse } from '../parse/strays/strays.ts';

/** The report on a stray: why it is not valid markup, and what to write instead. */
export type Advice = Omit<Finding, 'at'>;

/**
 * The first stray of each form with its report and the number of strays of that form: pasting a text is one mistake, not
 * fifty.
 */
export function* reportStrays<F extends string>(
  strays: readonly StrayUse<F>[],
  advise: (form: F, text: string) => Advice,
): Iterable<Finding> {
  for (const [form, [first, ...others]] of groupBy(strays, (stray) => stray.form)) {
    if (first === undefined) continue;
    const advice = advise(form, first.text);
    yield { ...advice, at: first.at, form, reason: `${advice.reason}${countOthers(others)}` };
  }
}

function countOthers(others: readonly StrayUse<string>[]): string {
  const [next] = others;
  if (next === undefined) return '';
  if (others.length === 1) return ` It happens again in line ${next.at.line}.`;
  return ` It happens ${others.length} times more, next in line ${next.at.line}.`;
}

/** The first words of a text, short enough to quote. */
export function shorten(text: string, limit = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).trimEnd()}…`;
}
