import type { Passage } from './passages.ts';

/** A question in lower case without punctuation. */
function lettersOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The same without articles: a glossary asks `What is nudge?`. */
function withoutArticles(question: string): string {
  return lettersOf(question).replace(/\b(?:a|an|the) /g, '');
}

/**
 * Gives a function that finds the first passage that was written for exactly this question, else the first for the same
 * one with or without articles.
 */
export function indexExactMatches(passages: readonly Passage[]): (question: string) => Passage | undefined {
  const asked = passages.flatMap((passage) => passage.asks.map((ask) => ({ ask, passage }))).reverse();
  const byLetters = new Map(asked.map(({ ask, passage }) => [lettersOf(ask), passage]));
  const byWords = new Map(asked.map(({ ask, passage }) => [withoutArticles(ask), passage]));
  return (question) => byLetters.get(lettersOf(question)) ?? byWords.get(withoutArticles(question));
}
