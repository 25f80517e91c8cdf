import MiniSearch from 'minisearch';
import type { Passage } from './passages.ts';
import { termsOf } from './terms.ts';

export interface Hit {
  readonly passage: Passage;
  /** Share of what the question asks for that this passage speaks of, 0 to 1; rare words weigh more. */
  readonly coverage: number;
  readonly score: number;
  /** The terms of the question that it holds. */
  readonly terms: readonly string[];
}

export interface Corpus {
  readonly passages: readonly Passage[];
  /** The passages that speak of a question, best first. */
  readonly find: (question: string) => readonly Hit[];
}

const most = 12;
const longEnoughToGuess = 6;

interface Indexed {
  readonly id: number;
  readonly text: string;
  readonly heading: string;
  readonly page: string;
}

/** Indexes the passages for retrieval: BM25 over stems, the heading and the page's title counting for more. */
export function indexPassages(passages: readonly Passage[]): Corpus {
  const documents = passages.map(
    ({ text, heading, page }, id): Indexed => ({ id, text, heading: heading ?? '', page }),
  );
  const frequency = new Map<string, number>();
  for (const { text, heading, page } of documents) {
    for (const term of new Set(termsOf(`${page} ${heading} ${text}`))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  const index = new MiniSearch<Indexed>({
    fields: ['text', 'heading', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2, page: 1.5 }, combineWith: 'OR' },
  });
  index.addAll(documents);

  const isKnown = (term: string) => frequency.has(term);
  /** Rarer is heavier; a word that the site never uses is the heaviest. */
  const weigh = (term: string) => Math.log(1 + passages.length / Math.max(1, frequency.get(term) ?? 0));
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weigh(term), 0);

  return {
    passages,
    find: (question) => {
      const asked = [...new Set(termsOf(question))];
      if (asked.length === 0) return [];
      const results = index.search(asked.join(' '), {
        tokenize: (text) => text.split(' '),
        // A word that the site does not know may be misspelt.
        fuzzy: (term) => (!isKnown(term) && term.length >= longEnoughToGuess ? 1 : false),
        prefix: (term) => !isKnown(term) && term.length >= longEnoughToGuess,
      });
      return results.slice(0, most).flatMap((result) => {
        const passage = passages[result.id as number];
        if (passage === undefined) return [];
        const terms = [...new Set(result.queryTerms)];
        return [{ passage, terms, score: result.score, coverage: sum(terms) / sum(asked) }];
      });
    },
  };
}
