import { holdsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { knownShare, type ParsedQuestion, type Reader } from './read-question.ts';
import type { Similarity } from './similarity.ts';
import { termsOf } from './terms.ts';
import { type Ask, compareWords, readAsk } from './word-overlap.ts';

/** What speaks for a passage that may answer a message after another, or against it. */
export interface FollowUpFeatures {
  /** How near in meaning it is to the message by itself. */
  readonly own: number;
  /** The shares that it speaks of: of the message, and of what was asked before. */
  readonly covered: number;
  readonly subject: number;
  /** How surely it is found for the message by itself, and together with what was asked before. */
  readonly confidence: number;
  readonly confidenceJoined: number;
  /** Where the message leans on what was said: whether it was said, stands on a page of that, and how near it is to both together. */
  readonly dependentSaid: number;
  readonly dependentNear: number;
  readonly dependentJoined: number;
  readonly dependent: number;
  /** How much nearer the message by itself is to what is answered here than to what is asked elsewhere. */
  readonly margin: number;
}

/** What speaks for a written answer, or against it: what it is ranked by. */
export interface Features {
  /** How near in meaning the nearest of its questions is. */
  readonly nearest: number;
  /** The same on average over its nearest questions. */
  readonly nearestMean: number;
  /** How much nearer the nearest of its questions is than one that is asked elsewhere. */
  readonly margin: number;
  /** How like in words the likest of its questions is; looked at only where meaning cannot be. */
  readonly overlap: number;
  /** The share of what is asked that its questions and its text speak of. */
  readonly covered: number;
  /** A line on what a word means says less than an answer. */
  readonly isTerm: number;
  /** A number is wanted, and it has none of the kind. */
  readonly lacksNumber: number;
}

/** A passage that was written for questions, ready to be compared. */
export interface Written {
  readonly passage: Passage;
  readonly asks: readonly Ask[];
  /** The terms of its questions and of all that it says. */
  readonly terms: ReadonlySet<string>;
}

/** So many of its questions speak for an answer. */
const some = 3;

export function readWritten(passage: Passage, weigh: Reader['weigh']): Written {
  const asks = passage.asks.map((ask) => readAsk(ask, weigh));
  const asked = asks.flatMap(({ weights }) => [...weights.keys()]);
  return { passage, asks, terms: new Set([...asked, ...termsOf(`${passage.page} ${passage.text}`)]) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Compares a question with a written answer. */
export function readFeatures(question: ParsedQuestion, { passage, asks, terms }: Written, near: Similarity): Features {
  const nears = asks.map(({ text }) => near.to(text) ?? 0).sort((a, b) => b - a);
  const nearest = Math.max(0, nears[0] ?? 0);
  const nearestMean = mean(nears.slice(0, some));
  return {
    nearest,
    nearestMean,
    margin: nearest - near.toOthers,
    overlap: near.margin === null ? Math.max(0, ...asks.map((ask) => compareWords(question, ask).overlap)) : 0,
    covered: knownShare(question, (term) => terms.has(term)),
    isTerm: Number(passage.kind === 'term'),
    lacksNumber: Number(!holdsNumber(passage, question)),
  };
}
