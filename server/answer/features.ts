import { holdsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { knownShare, type ParsedQuestion, type Reader } from './read-question.ts';
import type { Similarity } from './similarity.ts';
import { termsOf } from './terms.ts';
import { compareWords, type ParsedAsk, parseAsk } from './word-overlap.ts';

/** The features by which candidates for a follow-up are ranked. */
export interface FollowUpFeatures {
  /** Its similarity to the message alone. */
  readonly own: number;
  /** How much it covers of the message, and of the earlier question. */
  readonly covered: number;
  readonly subject: number;
  /** The confidence that it answers the message alone, and the message joined with the earlier question. */
  readonly confidence: number;
  readonly confidenceJoined: number;
  /**
   * For a message that refers back: whether the passage was said already, stands on a page of the last answer, and its
   * similarity to both questions together.
   */
  readonly dependentSaid: number;
  readonly dependentNear: number;
  readonly dependentJoined: number;
  readonly dependent: number;
  /**
   * The margin of the message alone: how much more similar it is to questions answered here than to questions asked
   * elsewhere.
   */
  readonly margin: number;
}

/** The features by which written answers are ranked. */
export interface Features {
  /** The similarity of its nearest question. */
  readonly nearest: number;
  /** The mean similarity of its nearest questions. */
  readonly nearestMean: number;
  /** How much more similar its nearest question is than one that is asked elsewhere. */
  readonly margin: number;
  /** The largest word overlap with its questions; 0 where embeddings are known. */
  readonly overlap: number;
  /** How much of the question its questions and its text cover. */
  readonly covered: number;
  /** A glossary entry says less than an answer. */
  readonly isTerm: number;
  /** The question asks for a number that it does not contain. */
  readonly lacksNumber: number;
}

/** The features by which paragraphs of pages are ranked; similarities are 0 without embeddings. */
export interface SectionFeatures {
  /** Its rank by words, as a share of the best one's. */
  readonly words: number;
  /** How much of the question it covers, with its page. */
  readonly covered: number;
  /** The similarity of its heading, and of the title or description of its page. */
  readonly heading: number;
  readonly page: number;
  /** The similarity of the two nearest of its sentences. */
  readonly nearest: number;
  readonly second: number;
  /** The similarity of the nearest question that is asked elsewhere. */
  readonly elsewhere: number;
  /** How much of the question the site has no words for. */
  readonly unknown: number;
  /** It lacks the thing, or the number, that the question asks for. */
  readonly lacksSought: number;
  readonly lacksNumber: number;
}

/** A passage that was written for questions, prepared for comparison. */
export interface PreparedPassage {
  readonly passage: Passage;
  readonly asks: readonly ParsedAsk[];
  /** The terms of its questions, page and text. */
  readonly terms: ReadonlySet<string>;
}

/** Nearest questions that are averaged. */
const some = 3;

export function preparePassage(passage: Passage, weigh: Reader['weigh']): PreparedPassage {
  const asks = passage.asks.map((ask) => parseAsk(ask, weigh));
  const asked = asks.flatMap(({ weights }) => [...weights.keys()]);
  return { passage, asks, terms: new Set([...asked, ...termsOf(`${passage.page} ${passage.text}`)]) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Compares a question with a written answer. */
export function readFeatures(
  question: ParsedQuestion,
  { passage, asks, terms }: PreparedPassage,
  near: Similarity,
): Features {
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
