import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import { wantsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { continuesPrevious } from './quote.ts';
import { knownShare, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/**
 * The weights of a sentence's features: coverage with its neighbours and headings, similarity, having the number or name
 * that is asked for, and being a question itself.
 */
const counts = { covered: 0.5, near: 1, fits: 0.3, asks: -0.2 };
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

/** The scores of a passage's sentences for a question. */
async function scoreSentences(
  corpus: Corpus,
  question: ParsedQuestion,
  passage: Passage,
  sentences: readonly string[],
): Promise<number[]> {
  const near = await corpus.sentenceSimilarities(question, passage);
  const head = termsOf(headOf(passage));
  return sentences.map((sentence, at) => {
    const around = sentences.slice(Math.max(0, at - 1), at + 2).join(' ');
    const terms = new Set([...head, ...termsOf(around)]);
    const share = knownShare(question, (term) => terms.has(term));
    return (
      counts.covered * share +
      counts.near * (near.get(sentence) ?? likeWords * share) +
      (fits(question, sentence) ? counts.fits : 0) +
      (/\?\s*$/.test(sentence) ? counts.asks : 0)
    );
  });
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
