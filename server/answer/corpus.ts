import { type Embeddings, noEmbeddings } from './embeddings.ts';
import { type English, readEnglish } from './english.ts';
import { indexExactMatches } from './exact-match.ts';
import { createFind, type Hit } from './find-sections.ts';
import { indexHeadings } from './headed.ts';
import { type AskIndex, indexAsks } from './match-asks.ts';
import { indexNamedPages } from './on-named-page.ts';
import { academicQuestions, otherQuestions } from './other-questions.ts';
import { createPassageSimilarity, type SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { type People, readPeople } from './people.ts';
import { askingPart, type ParsedQuestion, readQuestion } from './read-question.ts';
import { longestEmbedded } from './sentence-encoder.ts';
import { splitSentences } from './sentences.ts';
import { createSimilarity } from './similarity.ts';
import { addTypicalQuestions } from './typical-questions.ts';
import { readVocabulary } from './vocabulary.ts';
import { createNameless } from './without-names.ts';
import { indexWorksAsked, type WorksAsked } from './works-asked.ts';
import { indexWorks } from './works-on.ts';

/** The passages that answers come from, and all that looks among them for a question. */
export interface Corpus {
  readonly passages: readonly Passage[];
  readonly people: People;
  readonly read: (message: string) => ParsedQuestion;
  /** Adds the embedding to a question. */
  readonly encode: (question: ParsedQuestion) => Promise<ParsedQuestion>;
  /** How much more similar a question is to one answered here than to any asked elsewhere; null without embeddings. */
  readonly marginOf: (question: ParsedQuestion) => number | null;
  /** The similarity of a question to the questions of a passage, or to its title and sentences. */
  readonly similarityTo: (question: ParsedQuestion, passage: Passage) => number;
  /** The similarity of each sentence of a passage to a question. */
  readonly sentenceSimilarities: (question: ParsedQuestion, passage: Passage) => Promise<SentenceSimilarities>;
  /** The paragraphs of pages that match a question, best first. */
  readonly find: (question: ParsedQuestion) => readonly Hit[];
  /** The passages whose questions match the one asked, best first. */
  readonly matchAsks: AskIndex;
  /** The passage that was written for exactly this question. */
  readonly findExact: (question: string) => Passage | undefined;
  /** The list of the pages on papers about what a message asks for writings on; null when it asks for none. */
  readonly listWorksOn: (message: string) => Passage | null;
  /** What answers a question on a talk or course that it calls by some words; null when it asks for none. */
  readonly findOnNamedPage: (message: string, question: ParsedQuestion) => Passage | null;
  /** The paragraphs below the heading that says just what a message asks. */
  readonly findHeaded: (message: string) => readonly Passage[];
  readonly works: WorksAsked;
  /** The professor's replies in the forum, indexed apart, so that a new reply does not index the whole site again. */
  readonly replies?: Corpus;
}

/** What a question is compared with: the questions of a passage, or its title and sentences. */
function comparedOf({ kind, asks, page, heading, text }: Passage): readonly string[] {
  return kind === 'section' ? [heading ?? page, ...asks, ...splitSentences(text)] : asks;
}

/** Sentences that are embedded: where a site has more of them, its paragraphs are found by their words. */
const mostSentences = 20_000;

/** The sentences of paragraphs; none where there are too many. */
function listSentences(passages: readonly Passage[]): readonly string[] {
  const sentences = passages.flatMap(({ kind, text }) => (kind === 'section' ? splitSentences(text) : []));
  return sentences.length > mostSentences ? [] : sentences;
}

/** The titles and typical questions of paragraphs and, unless there are too many, their sentences. */
export function listStatements(passages: readonly Passage[]): readonly string[] {
  const titles = passages.flatMap(({ kind, page, heading, asks }) =>
    kind === 'section' ? [page, heading ?? page, ...asks] : [],
  );
  return [...titles, ...listSentences(passages)];
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
  compiled: readonly Passage[],
  english: English = readEnglish(),
  embeddings: Embeddings = noEmbeddings,
): Corpus {
  const all = addTypicalQuestions(compiled);
  const sections = all.filter(({ kind }) => kind === 'section');
  // What people ask elsewhere tells nothing of the words of this site.
  const reader = readVocabulary(compiled, english);
  const people = readPeople(all);
  const written = all.filter(({ kind }) => kind !== 'section');
  const asks = written.filter(({ kind }) => kind !== 'fact').flatMap(({ asks }) => asks);
  const compare = createSimilarity(asks, listStatements(all), embeddings);
  const near = createPassageSimilarity(compare, embeddings);
  const find = createFind(sections, compare, listSentences(all).length > 0);
  const nameless = createNameless(all, people);

  const read = (message: string) => readQuestion(people.askOfSite(message), reader);

  return {
    passages: all,
    people,
    read,
    listWorksOn: indexWorks(all, read),
    findOnNamedPage: indexNamedPages(all),
    findHeaded: indexHeadings(all),
    works: indexWorksAsked(all),
    encode: async (question) => ({ ...question, vector: await embeddings.embed(embeddedPart(nameless(question))) }),
    marginOf: (question) => compare(question).margin,
    similarityTo: (question, passage) => near.toAny(question, comparedOf(passage)),
    sentenceSimilarities: near.toSentences,
    matchAsks: oncePerQuestion(indexAsks(written, { ...reader, compare })),
    findExact: indexExactMatches(written),
    find: oncePerQuestion((question) => find(nameless(question))),
  };
}

/**
 * The texts whose embeddings are needed: questions, the titles and sentences of paragraphs, and the questions that are
 * asked elsewhere. Facts are found by words.
 */
export function textsOf(compiled: readonly Passage[]): string[] {
  const passages = addTypicalQuestions(compiled);
  const asks = passages.flatMap(({ kind, asks }) => (kind === 'fact' ? [] : asks));
  return [...asks, ...listStatements(passages), ...otherQuestions, ...academicQuestions];
}
