import type { Corpus } from './corpus.ts';
import { type Hit, toHit } from './find-sections.ts';
import { mayAnswer } from './legal-pages.ts';
import type { AskMatch } from './match-asks.ts';
import { isOfData, type Passage } from './passages.ts';
import { findWanted, meantTerms, type ParsedQuestion } from './read-question.ts';
import type { Reason } from './reasons.ts';
import { termsOf } from './terms.ts';
import { listWorksOfYears } from './works-of-years.ts';

/** A question that has no answer, and why. */
export interface Unanswered {
  readonly question: ParsedQuestion;
  readonly reason: Reason;
}

/** The passages for an answer, best first, and how they are used. */
export interface Choice {
  readonly hits: readonly Hit[];
  /** The first passage was written for this question, and is given whole. */
  readonly isDirect: boolean;
  /** The first passage is a part of an answer, and is given as it is. */
  readonly isPart?: boolean;
  /** A written answer to the second thing that is asked, which is given too. */
  readonly beside?: Hit;
  /** A written answer that is nearly as likely to be meant, which is linked. */
  readonly alternative?: Hit;
  /** A question of the same message that has no answer, which is said. */
  readonly unanswered?: Unanswered;
  /** It may miss the question, and is given with a word of doubt. */
  readonly isUnsure?: boolean;
}

/** The least confidence for giving a written answer, for quoting a paragraph, and for quoting one with doubt. */
export const likely = { written: 0.5, section: 0.6, doubtful: 0.3 };

/** True for a paragraph that is quoted without doubt. */
export function isLikely(hit: Hit | undefined): boolean {
  return (hit?.confidence ?? 0) >= likely.section;
}

/** The least confidence and margin for giving a written answer with doubt. */
const nearAnswer = { confidence: 0.2, margin: 0.05 };

/** The least odds of the second written answer, as a share of the first one's, for being linked too. */
const nearlyAsLikely = 0.6;

function oddsOf({ confidence }: AskMatch): number {
  return confidence / Math.max(1e-9, 1 - confidence);
}

/** The answer that somebody wrote which is nearest to a question, and may be given with doubt. */
export function findNearAnswer(corpus: Corpus, question: ParsedQuestion): AskMatch | undefined {
  const best = corpus.matchAsks(question).find(({ passage }) => !isOfData(passage));
  const isNear =
    best?.passage.kind === 'answer' &&
    best.confidence >= nearAnswer.confidence &&
    (corpus.marginOf(question) ?? 1) >= nearAnswer.margin;
  return isNear ? best : undefined;
}

/** Paragraphs as an answer: without doubt, or where no written answer is near. */
function chooseParagraphs(corpus: Corpus, question: ParsedQuestion, hits: readonly Hit[]): Choice {
  if (isLikely(hits[0])) return { hits, isDirect: false };
  return { hits: findNearAnswer(corpus, question) === undefined ? hits : [], isDirect: false, isUnsure: true };
}

/** The passages that answer a question, none when the site does not cover it. */
export function choose(corpus: Corpus, question: ParsedQuestion): Choice {
  const sections = corpus
    .find(question)
    .filter(({ passage, confidence }) => confidence >= likely.doubtful && mayAnswer(passage, question));
  const [best, second] = corpus.matchAsks(question).filter(({ confidence }) => confidence >= likely.written);
  const [paragraph] = sections;
  // Data may share the words of a question that a page answers.
  const least = best !== undefined && isOfData(best.passage) ? Math.max(likely.section, best.confidence) : 1;
  if (best === undefined || (paragraph?.confidence ?? 0) > least) return chooseParagraphs(corpus, question, sections);
  const isClose = second?.passage.kind === 'answer' && oddsOf(second) >= nearlyAsLikely * oddsOf(best);
  const alternative = isClose ? { alternative: toFirst(second, question) } : {};
  return { hits: [toFirst(best, question), ...sections], isDirect: true, ...alternative };
}

/** From this similarity on two questions are the same in other words. */
const same = 0.9;

/** A full answer to a question that a glossary entry answers too. */
function findFuller(corpus: Corpus, question: ParsedQuestion): AskMatch | undefined {
  return corpus
    .matchAsks(question)
    .find(
      ({ passage, confidence }) =>
        passage.kind === 'answer' && confidence >= likely.written && corpus.similarityTo(question, passage) >= same,
    );
}

