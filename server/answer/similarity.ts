import type { Embeddings } from './embeddings.ts';
import { academicQuestions, otherQuestions } from './other-questions.ts';
import type { ParsedQuestion } from './read-question.ts';
import { cosine, type Vector } from './sentence-encoder.ts';

/** The similarity of a question to texts, up to 1; null when it is unknown. */
export interface Similarity {
  readonly to: (text: string) => number | null;
  /** To the most similar question that is asked elsewhere. */
  readonly toOthers: number;
  /** How much more similar the nearest question answered here is than that one. */
  readonly margin: number | null;
}

/** From this similarity on two questions ask the same, and a statement may answer a question to an academic. */
const from = { same: 0.8, told: 0.5 };

/**
 * Gives a function that compares a question with the questions `asks` that are answered here, and with those asked
 * elsewhere, by their embeddings. Elsewhere is what neither these nor, of an academic, the `statements` answer.
 */
export function createSimilarity(
  asks: readonly string[],
  statements: readonly string[],
  { get }: Pick<Embeddings, 'get'>,
): (question: ParsedQuestion) => Similarity {
  const known = new WeakMap<ParsedQuestion, Similarity>();

  function isNear(other: string, texts: readonly string[], least: number): boolean {
    const meant = get(other);
    return texts.some((text) => {
      const vector = get(text);
      return meant !== undefined && vector !== undefined && cosine(meant, vector) >= least;
    });
  }
  const elsewhere = [...otherQuestions, ...academicQuestions];
  const isAcademic = new Set(academicQuestions);
  const isAnswered = (other: string) =>
    isNear(other, asks, from.same) || (isAcademic.has(other) && isNear(other, statements, from.told));

  function compare(vector: Vector | null): Similarity {
    if (vector === null) return { to: () => null, toOthers: 0, margin: null };
    const to = (text: string) => {
      const other = get(text);
      return other === undefined ? null : cosine(vector, other);
    };
    const others = elsewhere.map((text) => ({ text, near: to(text) ?? 0 })).sort((a, b) => b.near - a.near);
    const toOthers = others.find(({ text }) => !isAnswered(text))?.near ?? 0;
    const nears = asks.map(to).filter((near) => near !== null);
    return { to, toOthers, margin: nears.length === 0 ? null : Math.max(...nears) - toOthers };
  }
  return (question) => {
    const similarity = known.get(question) ?? compare(question.vector);
    known.set(question, similarity);
    return similarity;
  };
}
