import { answerFollowUp } from './answer-follow-up.ts';
import { type Choice, chooseFact, chooseOrReply, likely } from './choose.ts';
import { compose } from './compose.ts';
import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import { type Hit, toHit } from './find-sections.ts';
import { leansBack, saysNothing } from './follow-up.ts';
import { findOffLimits, type OffLimits, wantsAdvice } from './off-limits.ts';
import type { Passage } from './passages.ts';
import { isQuestion, knownShare, type ParsedQuestion } from './read-question.ts';
import { coversSpecifics } from './specifics.ts';
import { termsOf } from './terms.ts';

const compared: readonly RegExp[] = [
  /\bdifferences? between\s+(.+?)\s+and\s+(.+?)[\s?.!]*$/i,
  /\bhow (?:is|are|do|does)\s+(.+?)\s+(?:differ|different)(?: from| to)?\s+(.+?)[\s?.!]*$/i,
  /^\W*(?:please )?(?:compare|contrast)\s+(.+?)\s+(?:and|with|to)\s+(.+?)[\s?.!]*$/i,
  /^\W*(?:what(?:'s| is) )?(.+?)\s+(?:vs\.?|versus)\s+(.+?)[\s?.!]*$/i,
];
/** Splits a message before its second question. */
const second =
  /(?<=\?)\s+(?=\S)|,?\s+(?:and|&)\s+(?:(?:please\s+)?tell\s+me\s+)?(?=(?:who|what|when|where|why|how|which|is|are|was|were|does|do|did|can|should)\b)/i;

/** The two things that a message asks to compare; null for other messages. */
function readPair(message: string): readonly [string, string] | null {
  // Each of the patterns could divide a run of blanks in very many ways.
  const line = message.replace(/\s+/g, ' ').trim();
  const found = compared.map((pattern) => pattern.exec(line)).find((match) => match !== null);
  return found?.[1] !== undefined && found[2] !== undefined ? [found[1], found[2]] : null;
}

/** The least coverage of a thing's name by a text about it. */
const named = 0.7;

function names(question: ParsedQuestion, text: string): boolean {
  const terms = new Set(termsOf(text));
  return knownShare(question, (term) => terms.has(term)) >= named;
}

/** The written answer to what a thing is. */
async function define(corpus: Corpus, thing: string): Promise<Hit | undefined> {
  const question = await corpus.encode(corpus.read(`What is ${thing}?`));
  const match = corpus
    .matchAsks(question)
    .find(
      ({ passage, confidence }) => confidence >= likely.written && names(question, passage.asks.slice(0, 2).join(' ')),
    );
  return match === undefined ? undefined : toHit(match.passage, match.confidence);
}

/** The definitions of both things, when no written answer compares them. */
async function chooseBoth(corpus: Corpus, pair: readonly [string, string], whole: Choice): Promise<Choice | null> {
  const things = pair.map((thing) => corpus.read(thing));
  const [best] = whole.hits;
  const written = best === undefined ? '' : `${best.passage.asks.join(' ')} ${best.passage.text}`;
  if (whole.isDirect && things.every((thing) => names(thing, written))) return null;
  const [one, other] = await Promise.all(pair.map((thing) => define(corpus, thing)));
  if (one === undefined || other === undefined || one.passage === other.passage) return null;
  return { hits: [one], isDirect: true, beside: other };
}

function isGood(
  corpus: Corpus,
  { hits: [best], isDirect, isUnsure }: Choice,
  question: ParsedQuestion,
  message: string,
) {
  return best !== undefined && isDirect && isUnsure !== true && coversSpecifics(corpus, question, message, best);
}

/** Pronouns by which a second question refers to the first one. */
const pronoun = /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|his|her)\b/i;

/** True when a passage is on the page of another one, or on a page that this links to. */
function standsWith({ path }: Passage, other: Passage): boolean {
  return [other.path, ...other.more.map(({ href }) => href.replace(/#.*/, ''))].includes(path);
}

/** The two questions of a message; null for one with fewer or more. */
function splitTwo(message: string): readonly [string, string] | null {
  const [first, next, ...others] = message.split(second).filter((part) => part.trim() !== '');
  return first === undefined || next === undefined || others.length > 0 ? null : [first, next];
}

/** One of two questions of a message, and what answers it alone. */
interface Part {
  readonly message: string;
  readonly question: ParsedQuestion;
  readonly alone: Choice;
}

async function readPart(corpus: Corpus, message: string): Promise<Part> {
  const question = await corpus.encode(corpus.read(message));
  return { message, question, alone: chooseOrReply(corpus, message, question) };
}

/** The part when it is a question that has no answer, neither alone nor in the passage that answers the other part. */
function findUnanswered({ message, question, alone }: Part, { passage }: Hit): Pick<Choice, 'unanswered'> {
  const isAnswered = compose(alone, question) !== null || names(question, `${headOf(passage)} ${passage.text}`);
  const isLeft = isQuestion(message) && !saysNothing(question) && !isAnswered;
  return isLeft ? { unanswered: { question, reason: 'uncovered' } } : {};
}

/** The answer to the second of two questions, when only that has one. */
function chooseSecond(corpus: Corpus, first: Part, next: Part, whole: Choice): Choice | null {
  const [best] = next.alone.hits;
  if (best === undefined || !isGood(corpus, next.alone, next.question, next.message)) return null;
  if (leansBack(next.message, next.question)) return null;
  if (whole.isDirect && whole.hits[0]?.passage.id !== best.passage.id) return null;
  const unanswered = findUnanswered(first, best);
  return unanswered.unanswered === undefined ? null : { ...next.alone, ...unanswered };
}

/** Why a part of a message is off limits; null for one that is not, and for what the data tell of what comes next. */
function findReason(corpus: Corpus, part: string): OffLimits | null {
  const reason = findOffLimits(part, corpus.people);
  return reason === 'news' && chooseFact(corpus, corpus.read(part)) !== null ? null : reason;
}

/** The answer to one of two questions when the other one is off limits; null for other messages. */
export async function chooseAllowed(corpus: Corpus, message: string): Promise<Choice | null> {
  const parts = splitTwo(message) ?? [];
  const read = parts.map((part) => ({ part, reason: findReason(corpus, part) }));
  const allowed = read.find(({ reason }) => reason === null);
  const refused = read.find(({ reason }) => reason !== null);
  if (allowed === undefined || refused?.reason == null) return null;
  const { question, alone } = await readPart(corpus, allowed.part);
  const isOwn = wantsAdvice(allowed.part) || leansBack(allowed.part, question);
  if (isOwn || !isGood(corpus, alone, question, allowed.part)) return null;
  return { ...alone, unanswered: { question: corpus.read(refused.part), reason: refused.reason } };
}

/** The answers to both questions, the second as a follow-up; one alone when only that has an answer. */
async function chooseEach(corpus: Corpus, message: string, whole: Choice): Promise<Choice | null> {
  const [first, next] = splitTwo(message) ?? [];
  if (first === undefined || next === undefined) return null;
  const isDeclined = (part: string) => findReason(corpus, part) !== null;
  if (isDeclined(first) || isDeclined(next)) return chooseAllowed(corpus, message);
  const [part, nextPart] = await Promise.all([readPart(corpus, first), readPart(corpus, next)]);
  const { question, alone } = part;
  const [one] = alone.hits;
  if (one === undefined || !isGood(corpus, alone, question, first)) return chooseSecond(corpus, part, nextPart, whole);
  const answer = compose(alone, question)?.content ?? '';
  const own = nextPart.question;
  const { choice } = await answerFollowUp(corpus, next, own, [{ question: first, answer }]);
  const [other] = choice.hits;
  const isOther =
    other !== undefined &&
    other.passage.id !== one.passage.id &&
    isGood(corpus, choice, own, next) &&
    (!pronoun.test(next) || standsWith(other.passage, one.passage));
  const [best] = whole.hits;
  const isBetter =
    whole.isDirect &&
    best !== undefined &&
    (best.confidence > Math.min(one.confidence, other?.confidence ?? 0) || !isOther) &&
    ![one.passage.id, other?.passage.id].includes(best.passage.id);
  if (isOther) return isBetter ? null : { ...alone, beside: other };
  if (isBetter && findUnanswered(nextPart, best).unanswered === undefined) return null;
  const unanswered = findUnanswered(nextPart, one);
  return whole.isDirect && unanswered.unanswered === undefined ? null : { ...alone, ...unanswered };
}

/**
 * The choice for a message with two questions, or one that asks to compare two things; null when `whole`, the choice
 * for the whole message, is to stay.
 */
export async function chooseParts(corpus: Corpus, message: string, whole: Choice): Promise<Choice | null> {
  const pair = readPair(message);
  return pair === null ? chooseEach(corpus, message, whole) : chooseBoth(corpus, pair, whole);
}