/** True when a message calls a glossary term by another name, which is the one in the question of an answer. */
function prefers(answer: Passage, { kind, heading }: Passage, message: string): boolean {
  const asked = termsOf(message);
  const [title = ''] = answer.asks;
  const named = new Set(termsOf(title));
  const isOtherName = kind === 'term' && termsOf(heading ?? '').some((term) => !asked.includes(term));
  const isNamed = answer.kind === 'answer' && asked.every((term) => named.has(term));
  return isOtherName && isNamed && findWanted(title) !== 'why';
}

/** What the site's data say to a question; null when they say nothing. */
export function chooseFact(corpus: Corpus, question: ParsedQuestion): Choice | null {
  const [best] = corpus.matchAsks(question);
  const isMeant = best !== undefined && isOfData(best.passage) && best.confidence >= likely.written;
  return isMeant ? { hits: [toFirst(best, question)], isDirect: true } : null;
}

/** The passage written for exactly this message, by the site or else by the professor; null when there is none. */
export function chooseExact(corpus: Corpus, message: string, question: ParsedQuestion): Choice | null {
  const passage = corpus.findExact(message) ?? corpus.replies?.findExact(message);
  if (passage === undefined) return null;
  const likeliest = choose(corpus, question);
  const [best] = likeliest.hits;
  if (best !== undefined && prefers(best.passage, passage, message)) return likeliest;
  const sections = likeliest.hits.filter((hit) => hit.passage.kind === 'section');
  const fuller = passage.kind === 'term' ? findFuller(corpus, question) : undefined;
  const beside = fuller === undefined ? {} : { beside: toFirst(fuller, question) };
  return { hits: [toFirst({ passage, confidence: 1 }, question), ...sections], isDirect: true, ...beside };
}

/** The passages for a message: an exact match, else a written answer, else the professor's reply, else paragraphs. */
export function chooseOrReply(corpus: Corpus, message: string, question: ParsedQuestion): Choice {
  const same = chooseExact(corpus, message, question);
  if (same !== null) return same;
  const ofYears = listWorksOfYears(corpus, question);
  if (ofYears !== null) return tellFact(ofYears, question);
  const onPage = corpus.findOnNamedPage(message, question);
  if (onPage !== null) return { ...tellFact(onPage, question), isDirect: onPage.kind !== 'section' };
  const asked = corpus.works.tellAsked(message, question);
  if (asked?.isCertain) return tellFact(asked.passage, question);
  const headed = chooseHeaded(corpus, message, question);
  if (headed !== null) return headed;
  const choice = choose(corpus, question);
  if (choice.isDirect) return choice;
  if (asked !== null) return tellFact(asked.passage, question);
  const { replies } = corpus;
  const replied = replies && choose(replies, { ...replies.read(message), vector: question.vector });
  if (replied?.isDirect && replied.hits[0] !== undefined)
    return { hits: [replied.hits[0], ...choice.hits], isDirect: true };
  const works = corpus.listWorksOn(message);
  if (works !== null) return tellFact(works, question);
  const [reply] = replied?.hits ?? [];
  return choice.hits.length === 0 && reply !== undefined ? { hits: [reply], isDirect: true } : choice;
}

/** The paragraphs below the heading that says just what a message asks, best first; null where there is none. */
function chooseHeaded(corpus: Corpus, message: string, question: ParsedQuestion): Choice | null {
  const headed = corpus.findHeaded(message);
  const found = corpus.find(question).filter(({ passage }) => headed.includes(passage));
  const hits = headed.length > 0 && found.length === 0 ? headed.map((passage) => toHit(passage)) : found;
  return hits.length === 0 ? null : { hits: hits.map((hit) => ({ ...hit, confidence: 1 })), isDirect: false };
}

function tellFact(passage: Passage, question: ParsedQuestion): Choice {
  return { hits: [toFirst({ passage, confidence: 1 }, question)], isDirect: true };
}

function toFirst(match: AskMatch, question: ParsedQuestion): Hit {
  return { ...match, terms: meantTerms(question) };
}
