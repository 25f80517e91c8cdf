import type { ParsedQuestion } from './read-question.ts';
import { splitWords } from './terms.ts';

/** So much a word has to say for a question to be on it. */
const telling = 0.75;
const most = 2;

/** The words of a question that say much of it and stand nowhere on the site, as they were written. */
export function findUnknownWords({ text, words }: ParsedQuestion): readonly string[] {
  const unknown = new Set(
    words.filter(({ means, weight }) => means.length === 0 && weight >= telling).map(({ word }) => word),
  );
  const written = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(written.filter((each) => splitWords(each).some((word) => unknown.has(word))))].slice(0, most);
}

/** Says which words of a question stand on no page; empty where all do. */
export function describeUnknown(question: ParsedQuestion): string {
  const words = findUnknownWords(question).map((word) => `“${word}”`);
  return words.length === 0
    ? ''
    : `No page of this site has the word${words.length === 1 ? '' : 's'} ${words.join(' or ')}.`;
}
