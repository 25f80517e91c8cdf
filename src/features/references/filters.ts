import type { ReferenceEntry } from '../../content/types.ts';
import { fold, foldWords } from '../../lib/fold.ts';
import { plainText } from './plain-text.ts';

/** The filters as they are typed; an empty one filters nothing. */
export interface Filters {
  readonly text: string;
  readonly topic: string;
  /** A family name as the compiler writes it in addresses: `caplin`. */
  readonly author: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly sort: string;
}

/** The orders of the list beside that of authors, in which it comes. */
export const sortings = ['year', 'cited'] as const;

export const noFilters: Filters = { text: '', topic: '', author: '', type: '', from: '', to: '', sort: '' };

/** Reads the filters from a query such as `?text=choice&from=2000`. */
export function readFilters(query: string): Filters {
  const parameters = new URLSearchParams(query);
  const read = (name: keyof Filters) => parameters.get(name) ?? '';
  return {
    text: read('text'),
    topic: read('topic'),
    author: authorValue(read('author')),
    type: read('type'),
    from: read('from'),
    to: read('to'),
    sort: read('sort'),
  };
}

/** A family name in the form of addresses: `?author=Almås` finds the same as `?author=almas`, `O’Brien` as `obrien`. */
function authorValue(name: string): string {
  return fold(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Writes the filters as a query with its question mark; empty when they filter nothing. */
export function writeFilters(filters: Filters): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== '') parameters.set(name, value);
  const query = parameters.toString().replaceAll('%2F', '/');
  return query === '' ? '' : `?${query}`;
}

/**
 * The searched text of an entry, computed at the first call, because an unfiltered list needs none. The names of the
 * pages that cite the entry are left out: they have a filter of their own.
 */
export function searchTextOf(entry: ReferenceEntry): () => string {
  let words: string | undefined;
  return () => {
    words ??= fold(
      plainText(
        entry.body.html.replace(/<summary>.*?<\/summary>|<(?:span class="onward"|p class="cited-on")>.*?<\/p>/gs, ''),
      ),
    );
    return words;
  };
}

/**
 * Whether an entry with this searched text passes the filters: it contains every word, and a year counts once it has
 * four digits.
 */
export function isWanted(entry: ReferenceEntry, searchText: () => string, filters: Filters): boolean {
  const { text, topic, author, type, from, to } = filters;
  return (
    (topic === '' || entry.citedOn.includes(topic)) &&
    (author === '' || entry.authors.includes(author)) &&
    (type === '' || entry.type === type) &&
    isWithin(entry.year, readYear(from), readYear(to)) &&
    foldWords(text).every((word) => searchText().includes(word))
  );
}

/** Sorts the entries: the newest first, those that most pages cite first, or in the given order. */
export function sortEntries<T extends { readonly entry: ReferenceEntry }>(entries: readonly T[], sort: string): T[] {
  if (sort === 'year') return [...entries].sort((a, b) => rankYear(b.entry.year) - rankYear(a.entry.year));
  if (sort === 'cited') return [...entries].sort((a, b) => b.entry.citedOn.length - a.entry.citedOn.length);
  return [...entries];
}

function rankYear(year: ReferenceEntry['year']): number {
  if (year === 'forthcoming') return Number.POSITIVE_INFINITY;
  return year === 'n.d.' ? Number.NEGATIVE_INFINITY : year;
}

/** Forthcoming entries come after every year; those without a date are in no range of years. */
function isWithin(year: ReferenceEntry['year'], from: number | null, to: number | null): boolean {
  if (year === 'n.d.') return from === null && to === null;
  if (year === 'forthcoming') return to === null;
  return year >= (from ?? year) && year <= (to ?? year);
}

function readYear(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null;
}
