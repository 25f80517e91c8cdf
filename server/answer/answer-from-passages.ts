import type { ChatTurn } from '../contract/chat.ts';
import { Failure } from '../http/failure.ts';
import type { Answerer, Given } from './answer.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { type Choice, chooseExact, chooseFact, chooseOrReply, isLikely } from './choose.ts';
import { compose } from './compose.ts';
import type { Corpus } from './corpus.ts';
import { decline, declineMore, greet } from './decline.ts';
import { toHit } from './find-sections.ts';
import { readFollowUp, refersBack } from './follow-up.ts';
import { readSaid } from './last-answer.ts';
import { lacksFigure } from './nearest-sentences.ts';
import { findOffLimits, isForAll, mayTakeAsAdvice, type OffLimits, wantsAdvice } from './off-limits.ts';
import { chooseAllowed, chooseParts } from './parts.ts';
import { isOfData } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { readCourtesy } from './small-talk.ts';
import { coversSpecifics } from './specifics.ts';
import { findLastFile, findNamedFile, tellOf } from './tell-of.ts';
import { isInOtherScript } from './unknown-words.ts';

/**
 * How a message is understood: a final response, such as a greeting or a refusal, or a question with the passages that
 * answer it.
 */
export type Understood = { readonly given: Given } | { readonly question: ParsedQuestion; readonly choice: Choice };

/** Parses a message and finds the passages that answer it. */
export async function understand(corpus: Corpus, message: string, turns: readonly ChatTurn[]): Promise<Understood> {
  const courtesy = readCourtesy(message);
  if (courtesy !== null) return { given: greet(corpus, courtesy) };
  const reason = findOffLimits(message, corpus.people);
  const question = await corpus.encode(corpus.read(message));
  const same = chooseExact(corpus, message, question);
  if (same !== null) return { question, choice: same };
  if (isInOtherScript(question)) return { given: decline(corpus, 'uncovered', question) };
  // What to do in somebody's own case is no part of what was said before.
  const isAlone = turns.length === 0 || wantsAdvice(message) || !refersBack(message, question);
  if (reason === 'news') {
    const told = chooseFact(corpus, question);
    if (told !== null) return { question, choice: told };
  }
  if (reason !== null) {
    const allowed = isAlone && !isForAll(reason) ? await chooseWithin(corpus, message, reason) : null;
    return allowed === null ? { given: decline(corpus, reason, question) } : { question, choice: allowed };
  }
  if (isAlone) {
    const whole = chooseOrReply(corpus, message, question);
    const parts = await chooseParts(corpus, message, whole);
    if (parts !== null) return { question, choice: parts };
    // Whatever goes on from what was said, without a sign of it, has to be sure.
    const mayGoOn = turns.length > 0 && !wantsAdvice(message) && !whole.isDirect;
    const followed = mayGoOn ? await goOn(corpus, message, question, turns) : null;
    if (followed !== null && isSure(followed)) return followed;
    // Whoever asks for more, or more simply, of nothing is not served by a paragraph that shares a word.
    const isEnough = whole.isDirect || readFollowUp(message, question) === 'question';
    const choice = await markUnsure(corpus, message, question, isEnough ? whole : { ...whole, hits: [] });
    return { question, choice: await preferParagraph(corpus, message, question, choice) };
  }
  return goOn(corpus, message, question, turns);
}

/** What a message that is off limits asks beside that; what comes next may itself be known. */
function chooseWithin(corpus: Corpus, message: string, reason: OffLimits): Promise<Choice | null> {
  return reason === 'news'
    ? chooseParts(corpus, message, { hits: [], isDirect: false })
    : chooseAllowed(corpus, message);
}

