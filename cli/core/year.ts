/** Words that replace an unknown year. */
export const yearWords = ['forthcoming', 'n.d.'] as const;

/** When a publication appeared: a year, or a word for one that is forthcoming or has no date. */
export type Year = number | (typeof yearWords)[number];

/** Parses a year: a year anywhere in the text, or a word for a missing one; null if it is neither. */
export function readYear(written: string): Year | null {
  const found = /(?<!\d)(?:1\d|20)\d\d(?!\d)/.exec(written)?.[0];
  if (found !== undefined) return Number(found);
  const word = written.toLowerCase().replace(/[^a-z]/g, '');
  if (/forthcoming|inpress|toappear|accepted|prepublished/.test(word)) return 'forthcoming';
  return word === 'nd' || word === 'nodate' || word === 'undated' ? 'n.d.' : null;
}

/** Whether what appears in a year has not appeared on a day, `YYYY-MM-DD`. */
export function isToCome(year: Year, today: string): boolean {
  return year === 'forthcoming' || (typeof year === 'number' && year > Number(today.slice(0, 4)));
}

/** Compares years as lists of references do: undated first, forthcoming last. */
export function compareYears(one: Year, other: Year): number {
  return Math.sign(rank(one) - rank(other));
}

function rank(year: Year): number {
  if (typeof year === 'number') return year;
  return year === 'n.d.' ? 0 : 10_000;
}
