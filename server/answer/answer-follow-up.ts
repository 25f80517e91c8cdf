import type { ChatTurn } from '../contract/chat.ts';
import type { Choice } from './choose.ts';
import { continueAnswer, giveOther } from './continue-answer.ts';
import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import type { FollowUpFeatures } from './features.ts';
import { toHit } from './find-sections.ts';
import { type FollowUp, join, readFollowUp, readSubject, refersBack } from './follow-up.ts';
import { findLast, findListedSource, readSaid, type Said } from './last-answer.ts';
import { listSources } from './list-sources.ts';
import { readOn } from './nearest-sentences.ts';
import type { Passage } from './passages.ts';
import { rankings, rate } from './ranking.ts';
import { knownShare, meantTerms, type ParsedQuestion } from './read-question.ts';
import { simplify } from './simplify.ts';
import { termsOf } from './terms.ts';

/** The choice for a follow-up message, and the passage that the earlier turns were about. */
export interface FollowUpAnswer {
  readonly choice: Choice;
  readonly question: ParsedQuestion;
  readonly last: Passage | null;
}

/**
 * A follow-up: the message alone, joined with the earlier question, the earlier question, and the passages that
 * answered that.
 */
export interface Following {
  readonly own: ParsedQuestion;
  readonly joined: ParsedQuestion;
  readonly subject: ParsedQuestion;
  readonly last: readonly Passage[];
  readonly dependent: boolean;
  readonly said: Said;
  /** The same for the last turn only. */
  readonly justSaid: Said;
}

/** Parses a message that follows earlier turns. */
export async function readFollowing(
  corpus: Corpus,
  message: string,
  own: ParsedQuestion,
  turns: readonly ChatTurn[],
): Promise<Following> {
  const subject = await corpus.encode(readSubject(corpus, turns));
  const joined = await corpus.encode(join(own, subject));
  const last = findLast(corpus, turns, subject);
  return {
    own,
    joined,
    subject,
    last,
    dependent: refersBack(message, own),
    said: readSaid(turns),
    justSaid: readSaid(turns.slice(-1)),
  };
}

/** Paragraphs from other pages that are considered. */
const mostElsewhere = 3;

/**
 * The candidates that may answer a follow-up, with their features: passages on the pages of the last answer, and
 * passages that answer the message elsewhere.
 */
export function readCandidates(
  corpus: Corpus,
  following: Following,
): { passage: Passage; features: FollowUpFeatures }[] {
  const { own, joined, subject, last, dependent, said } = following;
  const pages = new Set(last.flatMap(({ path, more }) => [path, ...more.map(({ href }) => href.replace(/#.*/, ''))]));
  const alone = new Map(corpus.matchAsks(own).map(({ passage, confidence }) => [passage, confidence]));
  const together = new Map(corpus.matchAsks(joined).map(({ passage, confidence }) => [passage, confidence]));
  const spoken = corpus.find(own).slice(0, mostElsewhere);
  const near = corpus.passages.filter(({ path, kind }) => kind !== 'fact' && pages.has(path));
  const all = new Set([...near, ...alone.keys(), ...together.keys(), ...spoken.map(({ passage }) => passage)]);
  const margin = corpus.marginOf(own) ?? 0;
  return [...all]
    .filter(({ kind }) => kind !== 'fact')
    .map((passage) => {
      const head = termsOf(headOf(passage));
      const share = (question: ParsedQuestion, text: string) => {
        const terms = new Set([...head, ...termsOf(text)]);
        return knownShare(question, (term) => terms.has(term));
      };
      const similarityTo = (question: ParsedQuestion) =>
        question.vector === null ? share(question, '') : corpus.similarityTo(question, passage);
      const wasSaid = last.includes(passage) || said(passage.text);
      const features: FollowUpFeatures = {
        own: similarityTo(own),
        covered: share(own, passage.text),
        subject: share(subject, passage.text),
        confidence: alone.get(passage) ?? 0,
        confidenceJoined: together.get(passage) ?? 0,
        dependentSaid: Number(dependent && wasSaid),
        dependentNear: Number(dependent && !wasSaid && pages.has(passage.path)),
        dependentJoined: dependent ? similarityTo(joined) : 0,
        dependent: Number(dependent),
        margin,
      };
      return { passage, features };
    });
}

/** The least confidence for an answer, and for a doubtful one. */
const from = { sure: 0.5, unsure: 0.2 };

/** The candidate with the highest rank for a follow-up. */
async function chooseCandidate(corpus: Corpus, read: Following): Promise<Choice> {
  const { following } = rankings[read.own.vector === null ? 'words' : 'meaning'];
  const rated = readCandidates(corpus, read)
    .map(({ passage, features }) => ({ passage, ...rate(features, following), terms: meantTerms(read.own) }))
    .sort((a, b) => b.score - a.score);
  const [best] = rated;
  if (best === undefined || best.confidence < from.unsure) return { hits: [], isDirect: false };
  const isUnsure = best.confidence < from.sure;
  if (best.passage.kind === 'section') return { hits: rated.slice(0, 3), isDirect: false, isUnsure };
  if (!read.justSaid(best.passage.text)) return { hits: [best], isDirect: true, isUnsure };
  // An answer that was just given continues from its sentence that is nearest to the message.
  const { text, fits } = await readOn(corpus, read.own, best.passage);
  const isPart = !best.passage.text.startsWith(text);
  return {
    hits: [{ ...best, passage: { ...best.passage, text } }],
    isDirect: true,
    isUnsure: isUnsure || !fits,
    isPart,
  };
}

/** Questions for a reason or an example, before the question that the earlier turns were about. */
const openings = { reason: 'Why?', example: 'Can you give an example?' };

function readSort(corpus: Corpus, how: keyof typeof openings, { text }: ParsedQuestion): Promise<ParsedQuestion> {
  return corpus.encode(corpus.read(`${openings[how]} ${text}`));
}

/**
 * Answers a follow-up: with more of the last answer, another one, the same in simpler words, its sources, or what the message asks
 * about it.
 */
export async function answerFollowUp(
  corpus: Corpus,
  message: string,
  own: ParsedQuestion,
  turns: readonly ChatTurn[],
): Promise<FollowUpAnswer> {
  const read = await readFollowing(corpus, message, own, turns);
  const { subject, dependent, said } = read;
  const [last = null] = read.last;
  const how: FollowUp = readFollowUp(message, own);
  if (how === 'simpler') return { question: subject, choice: simplify(corpus, subject, last, said), last };
  if (how === 'other') return { question: subject, choice: giveOther(corpus, subject, said), last };
  const listed = how === 'one' ? findListedSource(corpus, turns, said) : null;
  if (listed !== null) return { question: subject, choice: { hits: [toHit(listed)], isDirect: false }, last };
  const sources = how === 'source' ? listSources(corpus, last) : null;
  if (sources !== null) return { question: subject, choice: sources, last };
  if (how !== 'question' && how !== 'source') {
    const sort = how === 'one' ? 'example' : how;
    const about = sort === 'more' ? subject : await readSort(corpus, sort, subject);
    return { question: subject, choice: continueAnswer(corpus, about, last, said, sort), last };
  }
  return { question: own, choice: await chooseCandidate(corpus, read), last: dependent ? last : null };
}
