import { type Embeddings, noEmbeddings } from './embeddings.ts';
import { type English, readEnglish } from './english.ts';
import { indexExactMatches } from './exact-match.ts';
import { createFind, type Hit } from './find-sections.ts';
import { type AskIndex, indexAsks } from './match-asks.ts';
import { otherQuestions } from './other-questions.ts';
import { createPassageSimilarity, type SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { type People, readPeople } from './people.ts';
import { askingPart, type ParsedQuestion, readQuestion } from './read-question.ts';
import { longestEmbedded } from './sentence-encoder.ts';
import { createSimilarity } from './similarity.ts';
import { readVocabulary } from './vocabulary.ts';

/** The passages that answers come from, and all that looks among them for a question. */
export interface Corpus {
  readonly passages: readonly Passage[];
  readonly people: People;
  readonly read: (message: string) => ParsedQuestion;
  /** Adds the embedding to a question. */
  readonly encode: (question: ParsedQuestion) => Promise<ParsedQuestion>;
  /** How much more similar a question is to one answered here than to any asked elsewhere; null without embeddings. */
  readonly marginOf: (question: ParsedQuestion) => number | null;
  /** The same of the title of a passage and of its page; 0 without embeddings. */
  readonly titleMarginOf: (question: ParsedQuestion, passage: Passage) => number;
  /** The similarity of a question to the questions of a passage, or to its title. */
  readonly similarityTo: (question: ParsedQuestion, passage: Passage) => number;
  /** The similarity of each sentence of a passage to a question. */
  readonly sentenceSimilarities: (question: ParsedQuestion, passage: Passage) => Promise<SentenceSimilarities>;
  /** The paragraphs of pages that match a question, best first. */
  readonly find: (question: ParsedQuestion) => readonly Hit[];
  /** The passages whose questions match the one asked, best first. */
  readonly matchAsks: AskIndex;
  /** The passage that was written for exactly this question. */
  readonly findExact: (question: string) => Passage | undefined;
  /** The professor's replies in the forum, indexed apart, so that a new reply does not index the whole site again. */
  readonly replies?: Corpus;
}

/** The questions of a passage, or its title. */
function titlesOf({ kind, asks, page, heading }: Passage): readonly string[] {
  return kind === 'section' ? [heading ?? page] : asks;
}

/** What is embedded of a question: of one that is too long for the encoder only the part that asks. */
function embeddedPart({ text }: ParsedQuestion): string {
  return text.length > longestEmbedded ? askingPart(text) : text;
}

/** Several steps of an answer look for the same question. */
function oncePerQuestion<Found>(look: (question: ParsedQuestion) => readonly Found[]) {
  const known = new WeakMap<ParsedQuestion, readonly Found[]>();
  return (question: ParsedQuestion): readonly Found[] => {
    const found = known.get(question) ?? look(question);
    known.set(question, found);
    return found;
  };
}

/** Indexes passages for retrieval: paragraphs by their words, written answers by their questions. */
export function indexPassages(
  all: readonly Passage[],
  english: English = readEnglish(),
  embeddings: Embeddings = noEmbeddings,
): Corpus {
  const written = all.filter(({ kind }) => kind !== 'fact');
  const reader = readVocabulary(all, english);
  const people = readPeople(all);
  const asks = written.filter(({ kind }) => kind !== 'section').flatMap(({ asks }) => asks);
  const compare = createSimilarity(asks, embeddings);
  const near = createPassageSimilarity(compare, embeddings);
  const find = createFind(
    all.filter(({ kind }) => kind === 'section'),
    (question, { page, heading }) => near.toAny(question, [page, heading ?? page]),
  );

  return {
    passages: all,
    people,
    read: (message) => readQuestion(people.withoutResearcher(message), reader),
    encode: async (question) => ({ ...question, vector: await embeddings.embed(embeddedPart(question)) }),
    marginOf: (question) => compare(question).margin,
    titleMarginOf: (question, { page, heading }) =>
      question.vector === null ? 0 : near.toAny(question, [page, heading ?? page]) - compare(question).toOthers,
    similarityTo: (question, passage) => near.toAny(question, titlesOf(passage)),
    sentenceSimilarities: near.toSentences,
    matchAsks: oncePerQuestion(indexAsks(all, { ...reader, compare })),
    findExact: indexExactMatches(all.filter(({ kind }) => kind !== 'section')),
    find: oncePerQuestion(find),
  };
}

/**
 * The texts whose embeddings are needed: questions, titles, and the questions that are asked elsewhere. Facts are found
 * by words.
 */
export function textsOf(passages: readonly Passage[]): string[] {
  const own = passages.flatMap(({ kind, asks, page, heading }) =>
    kind === 'section' ? [page, heading ?? page] : kind === 'fact' ? [] : asks,
  );
  return [...own, ...otherQuestions];
}
