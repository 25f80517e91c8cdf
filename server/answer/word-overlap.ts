import { findWanted, type ParsedQuestion, type Reader, type Wanted, withoutPhrasing } from './read-question.ts';
import { isEmpty, stemWords, termsOf } from './terms.ts';

/** A question that is answered here, with the weights of its words. */
export interface ParsedAsk {
  readonly text: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
  readonly wanted: Wanted;
}

/** Words for what is asked about a book or a paper: a match without them would only share the subject. */
const kindWords = new Set(
  'paper article publication chapter book author reference order page topic write wrote written read publish published publisher company title doi list join participate involved partner plan planned talks lecture seminar event speak course class teach syllabus session team member student collaborator role position affiliation university slides video recording news award prize grant honour'
    .split(' ')
    .flatMap(termsOf),
);
const kindWeight = 0.8;

/** True for the stem of a word for what is asked, such as `paper`. */
export function isKindWord(term: string): boolean {
  return kindWords.has(term);
}

function heavier(term: string, weight: number): number {
  return kindWords.has(term) ? Math.max(kindWeight, weight) : weight;
}

/** Parses a question that is answered here. */
export function parseAsk(text: string, weigh: Reader['weigh']): ParsedAsk {
  const words = stemWords(withoutPhrasing(text)).map((word) => ({ ...word, weight: weigh(word.word, word.term) }));
  const weights = new Map(words.map(({ term, weight }) => [term, heavier(term, weight)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return { text, weights, total, wanted: findWanted(text) };
}

const nameWithin = /(?<=\s)\p{Lu}\p{L}+/gu;

/** True for a question whose subject is a name of empty words, such as `What did He write?`: it would ask for anybody's. */
export function lacksSubject(text: string): boolean {
  const names = text.match(nameWithin) ?? [];
  return names.some((name) => isEmpty(name.toLowerCase())) && termsOf(text).every((term) => kindWords.has(term));
}

interface WordIndex {
  /** The weight of all words. */
  readonly total: number;
  /** The positions of the words that may mean a term. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
}

/** A question is compared with thousands of others, which share few of its words. */
const indexes = new WeakMap<ParsedQuestion['words'], WordIndex>();

function indexWords(words: ParsedQuestion['words']): WordIndex {
  const known = indexes.get(words);
  if (known !== undefined) return known;
  const byTerm = new Map<string, number[]>();
  let total = 0;
  for (const [position, { term: own, weight, means }] of words.entries()) {
    total += heavier(own, weight);
    for (const { term } of means) byTerm.set(term, [...(byTerm.get(term) ?? []), position]);
  }
  indexes.set(words, { total, byTerm });
  return { total, byTerm };
}

/**
 * The Dice coefficient of two questions' weighted words, whether they share a word for what is asked, and whether they
 * share one for its subject, when the answered question names a subject.
 */
export function compareWords(
  { words }: ParsedQuestion,
  ask: ParsedAsk,
): { readonly overlap: number; readonly sharesKind: boolean; readonly sharesSubject: boolean } {
  const { total: asked, byTerm } = indexWords(words);
  const positions = new Set([...ask.weights.keys()].flatMap((term) => byTerm.get(term) ?? []));
  let shared = 0;
  const met = new Map<string, number>();
  for (const { term: own, weight, means } of [...positions].sort((a, b) => a - b).flatMap((at) => words[at] ?? [])) {
    const best = means
      .filter(({ term }) => ask.weights.has(term))
      .reduce((found, mean) => (mean.confidence > found.confidence ? mean : found), { term: '', confidence: 0 });
    if (best.confidence === 0) continue;
    shared += heavier(own, weight) * best.confidence;
    met.set(best.term, Math.max(met.get(best.term) ?? 0, best.confidence));
  }
  for (const [term, confidence] of met) shared += (ask.weights.get(term) ?? 0) * confidence;
  const overlap = asked + ask.total === 0 ? 0 : shared / (asked + ask.total);
  return {
    overlap,
    sharesKind: [...met].some(([term, confidence]) => confidence === 1 && kindWords.has(term)),
    sharesSubject:
      [...ask.weights.keys()].every((term) => kindWords.has(term) || met.has(term)) ||
      [...met.keys()].some((term) => !kindWords.has(term)),
  };
}
