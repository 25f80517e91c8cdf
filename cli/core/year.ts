/** What stands in the place of a year that nobody can name. */
export const yearWords = ['forthcoming', 'n.d.'] as const;

/** When a publication appeared: a year, or a word for one that is still to appear or bears no date. */
export type Year = number | (typeof yearWords)[number];

/** The year that is meant by what stands in its place: a year anywhere in it, or a word for what has none; null when it is neither. */
export function readYear(written: string): Year | null {
  const found = /(?<!\d)(?:1\d|20)\d\d(?!\d)/.exec(written)?.[0];
  if (found !== undefined) return Number(found);
  const word = written.toLowerCase().replace(/[^a-z]/g, '');
  if (/forthcoming|inpress|toappear|accepted|inpreparation|submitted|prepublished/.test(word)) return 'forthcoming';
  return word === 'nd' || word === 'nodate' || word === 'undated' ? 'n.d.' : null;
}

/** Orders years as lists of references do: what has no date first, what is still to appear last. */
export function compareYears(one: Year, other: Year): number {
  return Math.sign(rank(one) - rank(other));
}

function rank(year: Year): number {
  if (typeof year === 'number') return year;
  return year === 'n.d.' ? 0 : 10_000;
}
