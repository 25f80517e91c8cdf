import type { Passage } from './passages.ts';
import { findWanted, type Question, type Reader, type Wanted, withoutManners } from './read-question.ts';
import { termsOf, wordsOf } from './terms.ts';

/** A passage and how like its own question is to the one asked, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly sure: number;
}

export type AskIndex = (question: Question) => readonly AskMatch[];

interface Ask {
  readonly passage: Passage;
  /** The terms of the passage itself. */
  readonly told: ReadonlySet<string>;
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
  readonly wanted: Wanted;
}

/** Words that say what is wanted of a book or a paper: a match without them would only share its subject. */
const kindWords = new Set(
  'paper article publication chapter book author reference order page topic write wrote written read publish published publisher company title doi list join participate involved help partner plan planned'
    .split(' ')
    .flatMap(termsOf),
);
const kindWeight = 0.8;

/** Another question word than the one asked with speaks against a match. */
const otherWanted = 0.72;
/** The question and the text below it have to speak of so much of what is asked, however like the question is. */
const covers = 0.7;
const most = 8;

function heavier(term: string, weight: number): number {
  return kindWords.has(term) ? Math.max(kindWeight, weight) : weight;
}

/** Indexes the questions that passages say they answer. */
export function indexAsks(passages: readonly Passage[], { weigh }: Pick<Reader, 'weigh'>): AskIndex {
  const asks = passages.flatMap((passage) => {
    const told = new Set(passage.asks.length === 0 ? [] : termsOf(passage.text));
    return passage.asks.map((ask): Ask => {
      const weights = new Map(
        wordsOf(withoutManners(ask)).map(({ word, term }) => [term, heavier(term, weigh(word, term))]),
      );
      const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      return { passage, told, weights, total, wanted: findWanted(ask) };
    });
  });
  const byTerm = new Map<string, Ask[]>();
  for (const ask of asks) {
    for (const term of ask.weights.keys()) byTerm.set(term, [...(byTerm.get(term) ?? []), ask]);
  }

  /** Twice what both say by what each says. */
  function compare({ words, wanted }: Question, ask: Ask): number {
    let asked = 0;
    let shared = 0;
    let light = 0;
    let covered = 0;
    const met = new Map<string, number>();
    for (const { term: own, weight: bare, means } of words) {
      const weight = heavier(own, bare);
      asked += weight;
      light += bare;
      const best = means
        .filter(({ term }) => ask.weights.has(term))
        .reduce((found, mean) => (mean.sure > found.sure ? mean : found), { term: '', sure: 0 });
      if (best.sure === 0) {
        if (means.some(({ term }) => ask.told.has(term))) covered += bare;
        continue;
      }
      shared += weight * best.sure;
      covered += bare;
      met.set(best.term, Math.max(met.get(best.term) ?? 0, best.sure));
    }
    for (const [term, sure] of met) shared += (ask.weights.get(term) ?? 0) * sure;
    const like = asked + ask.total === 0 ? 0 : shared / (asked + ask.total);
    const sharesKind = [...met.keys()].some((term) => kindWords.has(term));
    const isSpecific = wanted !== 'other' && wanted === ask.wanted;
    const isFact = ask.passage.kind === 'fact';
    if (covered < covers * light || (isFact && !sharesKind && !isSpecific)) return 0;
    if (isFact && wanted === 'count' && ask.wanted !== 'count') return 0;
    const isOther = wanted !== ask.wanted && wanted !== 'other' && ask.wanted !== 'other';
    return isOther ? like * otherWanted : like;
  }

  return (question) => {
    const candidates = new Set(
      question.words.flatMap(({ means }) => means.flatMap(({ term }) => byTerm.get(term) ?? [])),
    );
    const best = new Map<Passage, number>();
    for (const ask of candidates) best.set(ask.passage, Math.max(best.get(ask.passage) ?? 0, compare(question, ask)));
    return [...best]
      .map(([passage, sure]) => ({ passage, sure }))
      .sort((a, b) => b.sure - a.sure)
      .slice(0, most);
  };
}
