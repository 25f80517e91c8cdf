import { chance } from './chance.ts';
import { holdsNumber, tellsNumber, wantsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import {
  findWanted,
  knownShare,
  type ParsedQuestion,
  type Reader,
  type Wanted,
  withoutManners,
} from './read-question.ts';
import { alike, type ReadSense, type Sense } from './sense.ts';
import { termsOf, wordsOf } from './terms.ts';

/** A passage and how sure it is that it answers the question asked, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly sure: number;
}

export type AskIndex = (question: ParsedQuestion) => readonly AskMatch[];

/** What reading and comparing questions needs to know. */
export type Comparer = Pick<Reader, 'weigh'> & { readonly readSense: ReadSense };

interface Ask {
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
  readonly wanted: Wanted;
  readonly sense: Sense;
}

interface Written {
  readonly passage: Passage;
  readonly asks: readonly Ask[];
  /** The terms of its questions, and of all that it says. */
  readonly asked: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly sense: Sense;
}

/**
 * What each sign counts for that a written answer is meant, in log odds. The order of answers was fitted on the answers'
 * own questions, each tried on the others of its answer; the height on the questions of test/bench/server.
 */
const odds = {
  none: -5.2,
  /** The words that the nearest of its questions and the one asked share, and how alike the two are in sense. */
  words: 3,
  sense: 1.5,
  /** How alike its text is in sense. */
  text: 2.5,
  /** The share of what is asked that it speaks of at all, and in its questions. */
  covered: 3,
  asked: 0.7,
  /** The share of what is asked that the site has no word for. */
  unknown: -0.9,
  /** It has nothing of what is sought: the thing after `which`, or the step after `how do I`. */
  notSought: -1.5,
  /** A line on what a word means says less than an answer. */
  term: -1.5,
  /** A number is wanted, and it has none of the kind, or none beside what is asked. */
  noNumber: -3,
  farNumber: -1,
};

/** Words that say what is wanted of a book or a paper: a match without them would only share its subject. */
const kindWords = new Set(
  'paper article publication chapter book author reference order page topic write wrote written read publish published publisher company title doi list join participate involved help partner plan planned'
    .split(' ')
    .flatMap(termsOf),
);
const kindWeight = 0.8;
const most = 8;

function heavier(term: string, weight: number): number {
  return kindWords.has(term) ? Math.max(kindWeight, weight) : weight;
}

/** Twice what both questions say by what each says. */
function likeness({ words }: ParsedQuestion, ask: Ask): { readonly like: number; readonly sharesKind: boolean } {
  let asked = 0;
  let shared = 0;
  const met = new Map<string, number>();
  for (const { term: own, weight: bare, means } of words) {
    const weight = heavier(own, bare);
    asked += weight;
    const best = means
      .filter(({ term }) => ask.weights.has(term))
      .reduce((found, mean) => (mean.sure > found.sure ? mean : found), { term: '', sure: 0 });
    if (best.sure === 0) continue;
    shared += weight * best.sure;
    met.set(best.term, Math.max(met.get(best.term) ?? 0, best.sure));
  }
  for (const [term, sure] of met) shared += (ask.weights.get(term) ?? 0) * sure;
  const like = asked + ask.total === 0 ? 0 : shared / (asked + ask.total);
  return { like, sharesKind: [...met].some(([term, sure]) => sure === 1 && kindWords.has(term)) };
}

/** Whether two questions want different things. */
function differs(a: Wanted, b: Wanted): boolean {
  return a !== b && a !== 'other' && b !== 'other';
}

/** Another question word than the one asked with speaks against a fact. */
const otherWanted = 0.72;
/** How like a fact's question has to be to the one asked, to be as likely as not what is meant; and how fast that grows. */
const factFrom = 0.64;
const factSlope = 20;

/** A fact answers its own questions only: many share their words with others. */
function compareFact(question: ParsedQuestion, { asks }: Written): number {
  const { wanted } = question;
  const likes = asks.map((ask) => {
    const { like, sharesKind } = likeness(question, ask);
    const isMeant = sharesKind || (wanted !== 'other' && wanted === ask.wanted);
    const isCounted = wanted !== 'count' || ask.wanted === 'count';
    if (!isMeant || !isCounted) return 0;
    return differs(wanted, ask.wanted) ? like * otherWanted : like;
  });
  return chance(factSlope * (Math.max(0, ...likes) - factFrom));
}

function compareWritten(question: ParsedQuestion, { passage, asks, asked, told, sense }: Written): number {
  const words = Math.max(0, ...asks.map((ask) => likeness(question, ask).like));
  const nearest = Math.max(0, ...asks.map((ask) => alike(question.sense, ask.sense)));
  const terms = question.words.flatMap(({ means }) => means.map(({ term }) => term));
  const { after } = question;
  const isFar = wantsNumber(question) && !tellsNumber(passage, terms);
  return chance(
    odds.none +
      odds.words * words +
      odds.sense * nearest +
      odds.text * alike(question.sense, sense) +
      odds.covered * knownShare(question, (term) => told.has(term)) +
      odds.asked * knownShare(question, (term) => asked.has(term)) +
      odds.unknown * (1 - knownShare(question)) +
      (after.length === 0 || after.some((term) => told.has(term)) ? 0 : odds.notSought) +
      (passage.kind === 'term' ? odds.term : 0) +
      (holdsNumber(passage, question) ? 0 : odds.noNumber) +
      (isFar ? odds.farNumber : 0),
  );
}

/** Indexes what was written to answer questions: by its questions, its text and the sense of both. */
export function indexAsks(passages: readonly Passage[], { weigh, readSense }: Comparer): AskIndex {
  const weighAll = (text: string) => wordsOf(text).map((word) => ({ ...word, weight: weigh(word.word, word.term) }));
  const written = passages
    .filter(({ asks }) => asks.length > 0)
    .map((passage): Written => {
      const asks = passage.asks.map((ask): Ask => {
        const words = weighAll(withoutManners(ask));
        const weights = new Map(words.map(({ term, weight }) => [term, heavier(term, weight)]));
        const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
        return { weights, total, wanted: findWanted(ask), sense: readSense(words) };
      });
      const asked = new Set(asks.flatMap(({ weights }) => [...weights.keys()]));
      const said = weighAll(passage.text);
      const told = new Set([...asked, ...termsOf(passage.page), ...said.map(({ term }) => term)]);
      return { passage, asks, asked, told, sense: readSense(said) };
    });
  return (question) => {
    const terms = new Set(question.words.flatMap(({ means }) => means.map(({ term }) => term)));
    return written
      .filter(({ told }) => [...terms].some((term) => told.has(term)))
      .map((each) => ({
        passage: each.passage,
        sure: (each.passage.kind === 'fact' ? compareFact : compareWritten)(question, each),
      }))
      .sort((a, b) => b.sure - a.sure)
      .slice(0, most);
  };
}
