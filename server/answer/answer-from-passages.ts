import type { ChatTurn } from '../contract/chat.ts';
import { Failure } from '../http/failure.ts';
import type { Answerer, Given } from './answer.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { type Choice, chooseExact, chooseOrReply } from './choose.ts';
import { compose, composeNearest } from './compose.ts';
import { coversSpecifics } from './covers-specifics.ts';
import { decline, declineMore, greet } from './decline.ts';
import type { Corpus } from './find-passages.ts';
import { refersBack } from './follow-up.ts';
import { findSentences, lacksFigure } from './nearest-sentences.ts';
import { findOffLimits, mayTakeAsAdvice, wantsAdvice } from './off-limits.ts';
import { chooseParts } from './parts.ts';
import type { ParsedQuestion } from './read-question.ts';
import { readCourtesy } from './small-talk.ts';

/** What a message comes to: a greeting, a reason not to answer, or the passages that answer it. */
export type Understood = { readonly given: Given } | { readonly question: ParsedQuestion; readonly choice: Choice };

/** Reads a message and finds what answers it. */
export async function understand(corpus: Corpus, message: string, turns: readonly ChatTurn[]): Promise<Understood> {
  const courtesy = readCourtesy(message);
  if (courtesy !== null) return { given: greet(corpus, courtesy) };
  const reason = findOffLimits(message);
  const question = await corpus.encode(corpus.read(message));
  const same = chooseExact(corpus, message, question);
  if (same !== null) return { question, choice: same };
  if (reason !== null) return { given: decline(corpus, reason, question) };
  if (turns.length === 0 || !refersBack(message, question)) {
    const whole = chooseOrReply(corpus, message, question);
    const parts = await chooseParts(corpus, message, whole);
    if (parts !== null) return { question, choice: parts };
    if (turns.length === 0) return { question, choice: await doubt(corpus, message, question, whole) };
  }
  if (wantsAdvice(message)) return { given: decline(corpus, 'advice', question) };
  const { last, ...followed } = await answerFollowUp(corpus, message, question, turns);
  if (followed.choice.hits.length === 0 && last !== null) return { given: declineMore(last) };
  const choice = { ...followed.choice, goesOn: true };
  const asksAnew = followed.question === question;
  return { ...followed, choice: asksAnew ? await doubt(corpus, message, question, choice) : choice };
}

/** A choice, with a word of doubt where what is asked for does not stand in it. */
async function doubt(corpus: Corpus, message: string, question: ParsedQuestion, choice: Choice): Promise<Choice> {
  const [best] = choice.hits;
  if (best === undefined) return choice;
  // What leans on the question before says too little of the figure that it asks for.
  const isFigureMissed = !refersBack(message, question) && (await lacksFigure(corpus, question, best.passage));
  return coversSpecifics(corpus, question, message, best) && !isFigureMissed ? choice : { ...choice, isUnsure: true };
}

/** Passages of a choice that may be quoted. */
const focused = 2;

/** Tells which sentences of the passages that may be quoted are nearest to the question. */
async function focus(corpus: Corpus, choice: Choice, question: ParsedQuestion): Promise<Choice> {
  const hits = choice.hits.map(async (hit, index) =>
    index < focused && hit.passage.kind === 'section'
      ? { ...hit, near: await corpus.sentenceSimilarities(question, hit.passage) }
      : hit,
  );
  return { ...choice, hits: await Promise.all(hits) };
}

/** Sentences so near to a question are quoted with a word of doubt, alone or beside an answer that is doubtful too. */
const nearEnough = { alone: 0.8, beside: 0.95 };
/** And where the question leads towards this site by so much. */
const enoughMargin = -0.06;

/** What was found for a question without being its answer, or the sentences of the pages that come nearer to it. */
async function quoteNearest(corpus: Corpus, question: ParsedQuestion, found: Given): Promise<Given> {
  if ((corpus.marginOf(question) ?? 0) < enoughMargin) return found;
  const nearest = await findSentences(corpus, question);
  const enough = found.isUnsure === true ? nearEnough.beside : nearEnough.alone;
  return nearest === undefined || nearest.score < enough ? found : composeNearest(nearest, found, question);
}

/** Added to an answer on somebody's own case. */
const noAdvice = 'This is what research says in general, and no personal advice.';

/** The answerer that needs no other service: it answers with the site's own texts and their places, and declines what they do not cover. */
export function answerFromPassages(read: () => Promise<Corpus | null>): Answerer {
  return async (message, turns = []) => {
    const corpus = await read();
    if (corpus === null || corpus.passages.length === 0) {
      throw new Failure('assistant-unavailable', 'The assistant is unavailable. Please try again.', { retryAfter: 60 });
    }
    const understood = await understand(corpus, message, turns);
    if ('given' in understood) return understood.given;
    const { question, choice } = understood;
    const given = compose(await focus(corpus, choice, question), question);
    if (given === null && wantsAdvice(message)) return decline(corpus, 'advice', question);
    if (given === null) return quoteNearest(corpus, question, decline(corpus, 'uncovered', question));
    if (choice.isUnsure === true && choice.goesOn !== true) return quoteNearest(corpus, question, given);
    return mayTakeAsAdvice(message) ? { ...given, content: `${given.content}\n\n${noAdvice}` } : given;
  };
}
