import type { Corpus } from './find-passages.ts';
import type { Hit } from './find-sections.ts';
import type { AskMatch } from './match-asks.ts';
import { meantTerms, type ParsedQuestion } from './read-question.ts';

/** What carries an answer: passages, best first, and whether the first was written for the question. */
export interface Choice {
  readonly hits: readonly Hit[];
  /** The first passage answers the very question that was asked, and is given whole. */
  readonly isDirect: boolean;
  /** The first passage is a part of an answer, which is given as it is. */
  readonly isPart?: boolean;
  /** It goes on from what was said before, and need not speak of what was asked in its words. */
  readonly goesOn?: boolean;
  /** What was written for the other thing that is asked, and is given as well. */
  readonly beside?: Hit;
  /** It may be beside the question, and is given with a word of doubt. */
  readonly isUnsure?: boolean;
}

/** From here on a passage that was written for a question is given as its answer, and a paragraph of a page quoted. */
export const likely = { written: 0.5, section: 0.58 };
/** A paragraph is quoted where the question leads towards this site by no less than this, as far as that is known. */
const quotedFrom = 0.05;

/** The passages that answer a question, or none when the site does not cover it. */
export function choose(corpus: Corpus, question: ParsedQuestion): Choice {
  // A paragraph that shares its words with a question may speak of something else.
  const paragraphs = (corpus.marginOf(question) ?? quotedFrom) < quotedFrom ? [] : corpus.find(question);
  const sections = paragraphs.filter(({ confidence }) => confidence >= likely.section);
  const best = corpus.matchAsks(question).find(({ confidence }) => confidence >= likely.written);
  if (best === undefined) return { hits: sections, isDirect: false };
  return { hits: [toFirst(best, question), ...sections], isDirect: true };
}

/** A question so near is the same in other words. */
const same = 0.9;

/** The answer to a question whose words a line of the glossary answers too. */
function findFuller(corpus: Corpus, question: ParsedQuestion): AskMatch | undefined {
  return corpus
    .matchAsks(question)
    .find(
      ({ passage, confidence }) =>
        passage.kind === 'answer' && confidence >= likely.written && corpus.similarityTo(question, passage) >= same,
    );
}

/** What was written for a message in these very words, by the site or else by the professor; null where nothing was. */
export function chooseExact(corpus: Corpus, message: string, question: ParsedQuestion): Choice | null {
  const passage = corpus.findExact(message) ?? corpus.replies?.findExact(message);
  if (passage === undefined) return null;
  const sections = choose(corpus, question).hits.filter((hit) => hit.passage.kind === 'section');
  const fuller = passage.kind === 'term' ? findFuller(corpus, question) : undefined;
  const beside = fuller === undefined ? {} : { beside: toFirst(fuller, question) };
  return { hits: [toFirst({ passage, confidence: 1 }, question), ...sections], isDirect: true, ...beside };
}

/** The same, where the professor's reply to a message comes after what was written for it, and before all else. */
export function chooseOrReply(corpus: Corpus, message: string, question: ParsedQuestion): Choice {
  const same = chooseExact(corpus, message, question);
  if (same !== null) return same;
  const choice = choose(corpus, question);
  const { replies } = corpus;
  if (replies === undefined || choice.isDirect) return choice;
  const replied = choose(replies, { ...replies.read(message), vector: question.vector });
  const isNeeded = replied.isDirect || choice.hits.length === 0;
  return isNeeded && replied.hits[0] !== undefined
    ? { hits: [replied.hits[0], ...choice.hits], isDirect: true }
    : choice;
}

function toFirst(match: AskMatch, question: ParsedQuestion): Hit {
  return { ...match, score: Number.POSITIVE_INFINITY, terms: meantTerms(question) };
}
