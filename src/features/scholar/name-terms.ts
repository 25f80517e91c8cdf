import type { CoursePage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';

/** The names of terms: `Spring 2027, Autumn 2025`. */
export function nameTerms(terms: CoursePage['terms']): string {
  return terms.map(({ name }) => name).join(', ');
}

/** The same with their days: `Spring 2027 (1 March 2027 to 30 June 2027)`. */
export function dateTerms(terms: CoursePage['terms']): string {
  return terms.map(({ name, starts, ends }) => `${name}${writeDays(starts, ends)}`).join(', ');
}

function writeDays(starts: string | null, ends: string | null): string {
  if (starts === null) return ends === null ? '' : ` (until ${formatDay(ends)})`;
  return ends === null ? ` (from ${formatDay(starts)})` : ` (${formatDay(starts)} to ${formatDay(ends)})`;
}
