import MiniSearch from 'minisearch';
import { createCoverage, headOf } from './coverage.ts';
import { holdsNumber, statesNumber, wantsNumber } from './numbers.ts';
import type { SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { logistic } from './ranking.ts';
import { knownShare, type ParsedQuestion } from './read-question.ts';
import { termsOf } from './terms.ts';

export interface Hit {
  readonly passage: Passage;
  /** Orders the hits. */
  readonly score: number;
  /** The terms of the site that matched. */
  readonly terms: readonly string[];
  /** The confidence that this passage answers the question, 0 to 1. */
  readonly confidence: number;
  /** The similarity of each of its sentences to the question; none without embeddings. */
  readonly near?: SentenceSimilarities;
}

/** Makes a hit of a passage that was found by its questions, or that is given in any case. */
export function toHit(passage: Passage, confidence = 1): Hit {
  return { passage, confidence, score: confidence, terms: [] };
}

const most = 24;
/** The weights of the features of a paragraph, in log odds, fitted on the questions of test/bench/server. */
const odds = { none: -4, covered: 5.5, head: 2, unknown: -1.5, notSought: -1.5 };
/** The factor for a passage with a number, when the question asks for one. */
const fitting = 4;
interface Indexed {
  readonly id: number;
  readonly text: string;
  readonly heading: string;
  readonly page: string;
}

/**
 * Gives a function that finds paragraphs by BM25 over stems, with a boost for heading and page title; `titleSimilarity`
 * compares a question with these.
 */
export function createFind(
  passages: readonly Passage[],
  titleSimilarity: (question: ParsedQuestion, passage: Passage) => number,
): (question: ParsedQuestion) => readonly Hit[] {
  const documents = passages.map(
    ({ text, heading, page }, id): Indexed => ({ id, text, heading: heading ?? '', page }),
  );
  const index = new MiniSearch<Indexed>({
    fields: ['text', 'heading', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2, page: 1.5 }, combineWith: 'OR', tokenize: (term) => [term] },
  });
  index.addAll(documents);
  const coverage = createCoverage(passages);
  const toldBy = passages.map((passage) => new Set(termsOf(`${headOf(passage)} ${passage.text}`)));
  const isSought = (id: number, { sought }: ParsedQuestion) =>
    sought.length === 0 || sought.some((term) => toldBy[id]?.has(term));

  return (question) => {
    const queries = question.words.flatMap(({ means, weight }) =>
      means.map(({ term, confidence }) => ({ queries: [term], boostTerm: () => confidence * weight })),
    );
    if (queries.length === 0) return [];
    return index
      .search({ combineWith: 'OR', queries })
      .slice(0, 2 * most)
      .flatMap(({ id, score, terms }) => {
        const passage = passages[id as number];
        if (passage === undefined) return [];
        const share = holdsNumber(passage, question) ? coverage(id as number, question) : 0;
        const fits = wantsNumber(question) && statesNumber(passage, terms) ? fitting : 1;
        const confidence = logistic(
          odds.none +
            odds.covered * share +
            odds.head * titleSimilarity(question, passage) +
            odds.unknown * (1 - knownShare(question)) +
            (isSought(id as number, question) ? 0 : odds.notSought),
        );
        return [
          {
            passage,
            score: score * share * share * fits * confidence,
            terms,
            confidence: share === 0 ? 0 : confidence,
          },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}
