import { stemmer } from 'stemmer';
import type { Passage } from './passages.ts';
import { withoutPhrasing } from './read-question.ts';
import { lacksSubject } from './word-overlap.ts';

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

/** A thing that is named without a question, or before one on what it is: `nudges`, `Nudges: what are they?`. */
const named =
  /^(?:(?:define|explain|describe|tell me about) )?(.+?)(?: (?:what (?:is|are) (?:it|they|that|those)|explained))?$/;

/**
 * Gives a function that finds the first passage that was written for exactly this question, else the first for the same
 * one in another number, or with or without articles, else the answer on what it names; and the same without the words
 * that only tell how to answer.
 */
export function indexExactMatches(passages: readonly Passage[]): (question: string) => Passage | undefined {
  const asked = passages
    .flatMap((passage) =>
      passage.asks.filter((ask) => passage.kind !== 'fact' || !lacksSubject(ask)).map((ask) => ({ ask, passage })),
    )
    .reverse();
  const byLetters = new Map(asked.map(({ ask, passage }) => [lettersOf(ask), passage]));
  const byStems = new Map(asked.map(({ ask, passage }) => [stemsOf(ask), passage]));
  const findNamed = (question: string) => {
    const found = byStems.get(stemsOf(`what is ${lettersOf(question).replace(named, '$1')}`));
    return found?.kind === 'answer' ? found : undefined;
  };
  const find = (question: string) =>
    byLetters.get(lettersOf(question)) ?? byStems.get(stemsOf(question)) ?? findNamed(question);
  return (question) => find(question) ?? find(withoutPhrasing(question));
}
