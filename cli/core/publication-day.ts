import { z } from 'zod';
import type { Year } from './year.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The ISO day of a publication by its year, and by its month and day as bibliographies write them (`may`, `5`, `May 17`);
 * of a month alone its first day. Null where the month is not known or there is no such day.
 */
export function dayOfPublication(year: Year | null, month: string, day = ''): string | null {
  const name = /[a-z]{3}/i.exec(month)?.[0].toLowerCase();
  const number = name === undefined ? Number(/^\d{1,2}/.exec(month.trim())?.[0]) : months.indexOf(name) + 1;
  const within = /^\d{1,2}$/.exec(day.trim()) ?? (name === undefined ? null : /\b\d{1,2}\b/.exec(month));
  if (typeof year !== 'number' || !(number > 0)) return null;
  const [inYear, inMonth] = [number, Number(within?.[0] ?? 1)].map((one) => String(one).padStart(2, '0'));
  return z.iso.date().safeParse(`${year}-${inYear}-${inMonth}`).data ?? null;
}
