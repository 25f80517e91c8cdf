import type { Embeddings } from './embeddings.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { cosine, type Vector } from './sentence-encoder.ts';
import { splitSentences } from './sentences.ts';
import type { Similarity } from './similarity.ts';

/** The similarity of sentences to a question. */
export type SentenceSimilarities = ReadonlyMap<string, number>;

/** The similarity of a question to parts of passages. */
export interface PassageSimilarity {
  /** To the most similar of these texts. */
  readonly toAny: (question: ParsedQuestion, texts: readonly string[]) => number;
  /** To each sentence of a passage; empty without embeddings. */
  readonly toSentences: (question: ParsedQuestion, passage: Passage) => Promise<SentenceSimilarities>;
}

/** Stands for the similarity without embeddings. */
const unread = 0.4;

/** Compares questions with passages; the embeddings of a passage's sentences are computed on first use. */
export function createPassageSimilarity(
  compare: (question: ParsedQuestion) => Similarity,
  { embedAll }: Pick<Embeddings, 'embedAll'>,
): PassageSimilarity {
  const known = new WeakMap<Passage, readonly Vector[]>();
  return {
    toAny(question, texts) {
      const { to } = compare(question);
      return question.vector === null ? unread : Math.max(...texts.map((text) => to(text) ?? 0));
    },
    async toSentences({ vector }, passage) {
      if (vector === null) return new Map();
      const sentences = splitSentences(passage.text);
      const vectors = known.get(passage) ?? (await embedAll(sentences));
      if (vectors === null) return new Map();
      known.set(passage, vectors);
      return new Map(sentences.map((sentence, index) => [sentence, cosine(vector, vectors[index] ?? vector)]));
    },
  };
}
