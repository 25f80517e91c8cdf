import type { ChatTurn } from '../contract/chat.ts';
import { type Choice, chooseOrReply } from './choose.ts';
import { nearAnswer } from './decline.ts';
import type { Corpus } from './find-passages.ts';
import { type FollowUp, findStanding, join, readSubject, saysNothing } from './follow-up.ts';
import { asHit, goOn } from './go-on.ts';
import { lookNear } from './look-near.ts';
import type { Passage } from './passages.ts';
import { reason } from './quote.ts';
import type { ParsedQuestion } from './read-question.ts';
import { readSaid } from './said.ts';
import { simplify } from './simplify.ts';

/** What the last turns were about, and what was found on it for the message that follows. */
export interface FollowedOn {
  readonly question: ParsedQuestion;
  readonly choice: Choice;
  /** The passage that the last turns were about. */
  readonly last: Passage | null;
}

const example = /\b(?:suppose|say that|let|take|invented|made[- ]up|for the illustration|example)\b/i;

/** What a message without a subject of its own wants of the last one: a reason, an example, or anything more. */
function findSort(message: string): RegExp | null {
  if (/\b(?:examples?|instance)\b/i.test(message)) return example;
  return /\bwhy\b|\bhow come\b/i.test(message) ? reason : null;
}

/** What was asked before, and more of it, the same more simply, or what the message asks about it. */
export async function followOn(
  corpus: Corpus,
  how: FollowUp,
  message: string,
  turns: readonly ChatTurn[],
): Promise<FollowedOn> {
  const subject = await corpus.encode(readSubject(corpus, turns));
  const before = findBefore(corpus, findStanding(corpus, turns), subject);
  const last = before.hits[0]?.passage ?? null;
  const said = readSaid(turns);
  if (how === 'simpler') return { question: subject, choice: simplify(corpus, subject, before, said), last };
  const own = await corpus.encode(corpus.read(message));
  const sort = findSort(own.text);
  if (how === 'more' || sort === example || saysNothing(own)) {
    return { question: subject, choice: goOn(corpus, subject, before, said, sort), last };
  }
  const alone = chooseOrReply(corpus, message, own);
  const joined = await corpus.encode(join(own, subject));
  const choice = await lookNear(corpus, { own, joined, subject, how }, turns, before, alone);
  return { question: own, choice, last: how === 'perhaps' ? null : last };
}

/** What was found for the question before; where nothing was, what came near to it. */
function findBefore(corpus: Corpus, standing: string, subject: ParsedQuestion): Choice {
  const choice = chooseOrReply(corpus, standing, subject);
  if (choice.hits.length > 0) return choice;
  const near = corpus.matchAsks(subject).filter(({ passage, sure }) => passage.kind !== 'fact' && sure >= nearAnswer);
  return { hits: near.slice(0, 1).map(asHit), isDirect: true };
}
