import type { Year } from '../core/year.ts';

/** What to do about a date of which a reference keeps less than the bibliography has. */
export const dateHint = 'What readers need of it can go into the text of the reference.';

/** What a year does not keep of a date, as EDTF and librarians write it: `1764/1771`, `1444~`, `c. 1444`. Null where it keeps the years. */
export function describeLost(written: string, year: Year | null): string | null {
  if (typeof year !== 'number') return null;
  if (new Set(written.match(/(?<!\d)\d{4}(?!\d)/g)).size > 1)
    return `of the years, ${written}, the first alone is kept`;
  const isOpen = /[~?%]|^\/|\.\.|\b(?:c|ca|circa|approx|about|after|before)\b\.? ?\d/i.test(written);
  return isOpen ? `the date, ${written}, is uncertain or open: the reference says ${year} alone` : null;
}

/** Whether a month and the day in it, as bibliographies write them, name a day. */
export function namesDay([month, day]: readonly [string, string]): boolean {
  return day !== '' || /[a-z].*\d|\d.*[a-z]/i.test(month);
}
