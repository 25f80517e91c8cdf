import MiniSearch from 'minisearch';
import { chance } from './chance.ts';
import { createCover, headOf } from './cover.ts';
import { type English, readEnglish } from './english.ts';
import { createExpander } from './expand.ts';
import { type AskIndex, indexAsks } from './match-asks.ts';
import { type Meanings, noMeanings } from './meanings.ts';
import { createNearness } from './nearness.ts';
import { holdsNumber, tellsNumber, wantsNumber } from './numbers.ts';
import { otherQuestions } from './other-questions.ts';
import type { Passage } from './passages.ts';
import { knownShare, type ParsedQuestion, type Reader, readQuestion } from './read-question.ts';
import { cosine } from './sentence-encoder.ts';
import { createSpelling } from './spelling.ts';
import { termsOf, wordsOf } from './terms.ts';

export interface Hit {
  readonly passage: Passage;
  /** By which the hits are ordered. */
  readonly score: number;
  /** The terms of the site by which it was found. */
  readonly terms: readonly string[];
  /** How sure it is that this passage answers the question, 0 to 1. */
  readonly sure: number;
}

export interface Corpus {
  readonly passages: readonly Passage[];
  readonly read: (message: string) => ParsedQuestion;
  /** A question together with what it means. */
  readonly encode: (question: ParsedQuestion) => Promise<ParsedQuestion>;
  /** How much nearer in meaning a question is to one that is answered here than to any that people ask elsewhere; null where that cannot be said. */
  readonly leadOf: (question: ParsedQuestion) => number | null;
  /** The paragraphs of pages that speak of a question, best first. */
  readonly find: (question: ParsedQuestion) => readonly Hit[];
  /** The passages whose own questions are like the one asked, best first. */
  readonly matchAsks: AskIndex;
  /** What the professor replied in the forum: found apart, so that a new reply need not wait for the whole site. */
  readonly replies?: Corpus;
}

const most = 24;
/** So many of them speak for their page. */
const best = 12;
/** What each sign counts for that a paragraph answers a question, in log odds, fitted on the questions of test/bench/server. */
const odds = { none: -4, covered: 5.5, head: 2, unknown: -1.5, notSought: -1.5 };
/** How near in meaning a heading is where there are no vectors. */
const unread = 0.4;
/** What a passage counts for more when it tells a number of what is asked, and a number is asked. */
const fitting = 4;
/** Words in fewer passages than this weigh alike. */
const rare = 3;
/** Of the weight that a word has by itself, what is left if every passage of the site holds it. */
const commonHere = 0.3;

interface Indexed {
  readonly id: number;
  readonly text: string;
  readonly heading: string;
  readonly page: string;
}

/** Indexes the passages for retrieval: paragraphs by BM25 over stems, the heading and the page's title counting for more; what was written for questions, by these. */
export function indexPassages(
  all: readonly Passage[],
  english: English = readEnglish(),
  meanings: Meanings = noMeanings,
): Corpus {
  const passages = all.filter(({ kind }) => kind === 'section');
  const told = all.filter(({ kind }) => kind !== 'fact');
  const documents = passages.map(
    ({ text, heading, page }, id): Indexed => ({ id, text, heading: heading ?? '', page }),
  );
  const known = new Set<string>();
  const terms = new Set<string>();
  const frequency = new Map<string, number>();
  for (const passage of all) {
    const found = wordsOf(`${headOf(passage)} ${passage.text}`);
    for (const { word, term } of found) {
      known.add(word);
      terms.add(term);
    }
    if (passage.kind === 'fact') continue;
    for (const term of new Set(found.map(({ term }) => term))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const span = Math.log(Math.max(2, told.length / rare));
  const reader: Reader = {
    expand: createExpander(terms),
    mend: createSpelling(known, english),
    weigh(word, term) {
      const rarity = Math.log(told.length / Math.max(rare, frequency.get(term) ?? 0)) / span;
      return english.weigh(word) * (commonHere + (1 - commonHere) * Math.min(1, Math.max(0, rarity)));
    },
  };
  const index = new MiniSearch<Indexed>({
    fields: ['text', 'heading', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2, page: 1.5 }, combineWith: 'OR', tokenize: (term) => [term] },
  });
  index.addAll(documents);
  const cover = createCover(passages);
  const toldBy = passages.map((passage) => new Set(termsOf(`${headOf(passage)} ${passage.text}`)));
  const nearTo = ({ vector }: ParsedQuestion, { page, heading }: Passage) =>
    Math.max(
      ...[page, heading ?? page].map((title) => {
        const of = meanings.of(title);
        return vector === null || of === undefined ? unread : cosine(vector, of);
      }),
    );

  const asks = told.filter(({ kind }) => kind !== 'section').flatMap(({ asks }) => asks);
  const compare = createNearness(asks, meanings.of);

  function find(question: ParsedQuestion): readonly Hit[] {
    const queries = question.words.flatMap(({ means, weight }) =>
      means.map(({ term, sure }) => ({ queries: [term], boostTerm: () => sure * weight })),
    );
    if (queries.length === 0) return [];
    return index
      .search({ combineWith: 'OR', queries })
      .slice(0, 2 * most)
      .flatMap(({ id, score, terms }) => {
        const passage = passages[id as number];
        if (passage === undefined) return [];
        const share = holdsNumber(passage, question) ? cover(id as number, question) : 0;
        const fits = wantsNumber(question) && tellsNumber(passage, terms) ? fitting : 1;
        const sure = chance(
          odds.none +
            odds.covered * share +
            odds.head * nearTo(question, passage) +
            odds.unknown * (1 - knownShare(question)) +
            (question.after.length === 0 || question.after.some((term) => toldBy[id as number]?.has(term))
              ? 0
              : odds.notSought),
        );
        return [{ passage, score: score * share * share * fits * sure, terms, sure: share === 0 ? 0 : sure }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  }
  // Of each question both the paragraphs and the pages are wanted.
  const found = new WeakMap<ParsedQuestion, readonly Hit[]>();
  function findOnce(question: ParsedQuestion): readonly Hit[] {
    const hits = found.get(question) ?? find(question);
    found.set(question, hits);
    return hits;
  }
  function findPages(question: ParsedQuestion): ReadonlyMap<string, number> {
    const pages = new Map<string, number>();
    for (const { passage, sure } of findOnce(question).slice(0, best)) {
      pages.set(passage.path, Math.max(pages.get(passage.path) ?? 0, sure));
    }
    return pages;
  }

  return {
    passages: all,
    read: (message) => readQuestion(message, reader),
    encode: async (question) => ({ ...question, vector: await meanings.read(question.text) }),
    leadOf: (question) => compare(question).lead,
    matchAsks: indexAsks(all, { ...reader, compare, findPages }),
    find: findOnce,
  };
}

/** The texts that passages are chosen by: what they answer, or what stands above them, and what is asked elsewhere. A fact is found by words. */
export function textsOf(passages: readonly Passage[]): string[] {
  const own = passages.flatMap(({ kind, asks, page, heading }) =>
    kind === 'section' ? [page, heading ?? page] : kind === 'fact' ? [] : asks,
  );
  return [...own, ...otherQuestions];
}
