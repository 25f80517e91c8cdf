import MiniSearch from 'minisearch';
import { createExpander } from './expand.ts';
import type { Passage } from './passages.ts';
import { termsOf, wordsOf } from './terms.ts';

export interface Hit {
  readonly passage: Passage;
  /** BM25, by the coverage. */
  readonly score: number;
  /** The terms of the site by which it was found. */
  readonly terms: readonly string[];
  /** Share of what the question asks for that this passage speaks of, 0 to 1; rare words weigh more. */
  readonly coverage: number;
}

export interface Corpus {
  readonly passages: readonly Passage[];
  /** The passages that speak of a question, best first. */
  readonly find: (question: string) => readonly Hit[];
}

const most = 12;
/** Words in fewer passages than this weigh alike. */
const rare = 3;
const synonymWeight = 0.5;

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
  const known = new Map<string, string>();
  const frequency = new Map<string, number>();
  for (const { text, heading, page } of documents) {
    const found = wordsOf(`${page} ${heading} ${text}`);
    for (const { word, term } of found) known.set(word, term);
    for (const term of new Set(found.map(({ term }) => term))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const expand = createExpander(known);
  const index = new MiniSearch<Indexed>({
    fields: ['text', 'heading', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2, page: 1.5 }, combineWith: 'OR', tokenize: (term) => [term] },
  });
  index.addAll(documents);

  /** Rarer is heavier; a word that the site never uses is the heaviest. */
  const weigh = (term: string) => {
    const found = frequency.get(term);
    return Math.log(1 + passages.length / (found === undefined ? 1 : Math.max(rare, found)));
  };

  return {
    passages,
    find: (question) => {
      const words = new Map(wordsOf(question).map((word) => [word.term, word]));
      const asked = [...words.values()].map((word) => ({
        term: word.term,
        means: expand(word),
        weight: weigh(word.term),
      }));
      const total = asked.reduce((sum, { weight }) => sum + weight, 0);
      const cover = (holds: (term: string) => boolean) =>
        asked.reduce((sum, { means, weight }) => sum + (means.some(holds) ? weight : 0), 0) / total;
      const queries = asked.flatMap(({ term, means }) =>
        means.map((mean) => ({ queries: [mean], boostTerm: () => (mean === term ? 1 : synonymWeight) })),
      );
      if (queries.length === 0) return [];
      return index
        .search({ combineWith: 'OR', queries })
        .flatMap(({ id, score, terms }) => {
          const passage = passages[id as number];
          if (passage === undefined) return [];
          const coverage = cover((term) => terms.includes(term));
          return [{ passage, score: score * coverage, terms, coverage }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, most);
    },
  };
}
