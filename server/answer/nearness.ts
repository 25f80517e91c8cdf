import { otherQuestions } from './other-questions.ts';
import type { ParsedQuestion } from './read-question.ts';
import { cosine, type Vector } from './sentence-encoder.ts';

/** How near a question is in meaning to what it can be compared with: up to 1, and null where that cannot be said. */
export interface Nearness {
  readonly to: (text: string) => number | null;
  /** To the nearest question that people ask elsewhere. */
  readonly toOthers: number;
}

export type VectorOf = (text: string) => Vector | undefined;

/** How near a question is to one that is asked elsewhere, where there are no vectors. */
const usual = 0.5;
/** From here on two questions ask the same. */
const same = 0.85;

/** Compares a question with the questions `asks` that are answered here, and with others, by their vectors. */
export function compareVectors(
  { vector }: Pick<ParsedQuestion, 'vector'>,
  asks: readonly string[],
  vectorOf: VectorOf,
): Nearness {
  const to = (text: string) => {
    const other = vectorOf(text);
    return vector === null || other === undefined ? null : cosine(vector, other);
  };
  const isAnswered = (text: string) => {
    const other = vectorOf(text);
    return other !== undefined && asks.some((ask) => cosine(vectorOf(ask) ?? other.map(() => 0), other) >= same);
  };
  const others = otherQuestions.map((text) => ({ text, near: to(text) ?? usual })).sort((a, b) => b.near - a.near);
  return { to, toOthers: others.find(({ text }) => !isAnswered(text))?.near ?? 0 };
}
