import { chance } from './chance.ts';
import type { Nearness } from './nearness.ts';
import { holdsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import {
  findWanted,
  knownShare,
  type ParsedQuestion,
  type Reader,
  type Wanted,
  withoutManners,
} from './read-question.ts';
import { termsOf, wordsOf } from './terms.ts';

/** A passage and how sure it is that it answers the question asked, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly sure: number;
}

interface Ranked extends AskMatch {
  readonly rank: number;
}

export type AskIndex = (question: ParsedQuestion) => readonly AskMatch[];

/** What comparing questions needs to know: how much a word says, what a question means, and how sure the paragraphs of each page answer it. */
export interface Comparer extends Pick<Reader, 'weigh'> {
  readonly compare: (question: ParsedQuestion) => Nearness;
  readonly findPages: (question: ParsedQuestion) => ReadonlyMap<string, number>;
}

interface Ask {
  readonly text: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
  readonly wanted: Wanted;
}

interface Written {
  readonly passage: Passage;
  readonly asks: readonly Ask[];
  /** The terms of its questions and of all that it says. */
  readonly told: ReadonlySet<string>;
}

/** What each sign counts for that a written answer is meant, in log odds, fitted on the questions of test/bench/server. */
const odds = {
  none: -2,
  /** How much nearer the nearest of its questions is than one that is asked elsewhere. */
  lead: 3.94,
  /** The share of what is asked that it speaks of. */
  covered: 2.2,
  /** How sure it is that its page answers too, judged by that page's paragraphs. */
  page: 2.65,
  /** The share of what is asked that the site has no word for. */
  unknown: -1,
  /** A line on what a word means says less than an answer. */
  term: -0.55,
  /** A number is wanted, and it has none of the kind. */
  noNumber: -1.6,
};
/** What orders the answers among each other: how near they are in meaning, and this for what they speak of. */
const rank = { covered: 0.3, term: -0.05 };

/** What a word means is no reason. */
function mayServe({ kind }: Passage, { wanted }: ParsedQuestion): boolean {
  return kind !== 'term' || wanted !== 'why';
}

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

function compareWritten(
  question: ParsedQuestion,
  { passage, asks, told }: Written,
  near: Nearness,
  page: number,
): Ranked {
  const nearest = Math.max(0, ...asks.map((ask) => near.to(ask.text) ?? likeness(question, ask).like));
  const covered = knownShare(question, (term) => told.has(term));
  const isTerm = passage.kind === 'term';
  const sure = chance(
    odds.none +
      odds.lead * (nearest - near.toOthers) +
      odds.covered * covered +
      odds.page * page +
      odds.unknown * (1 - knownShare(question)) +
      (isTerm ? odds.term : 0) +
      (holdsNumber(passage, question) ? 0 : odds.noNumber),
  );
  return { passage, sure, rank: nearest + rank.covered * covered + (isTerm ? rank.term : 0) };
}

/** In the order of their rank, none surer than the one before: what is further from the question cannot be meant more. */
function inOrder(ranked: readonly Ranked[]): AskMatch[] {
  let limit = 1;
  return [...ranked]
    .sort((a, b) => b.rank - a.rank)
    .map(({ passage, sure }) => {
      limit = Math.min(limit, sure);
      return { passage, sure: limit };
    });
}

/** Indexes what was written to answer questions: by the meaning and the words of its questions, the words of its text, and what is found on its page. */
export function indexAsks(passages: readonly Passage[], { weigh, compare, findPages }: Comparer): AskIndex {
  const weighAll = (text: string) => wordsOf(text).map((word) => ({ ...word, weight: weigh(word.word, word.term) }));
  const written = passages
    .filter(({ asks }) => asks.length > 0)
    .map((passage): Written => {
      const asks = passage.asks.map((ask): Ask => {
        const words = weighAll(withoutManners(ask));
        const weights = new Map(words.map(({ term, weight }) => [term, heavier(term, weight)]));
        const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
        return { text: ask, weights, total, wanted: findWanted(ask) };
      });
      const asked = asks.flatMap(({ weights }) => [...weights.keys()]);
      const told = new Set([...asked, ...termsOf(`${passage.page} ${passage.text}`)]);
      return { passage, asks, told };
    });
  const facts = written.filter(({ passage }) => passage.kind === 'fact');
  const answers = written.filter(({ passage }) => passage.kind !== 'fact');
  return (question) => {
    if (question.words.length === 0) return [];
    const near = compare(question);
    const pages = findPages(question);
    const serving = answers.filter(({ passage }) => mayServe(passage, question));
    const compared = serving.map((each) => compareWritten(question, each, near, pages.get(each.passage.path) ?? 0));
    const known = facts.map((each) => ({ passage: each.passage, sure: compareFact(question, each) }));
    return [...inOrder(compared), ...known].sort((a, b) => b.sure - a.sure).slice(0, most);
  };
}
