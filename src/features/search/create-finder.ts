import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntries, SearchEntry, SearchKind } from '../../content/types.ts';
import { comparable } from '../../lib/fold.ts';
import { cutSnippet, indexedTerms, type MarkedPart, markWords } from './marks.ts';

/** A hit, with the matching words marked. */
export interface FoundEntry {
  readonly href: string;
  readonly title: readonly MarkedPart[];
  readonly context: string;
  readonly snippet: readonly MarkedPart[];
  /** Its text, where its title is exactly the question that was typed. */
  readonly answer?: string;
}

/** The best hits of one kind; `total` counts the others too. */
export interface HitGroup {
  readonly kind: SearchKind;
  readonly hits: readonly FoundEntry[];
  readonly total: number;
}

export type Finder = (query: string) => readonly HitGroup[];

/** A finder to which entries can be added. */
export type GrowingFinder = Finder & { readonly add: (entries: SearchEntries) => void };

const shownPerKind = 6;
const snippetLength = 150;
const stopWords = new Set(
  'a an and are as at be by can could did do does for from had has have how i if in is it its my of on or should that the their them they this to was we were what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/**
 * Creates the search over entries: it tolerates typing errors, completes words, and looks for entries with all words
 * before entries with some.
 */
export function createFinder(first: SearchEntries): GrowingFinder {
  const index = new MiniSearch({
    fields: ['title', 'context', 'text', 'also'],
    processTerm: (word) => {
      const terms = indexedTerms(word).filter((term) => !stopWords.has(term));
      return terms.length === 0 ? null : terms;
    },
    searchOptions: {
      boost: { title: 4, also: 2, context: 1.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  const entries: (SearchEntry & { readonly words: string })[] = [];
  function add(more: SearchEntries): void {
    index.addAll(more.map((entry, at) => ({ id: entries.length + at, ...entry })));
    entries.push(...more.map((entry) => ({ ...entry, words: comparable(entry.title) })));
  }
  add(first);

  const find: Finder = (query) => {
    const results = findEntries(index, query);
    const words = comparable(query);
    const isTyped = ({ id }: { id: number }) => entries[id]?.words === words || isCited(entries[id], words);
    // What was typed exactly, a title or a publication as it is cited, comes first; the others stay in order.
    results.sort((a, b) => +isTyped(b) - +isTyped(a));
    const groups = new Map<SearchKind, { hits: FoundEntry[]; total: number }>();
    const asked = new Set<string>();
    for (const { id, terms } of results) {
      const entry = entries[id];
      if (entry === undefined) continue;
      // A question that several people asked is one hit: the best of its answers.
      if (entry.kind === 'question') {
        if (asked.has(entry.words)) continue;
        asked.add(entry.words);
      }
      const group = groups.get(entry.kind) ?? { hits: [], total: 0 };
      groups.set(entry.kind, group);
      group.total += 1;
      if (group.hits.length < shownPerKind) group.hits.push(makeHit(entry, new Set(terms), entry.words === words));
    }
    return [...groups].map(([kind, group]) => ({ kind, ...group }));
  };
  return Object.assign(find, { add });
}

/** Whether words, a year among them, are from what a publication is cited by: `Keys et al. (2014)`. */
function isCited(entry: SearchEntry | undefined, words: string): boolean {
  if (entry?.kind !== 'reference' || !/\b\d{4}\b/.test(words)) return false;
  const names = comparable(entry.context.replace(/ · .*/, '')).split(' ');
  return words.split(' ').every((word) => names.includes(word));
}

/** How many entries are added before the page may react to its reader. */
const entriesInStep = 100;

/**
 * Creates the search over entries in steps with rests between them: all at once, a thousand take a second on a phone,
 * in which no typed letter is shown.
 */
export async function createFinderInSteps(
  entries: SearchEntries,
  rest = () => new Promise<unknown>((resolve) => setTimeout(resolve)),
): Promise<GrowingFinder> {
  const find = createFinder([]);
  for (let start = 0; start < entries.length; start += entriesInStep) {
    await rest();
    find.add(entries.slice(start, start + entriesInStep));
  }
  return find;
}

/** So many entries with all words are enough. */
const enough = 3;

/**
 * The entries with all words of a query; after a few of them, those that lack one of three words or more; and those
 * with any of its words, when there are no others.
 */
function findEntries(index: MiniSearch, query: string): SearchResult[] {
  const strict = index.search(query, { combineWith: 'AND' });
  const words = strict[0]?.queryTerms.length ?? 0;
  if (strict.length >= enough || (strict.length > 0 && words < 3)) return strict;
  const known = new Set(strict.map(({ id }) => id));
  const others = index.search(query).filter(({ id, queryTerms }) => !known.has(id) && queryTerms.length >= words - 1);
  return [...strict, ...others];
}

function makeHit(
  { kind, href, title, context, text }: SearchEntry,
  terms: ReadonlySet<string>,
  isTyped: boolean,
): FoundEntry {
  const hit = {
    href,
    title: markWords(title, terms),
    context,
    snippet: cutSnippet(markWords(text, terms), snippetLength),
  };
  return kind === 'question' && isTyped ? { ...hit, answer: text } : hit;
}
