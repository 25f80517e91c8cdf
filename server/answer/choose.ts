import type { Corpus, Hit } from './find-passages.ts';
import type { Passage } from './passages.ts';
import type { Question } from './read-question.ts';

/** What carries an answer: passages, best first, and whether the first was written for the question. */
export interface Choice {
  readonly hits: readonly Hit[];
  /** The first passage answers the very question that was asked, and is given whole. */
  readonly isDirect: boolean;
}

/** How like its own question has to be for a passage to answer the one asked. What people wrote comes before what data say. */
const likeEnough = { answer: 0.62, term: 0.62, faq: 0.66, fact: 0.64, section: 1 } as const;
const order: readonly Passage['kind'][] = ['answer', 'term', 'faq', 'fact'];
/** A match that leads by this much wins whatever its kind. */
const clearlyMore = 0.15;
/** Of a question, the share that a passage has to speak of. */
const covered = 0.63;
/** The same of what was written for another question. */
const coveredElsewhere = 0.75;
/** The weight of the words by which it was found: less is no subject. */
const subject = 0.2;

/** The passages that answer a question, or none when the site does not cover it. */
export function choose(corpus: Corpus, question: Question): Choice {
  const hits = corpus.find(question);
  const sections = isSubject(question) ? hits.filter(({ passage, sure }) => sure >= coveredBy(passage)) : [];
  const matches = corpus.matchAsks(question).filter(({ passage, sure }) => sure >= likeEnough[passage.kind]);
  const top = Math.max(0, ...matches.map(({ sure }) => sure));
  // A number, a day or a name is a fact, whatever else speaks of it.
  const isFact = question.wanted === 'count' || question.wanted === 'when';
  const rank = ({ passage }: { readonly passage: Passage }) =>
    isFact && passage.kind === 'fact' ? -1 : order.indexOf(passage.kind);
  const best = matches
    .filter(({ sure }) => sure >= top - clearlyMore)
    .sort((a, b) => rank(a) - rank(b) || b.sure - a.sure)[0];
  if (best === undefined) return { hits: sections, isDirect: false };
  const first: Hit = { ...best, score: Number.POSITIVE_INFINITY, terms: termsOf(question) };
  return { hits: [first, ...sections.filter(({ passage }) => passage !== best.passage)], isDirect: true };
}

function coveredBy({ kind }: Passage): number {
  return kind === 'section' || kind === 'faq' ? covered : coveredElsewhere;
}

function termsOf({ words }: Question): string[] {
  return words.flatMap(({ means }) => means.map(({ term }) => term));
}

function isSubject({ words }: Question): boolean {
  return words.reduce((sum, { weight, means }) => sum + (means.length > 0 ? weight : 0), 0) >= subject;
}
