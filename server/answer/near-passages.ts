import type { Meanings } from './meanings.ts';
import type { Nearness } from './nearness.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { cosine, type Vector } from './sentence-encoder.ts';
import { splitSentences } from './sentences.ts';

/** How near in meaning sentences are to a question. */
export type Sentences = ReadonlyMap<string, number>;

/** How near in meaning a question is to parts of passages. */
export interface NearPassages {
  /** To the nearest of these texts. */
  readonly toAny: (question: ParsedQuestion, texts: readonly string[]) => number;
  /** To each sentence of a passage; none where that cannot be said. */
  readonly toSentences: (question: ParsedQuestion, passage: Passage) => Promise<Sentences>;
}

/** How near in meaning texts are where there are no vectors. */
const unread = 0.4;

/** Compares questions with passages; what the sentences of a passage mean is computed when it is first asked for. */
export function createNearPassages(
  compare: (question: ParsedQuestion) => Nearness,
  { readAll }: Pick<Meanings, 'readAll'>,
): NearPassages {
  const known = new WeakMap<Passage, readonly Vector[]>();
  return {
    toAny: (question, texts) => Math.max(...texts.map((text) => compare(question).to(text) ?? unread)),
    async toSentences({ vector }, passage) {
      if (vector === null) return new Map();
      const sentences = splitSentences(passage.text);
      const vectors = known.get(passage) ?? (await readAll(sentences));
      if (vectors === null) return new Map();
      known.set(passage, vectors);
      return new Map(sentences.map((sentence, index) => [sentence, cosine(vector, vectors[index] ?? vector)]));
    },
  };
}
