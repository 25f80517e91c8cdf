import { headOf } from './cover.ts';
import type { Corpus, Hit } from './find-passages.ts';
import type { Passage } from './passages.ts';
import type { Question } from './read-question.ts';
import { termsOf as termsIn } from './terms.ts';

/** What carries an answer: passages, best first, and whether the first was written for the question. */
export interface Choice {
  readonly hits: readonly Hit[];
  /** The first passage answers the very question that was asked, and is given whole. */
  readonly isDirect: boolean;
  /** What a term means exactly is wanted beside the plain words. */
  readonly isExact?: boolean;
}

/** How like its own question has to be for a passage to answer the one asked. What people wrote comes before what data say. */
const likeEnough = { answer: 0.62, term: 0.62, fact: 0.64, reply: 0.66, section: 1 } as const;
const order: readonly Passage['kind'][] = ['answer', 'term', 'fact', 'reply'];
/** A match that leads by this much wins whatever its kind. */
const clearlyMore = 0.1;
/** The same for a passage that speaks of nearly all that is asked. */
const likeEnoughWhenCovered = 0.42;
/** Of a question, the share that a passage has to speak of. */
const covered = 0.63;
/** The same of what was written for another question. */
const coveredElsewhere = 0.75;
/** The weight of the words by which it was found: less is no subject. */
const subject = 0.2;

/** The passages that answer a question, or none when the site does not cover it. */
export function choose(corpus: Corpus, question: Question): Choice {
  // What a word means is no reason.
  const mayServe = ({ passage }: { readonly passage: Passage }) => passage.kind !== 'term' || question.wanted !== 'why';
  const hits = corpus.find(question).filter(mayServe);
  const sections = isSubject(question)
    ? hits.filter(({ passage, sure }) => sure >= coveredBy(passage) && carries(passage, question))
    : [];
  const covering = new Set(hits.filter(({ sure }) => sure >= coveredElsewhere).map(({ passage }) => passage));
  const matches = corpus
    .matchAsks(question)
    .filter(mayServe)
    .filter(({ passage, sure }) => sure >= (covering.has(passage) ? likeEnoughWhenCovered : likeEnough[passage.kind]));
  const top = Math.max(0, ...matches.map(({ sure }) => sure));
  // A number, a day or a name is a fact, whatever else speaks of it.
  const isFact = question.wanted === 'count' || question.wanted === 'when';
  const rank = ({ passage }: { readonly passage: Passage }) =>
    isFact && passage.kind === 'fact' ? -1 : order.indexOf(passage.kind);
  const best = matches
    .filter(({ sure }) => sure >= top - clearlyMore)
    .sort((a, b) => rank(a) - rank(b) || b.sure - a.sure)[0];
  if (best === undefined) return { hits: byLikeness(corpus, question, sections), isDirect: false };
  const first: Hit = { ...best, score: Number.POSITIVE_INFINITY, terms: termsOf(question) };
  return { hits: [first, ...sections.filter(({ passage }) => passage !== best.passage)], isDirect: true };
}

/** The same, where the professor's reply to a message comes after what was written for it, and before all else. */
export function chooseOrReply(corpus: Corpus, message: string, question: Question): Choice {
  const choice = choose(corpus, question);
  const { replies } = corpus;
  if (replies === undefined || choice.isDirect) return choice;
  const replied = choose(replies, replies.read(message));
  const isNeeded = replied.isDirect || choice.hits.length === 0;
  return isNeeded && replied.hits[0] !== undefined
    ? { hits: [replied.hits[0], ...choice.hits], isDirect: true }
    : choice;
}

/** What an answer counts for whose own question has nothing of the one asked. */
const unlike = 0.4;

/** Passages with those that were written for another question further down, the less it is like the one asked. */
function byLikeness({ matchAsks }: Corpus, question: Question, hits: readonly Hit[]): readonly Hit[] {
  const likeness = new Map(matchAsks(question).map(({ passage, sure }) => [passage, sure]));
  const rank = ({ passage, score }: Hit) =>
    passage.kind === 'answer' ? score * (unlike + (likeness.get(passage) ?? 0)) : score;
  return [...hits].sort((a, b) => rank(b) - rank(a));
}

/** Words as heavy as this, beside the heaviest, carry a question. */
const carrying = 0.85;
/** Of the words that carry it, so many have to stand in a passage or in its heads. */
const carried = 0.5;

/** Whether the words that carry a question, those that say most, stand in a passage or above it. A number carries no question beside words. */
export function carries(passage: Passage, question: Question): boolean {
  const named = question.words.filter(({ term }) => !/^\d+$/.test(term));
  const words = named.length > 0 ? named : question.words;
  const heaviest = Math.max(0, ...words.map(({ weight }) => weight));
  const bearing = words.filter(({ weight }) => weight >= heaviest * carrying);
  const told = new Set(termsIn(`${headOf(passage)} ${passage.text}`));
  const met = bearing.filter(({ means }) => means.some(({ term }) => told.has(term)));
  return met.length >= bearing.length * carried;
}

function coveredBy({ kind }: Passage): number {
  return kind === 'section' ? covered : coveredElsewhere;
}

function termsOf({ words }: Question): string[] {
  return words.flatMap(({ means }) => means.map(({ term }) => term));
}

function isSubject({ words }: Question): boolean {
  return words.reduce((sum, { weight, means }) => sum + (means.length > 0 ? weight : 0), 0) >= subject;
}