/** Understands a message by what was said before it. */
async function goOn(
  corpus: Corpus,
  message: string,
  question: ParsedQuestion,
  turns: readonly ChatTurn[],
): Promise<Understood> {
  const work = corpus.works.tellLast(message, question, turns.at(-1)?.answer ?? '');
  if (work !== null) return { question, choice: { hits: [toHit(work)], isDirect: true } };
  const { last, ...followed } = await answerFollowUp(corpus, message, question, turns);
  const asksAnew = followed.question === question;
  const file = asksAnew ? (findNamedFile(corpus, question) ?? findLastFile(corpus, turns)) : undefined;
  if (file !== undefined) {
    const told = await tellOf(corpus, question, file);
    const [best] = followed.choice.hits;
    const isElsewhere = isSure(followed) && best !== undefined && best.passage.isOfResearcher !== true;
    if (told !== null && !(told.isUnsure === true && isElsewhere)) return { question, choice: told };
    // To repeat what was just said is no answer.
    const isSaid = best !== undefined && isOfData(best.passage) && readSaid(turns.slice(-1))(best.passage.text);
    if (isSaid || !isSure(followed)) return { given: declineMore(file) };
  }
  if (followed.choice.hits.length === 0 && last !== null) return { given: declineMore(last) };
  const { choice } = followed;
  return { ...followed, choice: asksAnew ? await markUnsure(corpus, message, question, choice) : choice };
}

function isSure(understood: Understood): boolean {
  return 'choice' in understood && understood.choice.hits.length > 0 && understood.choice.isUnsure !== true;
}

/** Marks a choice as unsure when the passage lacks what the question asks for. */
async function markUnsure(corpus: Corpus, message: string, question: ParsedQuestion, choice: Choice): Promise<Choice> {
  const [best] = choice.hits;
  if (best === undefined) return choice;
  // A follow-up alone says too little about the figure that it asks for.
  const isFigureMissed = !refersBack(message, question) && (await lacksFigure(corpus, question, best.passage));
  return coversSpecifics(corpus, question, message, best) && !isFigureMissed ? choice : { ...choice, isUnsure: true };
}

/** The paragraphs instead of data that lack what the question asks for. */
async function preferParagraph(
  corpus: Corpus,
  message: string,
  question: ParsedQuestion,
  choice: Choice,
): Promise<Choice> {
  const [best, ...hits] = choice.hits;
  const [paragraph] = hits;
  if (choice.isUnsure !== true || best === undefined || !isOfData(best.passage) || paragraph === undefined)
    return choice;
  return markUnsure(corpus, message, question, { hits, isDirect: false, isUnsure: !isLikely(paragraph) });
}

/** So many passages of a choice may be quoted, and further ones on the page of the first. */
const focused = 2;

/** Adds the similarity of each sentence to the passages that may be quoted. */
async function scoreSentences(corpus: Corpus, choice: Choice, question: ParsedQuestion): Promise<Choice> {
  const [first] = choice.hits;
  const hits = choice.hits.map(async (hit, index) =>
    (index < focused || hit.passage.path === first?.passage.path) && hit.passage.kind === 'section'
      ? { ...hit, near: await corpus.sentenceSimilarities(question, hit.passage) }
      : hit,
  );
  return { ...choice, hits: await Promise.all(hits) };
}

/** Added to an answer about somebody's own case. */
const noAdvice = 'This is what research says in general, and no personal advice.';

/** What the site says of the talk, course or person that a question names, with doubt; declines other questions. */
async function tellNamed(corpus: Corpus, question: ParsedQuestion): Promise<Given> {
  const named = findNamedFile(corpus, question);
  if (named === undefined) return decline(corpus, 'uncovered', question);
  const told = (await tellOf(corpus, question, named)) ?? { hits: [toHit(named)], isDirect: true };
  const choice = await scoreSentences(corpus, { ...told, isUnsure: true }, question);
  return compose(choice, question) ?? decline(corpus, 'uncovered', question);
}

/**
 * The answerer without an external service: it answers with texts of the site and links to them, and declines what they
 * do not cover.
 */
export function answerFromPassages(read: () => Promise<Corpus | null>): Answerer {
  return async (message, turns = []) => {
    const corpus = await read();
    if (corpus === null || corpus.passages.length === 0) {
      throw new Failure('assistant-unavailable', 'The assistant is unavailable. Please try again.', { retryAfter: 60 });
    }
    const understood = await understand(corpus, message, turns);
    if ('given' in understood) return understood.given;
    const { question, choice } = understood;
    const given = compose(await scoreSentences(corpus, choice, question), question);
    if (given === null) return wantsAdvice(message) ? decline(corpus, 'advice', question) : tellNamed(corpus, question);
    const isSaid = choice.unanswered?.reason === 'personal';
    return mayTakeAsAdvice(message) && !isSaid ? { ...given, content: `${given.content}\n\n${noAdvice}` } : given;
  };
}
