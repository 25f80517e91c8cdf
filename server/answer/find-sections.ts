import MiniSearch from 'minisearch';
import { createCoverage, headOf } from './coverage.ts';
import type { SectionFeatures } from './features.ts';
import { holdsNumber } from './numbers.ts';
import type { SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { inOrder, rankings, rate } from './ranking.ts';
import { knownShare, meantTerms, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import type { Similarity } from './similarity.ts';
import { termsOf } from './terms.ts';

export interface Hit {
  readonly passage: Passage;
  /** The terms of the site that matched. */
  readonly terms: readonly string[];
  /** The confidence that this passage answers the question, 0 to 1. */
  readonly confidence: number;
  /** The similarity of each of its sentences to the question; none without embeddings. */
  readonly near?: SentenceSimilarities;
}

/** Makes a hit of a passage that was found by its questions, or that is given in any case. */
export function toHit(passage: Passage, confidence = 1): Hit {
  return { passage, confidence, terms: [] };
}

/** A paragraph that is compared with a question, and its features. */
interface Candidate {
  readonly passage: Passage;
  readonly features: SectionFeatures;
}

/** The paragraphs that are compared, and whether by meaning. */
interface Candidates {
  readonly by: keyof typeof rankings;
  readonly all: readonly Candidate[];
}

/** Candidates by their words, and by their meaning. */
const most = { byWords: 48, byMeaning: 24 };
/** From this similarity on a usual question is the one that is asked. */
const sameQuestion = 0.5;
/** Hits. */
const mostFound = 24;

interface Indexed {
  readonly id: number;
  readonly text: string;
  readonly heading: string;
  readonly page: string;
}

/** The description of each page that has other text, which says it at more length. */
function readDescriptions(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const told = new Set(passages.filter(({ isDescription }) => !isDescription).map(({ path }) => path));
  const descriptions = passages.filter(({ isDescription, path }) => isDescription && told.has(path));
  return new Map(descriptions.map((passage) => [passage.path, passage]));
}

/** Gives a function that finds paragraphs by BM25 over stems, with a boost for heading and the head of the page. */
function indexWords(
  passages: readonly Passage[],
  headOfPage: (passage: Passage) => readonly string[],
): (question: ParsedQuestion) => ReadonlyMap<number, number> {
  const index = new MiniSearch<Indexed>({
    fields: ['text', 'heading', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2, page: 1.5 }, combineWith: 'OR', tokenize: (term) => [term] },
  });
  index.addAll(
    passages.map((passage, id) => ({
      id,
      text: passage.text,
      heading: passage.heading ?? '',
      page: headOfPage(passage).join(' '),
    })),
  );
  return ({ words }) => {
    const queries = words.flatMap(({ means, weight }) =>
      means.map(({ term, confidence }) => ({ queries: [term], boostTerm: () => confidence * weight })),
    );
    if (queries.length === 0) return new Map();
    const found = index.search({ combineWith: 'OR', queries }).slice(0, most.byWords);
    const [best] = found;
    return new Map(found.map(({ id, score }) => [id, score / (best?.score || 1)]));
  };
}

/** Gives a function that reads the features of the paragraphs that may answer a question; `areEmbedded` are their sentences. */
export function createCandidates(
  passages: readonly Passage[],
  compare: (question: ParsedQuestion) => Similarity,
  areEmbedded: boolean,
): (question: ParsedQuestion) => Candidates {
  const descriptions = readDescriptions(passages);
  const headOfPage = ({ page, path }: Passage) => [page, ...splitSentences(descriptions.get(path)?.text ?? '')];
  const findByWords = indexWords(passages, headOfPage);
  const coverage = createCoverage(passages);
  const toldBy = passages.map((passage) => new Set(termsOf(`${headOf(passage)} ${passage.text}`)));
  const sentences = passages.map(({ text }) => splitSentences(text));

  function findByMeaning(near: (text: string) => number): readonly number[] {
    const nearest = sentences.map((some, id) => ({ id, near: Math.max(0, ...some.map(near)) }));
    return nearest
      .sort((a, b) => b.near - a.near)
      .slice(0, most.byMeaning)
      .map(({ id }) => id);
  }

  return (question) => {
    const { to, toOthers } = compare(question);
    const near = (text: string) => to(text) ?? 0;
    const by = areEmbedded && question.vector !== null ? 'meaning' : 'words';
    const byWords = findByWords(question);
    const ids = new Set([...byWords.keys(), ...(by === 'meaning' ? findByMeaning(near) : [])]);
    const { sought } = question;
    const all = [...ids].flatMap((id) => {
      const passage = passages[id];
      if (passage === undefined || passage === descriptions.get(passage.path)) return [];
      // What is asked of every study tells none of them from the others.
      const asks = passage.isAboutWork ? [] : passage.asks.filter((ask) => near(ask) >= sameQuestion);
      const nears = [...(sentences[id] ?? []), ...asks].map(near).sort((a, b) => b - a);
      const [nearest = 0, second = nearest] = nears;
      const features = {
        words: byWords.get(id) ?? 0,
        covered: coverage(id, question),
        heading: Math.max(...[passage.heading ?? passage.page, ...passage.asks].map(near)),
        page: Math.max(...headOfPage(passage).map(near)),
        nearest,
        second,
        elsewhere: toOthers,
        unknown: 1 - knownShare(question),
        lacksSought: Number(sought.length > 0 && !sought.some((term) => toldBy[id]?.has(term))),
        lacksNumber: Number(!holdsNumber(passage, question)),
      };
      return [{ passage, features }];
    });
    return { by, all };
  };
}

/** Gives a function that finds the paragraphs of pages that may answer a question, best first. */
export function createFind(
  passages: readonly Passage[],
  compare: (question: ParsedQuestion) => Similarity,
  areEmbedded: boolean,
): (question: ParsedQuestion) => readonly Hit[] {
  const findCandidates = createCandidates(passages, compare, areEmbedded);
  return (question) => {
    const { by, all } = findCandidates(question);
    const { section } = rankings[by];
    const rated = all.map(({ passage, features }) => ({ passage, ...rate(features, section) }));
    const terms = meantTerms(question);
    return inOrder(rated)
      .slice(0, mostFound)
      .map((match) => ({ ...match, terms }));
  };
}
