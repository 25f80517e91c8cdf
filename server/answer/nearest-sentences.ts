import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import { isLegal, speaksOfLaw } from './legal-pages.ts';
import { wantsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { continuesPrevious, quoteAround } from './quote.ts';
import { knownShare, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** The sentences of a passage that are nearest to a question, with their score. */
export interface NearestSentences {
  readonly passage: Passage;
  readonly text: string;
  readonly score: number;
  /** True for a row of a figure below its title, which is not on the page in these words. */
  readonly isRow: boolean;
}

/** At most so many paragraphs are read. */
const mostSections = 3;
/**
 * The weights of a sentence's features: coverage with its neighbours and headings, similarity, similarity of its
 * heading, having the number or name that is asked for, and being a question itself.
 */
const counts = { covered: 0.5, near: 1, title: 0.3, fits: 0.3, asks: -0.2 };
/** Stands for the similarity, as a factor of the coverage, without embeddings. */
const likeWords = 0.6;

const amount =
  /\bhow (?:much|many|old|long|far|high|low|often|large|big|fast)\b|\bwhat (?:share|part|majority)\b|\b(?:average|mean|median) (?:age|income|length|number|price|rent|salary|score|size|wage)\b/i;
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|hundred)\b/i;
const name = /(?<=[\p{Ll},] )\p{Lu}\p{L}+/u;

function wantsFigure(question: ParsedQuestion): boolean {
  return wantsNumber(question) || amount.test(question.text);
}

function wantsThing(question: ParsedQuestion): boolean {
  return question.wanted === 'who' || wantsFigure(question);
}

/** From this similarity on a sentence with a figure may contain the one that is asked for. */
const figureFrom = 0.35;

/**
 * True when a question asks for a figure and no similar sentence of the passage has one. Facts are chosen by their
 * figures, and `when` asks for a case as often as for a day.
 */
export async function lacksFigure(corpus: Corpus, question: ParsedQuestion, passage: Passage): Promise<boolean> {
  if (passage.kind === 'fact' || question.wanted === 'when' || !wantsFigure(question)) return false;
  const near = await corpus.sentenceSimilarities(question, passage);
  return (
    near.size > 0 && ![...near].some(([sentence, similarity]) => figure.test(sentence) && similarity >= figureFrom)
  );
}

/** True when a sentence contains the number or the name that a question asks for. */
function fits(question: ParsedQuestion, sentence: string): boolean {
  return wantsFigure(question) ? figure.test(sentence) : question.wanted === 'who' && name.test(sentence);
}

/** A row of a figure: a line with a number after a colon. */
const row = /^[^:.?!]{1,80}: [^\n]*\d[^\n]*\n?$/;

/** The title above a row of a figure; undefined for other sentences. */
function titleOf(sentences: readonly string[], at: number): string | undefined {
  const isLine = (index: number) => index < 0 || (sentences[index] ?? '').endsWith('\n');
  if (!row.test(sentences[at] ?? '') || !isLine(at - 1)) return undefined;
  return sentences.slice(0, at).findLast((sentence) => !row.test(sentence));
}

/** The scores of a passage's sentences for a question. */
async function scoreSentences(
  corpus: Corpus,
  question: ParsedQuestion,
  passage: Passage,
  sentences: readonly string[],
): Promise<number[]> {
  const near = await corpus.sentenceSimilarities(question, passage);
  const head = termsOf(headOf(passage));
  const title = question.vector === null ? 0 : corpus.similarityTo(question, passage);
  return sentences.map((sentence, at) => {
    // A title is quoted only together with a row.
    if (titleOf(sentences, at + 1) === sentence) return 0;
    const above = titleOf(sentences, at);
    const around = above === undefined ? sentences.slice(Math.max(0, at - 1), at + 2) : [above, sentence];
    const terms = new Set([...head, ...termsOf(around.join(' '))]);
    const share = knownShare(question, (term) => terms.has(term));
    return (
      counts.covered * share +
      counts.near * (near.get(sentence) ?? likeWords * share) +
      counts.title * title +
      (fits(question, sentence) ? counts.fits : 0) +
      (/\?\s*$/.test(sentence) ? counts.asks : 0)
    );
  });
}

/** The best sentences of a passage for a question. */
async function readSentences(corpus: Corpus, question: ParsedQuestion, passage: Passage): Promise<NearestSentences> {
  const sentences = splitSentences(passage.text);
  const scores = await scoreSentences(corpus, question, passage, sentences);
  const score = Math.max(...scores);
  const best = scores.indexOf(score);
  const above = titleOf(sentences, best);
  const text = above === undefined ? quoteAround(sentences, best) : `${above.trim()}\n${sentences[best]?.trim()}`;
  return { passage, text, score, isRow: above !== undefined };
}

/** The least number of sentences that are read on. */
const fewest = 2;

/**
 * The text of a passage from its best sentence for a question on, or from one that this refers to; and whether it
 * contains the number or name that is asked for.
 */
export async function readOn(
  corpus: Corpus,
  question: ParsedQuestion,
  passage: Passage,
): Promise<{ readonly text: string; readonly fits: boolean }> {
  const sentences = splitSentences(passage.text);
  const scores = await scoreSentences(corpus, question, passage, sentences);
  let start = Math.max(0, Math.min(scores.indexOf(Math.max(...scores)), sentences.length - fewest));
  while (start > 0 && continuesPrevious(sentences[start] ?? '')) start -= 1;
  const text = sentences.slice(start).join('').trim();
  return { text, fits: !wantsThing(question) || fits(question, text) };
}

/** The best sentences of all pages for a question; legal pages only answer questions about what they say. */
export async function findSentences(corpus: Corpus, question: ParsedQuestion): Promise<NearestSentences | undefined> {
  const hits = corpus.find(question).filter(({ passage }) => !isLegal(passage) || speaksOfLaw(question));
  const read = await Promise.all(
    hits.slice(0, mostSections).map(({ passage }) => readSentences(corpus, question, passage)),
  );
  return read.sort((a, b) => b.score - a.score)[0];
}
