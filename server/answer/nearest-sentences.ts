import { headOf } from './coverage.ts';
import type { Corpus } from './find-passages.ts';
import { isLegal, speaksOfLaw } from './legal-pages.ts';
import { wantsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { continuesPrevious, quoteAround } from './quote.ts';
import { knownShare, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** Sentences of a passage that come near to a question, and how near. */
export interface NearestSentences {
  readonly passage: Passage;
  readonly text: string;
  readonly score: number;
  /** They are a row of a figure below its title, and do not stand on the page in these words. */
  readonly isRow: boolean;
  /** They have the number or the name that is asked for, if one is. */
  readonly fits: boolean;
}

/** So many paragraphs are looked at. */
const mostSections = 3;
/** What counts for a sentence: what it and its neighbours say of the question under their head, what it means, what its heading means, and that it has the number or the name that is asked for. */
const counts = { covered: 0.5, near: 1, title: 0.3, fits: 0.3, asks: -0.2 };
/** Without vectors a sentence is as near as it shares words. */
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

/** As near as this a sentence with a figure may tell the one that is asked for. */
const figureFrom = 0.35;

/** Whether a passage has no figure near to a question that asks for one. A fact is chosen by its figure, and `when` asks for a case as often as for a day. */
export async function lacksFigure(corpus: Corpus, question: ParsedQuestion, passage: Passage): Promise<boolean> {
  if (passage.kind === 'fact' || question.wanted === 'when' || !wantsFigure(question)) return false;
  const near = await corpus.sentenceSimilarities(question, passage);
  return (
    near.size > 0 && ![...near].some(([sentence, similarity]) => figure.test(sentence) && similarity >= figureFrom)
  );
}

/** Whether a sentence has the number or the name that a question wants. */
function fits(question: ParsedQuestion, sentence: string): boolean {
  return wantsFigure(question) ? figure.test(sentence) : question.wanted === 'who' && name.test(sentence);
}

/** A line with a number behind a colon: a row of a figure. */
const row = /^[^:.?!]{1,80}: [^\n]*\d[^\n]*\n?$/;

/** The line above the rows that a row is among; none for what is no row. */
function titleOf(sentences: readonly string[], at: number): string | undefined {
  const isLine = (index: number) => index < 0 || (sentences[index] ?? '').endsWith('\n');
  if (!row.test(sentences[at] ?? '') || !isLine(at - 1)) return undefined;
  return sentences.slice(0, at).findLast((sentence) => !row.test(sentence));
}

/** How near each sentence of a passage comes to a question. */
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
    // The title of rows is quoted with one of them only.
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

/** The sentences of a passage that come nearest to a question. */
async function readSentences(corpus: Corpus, question: ParsedQuestion, passage: Passage): Promise<NearestSentences> {
  const sentences = splitSentences(passage.text);
  const scores = await scoreSentences(corpus, question, passage, sentences);
  const score = Math.max(...scores);
  const best = scores.indexOf(score);
  const above = titleOf(sentences, best);
  const text = above === undefined ? quoteAround(sentences, best) : `${above.trim()}\n${sentences[best]?.trim()}`;
  return { passage, text, score, isRow: above !== undefined, fits: wantsThing(question) ? fits(question, text) : true };
}

/** Fewer sentences than these say too little by themselves. */
const fewest = 2;

/** What a passage says from the sentence that comes nearest to a question, or one that this leans on, to its end; and whether the number or the name that is asked for stands in it. */
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

/** The sentences of the site's pages that come nearest to a question; legal pages are left to questions on what they hold. */
export async function findSentences(corpus: Corpus, question: ParsedQuestion): Promise<NearestSentences | undefined> {
  const hits = corpus.find(question).filter(({ passage }) => !isLegal(passage) || speaksOfLaw(question));
  const read = await Promise.all(
    hits.slice(0, mostSections).map(({ passage }) => readSentences(corpus, question, passage)),
  );
  return read.sort((a, b) => b.score - a.score)[0];
}
