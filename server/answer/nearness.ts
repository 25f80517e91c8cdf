import { otherQuestions } from './other-questions.ts';
import type { ParsedQuestion } from './read-question.ts';
import { cosine, type Vector } from './sentence-encoder.ts';

/** How near a question is in meaning to what it can be compared with: up to 1, and null where that cannot be said. */
export interface Nearness {
  readonly to: (text: string) => number | null;
  /** To the nearest question that people ask elsewhere. */
  readonly toOthers: number;
  /** The nearest question that is answered here is so much nearer than that one. */
  readonly lead: number | null;
}

/** How near a question is to one that is asked elsewhere, where there are no vectors. */
const usual = 0.5;
/** From here on two questions ask the same. */
const same = 0.85;

/** Gives a function that compares a question with the questions `asks` that are answered here, and with others, by their vectors. */
export function createNearness(
  asks: readonly string[],
  vectorOf: (text: string) => Vector | undefined,
): (question: ParsedQuestion) => Nearness {
  const known = new WeakMap<ParsedQuestion, Nearness>();

  function compare(vector: Vector | null): Nearness {
    const between = (a: Vector | null | undefined, b: Vector | undefined) =>
      a == null || b === undefined ? null : cosine(a, b);
    const to = (text: string) => between(vector, vectorOf(text));
    const isAnswered = (text: string) => asks.some((ask) => (between(vectorOf(text), vectorOf(ask)) ?? 0) >= same);
    const others = otherQuestions.map((text) => ({ text, near: to(text) ?? usual })).sort((a, b) => b.near - a.near);
    const toOthers = others.find(({ text }) => !isAnswered(text))?.near ?? 0;
    const nears = asks.map(to).filter((near) => near !== null);
    return { to, toOthers, lead: nears.length === 0 ? null : Math.max(...nears) - toOthers };
  }
  return (question) => {
    const nearness = known.get(question) ?? compare(question.vector);
    known.set(question, nearness);
    return nearness;
  };
}
