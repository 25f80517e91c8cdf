import { stemmer } from 'stemmer';
import type { Passage } from './passages.ts';

/** A question in lower case without punctuation. */
function lettersOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The same for any number and with or without articles: a glossary asks `What is nudge?`. */
function stemsOf(question: string): string {
  const words = lettersOf(question)
    .replace(/\bwhat ?s\b/g, 'what is')
    .replace(/\bare\b/g, 'is');
  return words
    .replace(/\b(?:a|an|the) /g, '')
    .split(' ')
    .map((word) => stemmer(word))
    .join(' ');
}

/**
 * Gives a function that finds the first passage that was written for exactly this question, else the first for the same
 * one in another number, or with or without articles.
 */
export function indexExactMatches(passages: readonly Passage[]): (question: string) => Passage | undefined {
  const asked = passages.flatMap((passage) => passage.asks.map((ask) => ({ ask, passage }))).reverse();
  const byLetters = new Map(asked.map(({ ask, passage }) => [lettersOf(ask), passage]));
  const byStems = new Map(asked.map(({ ask, passage }) => [stemsOf(ask), passage]));
  return (question) => byLetters.get(lettersOf(question)) ?? byStems.get(stemsOf(question));
}
