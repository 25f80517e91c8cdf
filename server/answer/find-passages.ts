import { type Embeddings, noEmbeddings } from './embeddings.ts';
import { type English, readEnglish } from './english.ts';
import { indexExactMatches } from './exact-match.ts';
import { createFind, type Hit } from './find-sections.ts';
import { type AskIndex, indexAsks } from './match-asks.ts';
import { otherQuestions } from './other-questions.ts';
import { createPassageSimilarity, type SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { type ParsedQuestion, readQuestion } from './read-question.ts';
import { createSimilarity } from './similarity.ts';
import { readVocabulary } from './vocabulary.ts';

export interface Corpus {
  readonly passages: readonly Passage[];
  readonly read: (message: string) => ParsedQuestion;
  /** A question together with what it means. */
  readonly encode: (question: ParsedQuestion) => Promise<ParsedQuestion>;
  /** How much nearer in meaning a question is to one that is answered here than to any that people ask elsewhere; null where that cannot be said. */
  readonly marginOf: (question: ParsedQuestion) => number | null;
  /** How near in meaning a question is to what a passage answers, or to what stands above it. */
  readonly similarityTo: (question: ParsedQuestion, passage: Passage) => number;
  /** How near in meaning each sentence of a passage is to a question. */
  readonly sentenceSimilarities: (question: ParsedQuestion, passage: Passage) => Promise<SentenceSimilarities>;
  /** The paragraphs of pages that speak of a question, best first. */
  readonly find: (question: ParsedQuestion) => readonly Hit[];
  /** The passages whose own questions are like the one asked, best first. */
  readonly matchAsks: AskIndex;
  /** What was written for a question in these very words. */
  readonly findExact: (question: string) => Passage | undefined;
  /** What the professor replied in the forum: found apart, so that a new reply need not wait for the whole site. */
  readonly replies?: Corpus;
}

/** What a passage answers, or what stands above it. */
function titlesOf({ kind, asks, page, heading }: Passage): readonly string[] {
  return kind === 'section' ? [heading ?? page] : asks;
}

/** Indexes the passages for retrieval: paragraphs by their words, what was written for questions by these. */
export function indexPassages(
  all: readonly Passage[],
  english: English = readEnglish(),
  embeddings: Embeddings = noEmbeddings,
): Corpus {
  const written = all.filter(({ kind }) => kind !== 'fact');
  const reader = readVocabulary(all, english);
  const asks = written.filter(({ kind }) => kind !== 'section').flatMap(({ asks }) => asks);
  const compare = createSimilarity(asks, embeddings);
  const near = createPassageSimilarity(compare, embeddings);
  const find = createFind(
    all.filter(({ kind }) => kind === 'section'),
    (question, { page, heading }) => near.toAny(question, [page, heading ?? page]),
  );
  const found = new WeakMap<ParsedQuestion, readonly Hit[]>();
  function findOnce(question: ParsedQuestion): readonly Hit[] {
    const hits = found.get(question) ?? find(question);
    found.set(question, hits);
    return hits;
  }

  return {
    passages: all,
    read: (message) => readQuestion(message, reader),
    encode: async (question) => ({ ...question, vector: await embeddings.embed(question.text) }),
    marginOf: (question) => compare(question).margin,
    similarityTo: (question, passage) => near.toAny(question, titlesOf(passage)),
    sentenceSimilarities: near.toSentences,
    matchAsks: indexAsks(all, { ...reader, compare }),
    findExact: indexExactMatches(written.filter(({ kind }) => kind !== 'section')),
    find: findOnce,
  };
}

/** The texts that passages are chosen by: what they answer, or what stands above them, and what is asked elsewhere. A fact is found by words. */
export function textsOf(passages: readonly Passage[]): string[] {
  const own = passages.flatMap(({ kind, asks, page, heading }) =>
    kind === 'section' ? [page, heading ?? page] : kind === 'fact' ? [] : asks,
  );
  return [...own, ...otherQuestions];
}
