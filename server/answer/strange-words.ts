import type { ParsedQuestion } from './read-question.ts';
import { splitWords } from './terms.ts';

/** So much a word has to say for a question to be on it. */
const telling = 0.75;
const most = 2;

/** The words of a question that say much of it and stand nowhere on the site, as they were written. */
export function findStrange({ text, words }: ParsedQuestion): readonly string[] {
  const strange = new Set(
    words.filter(({ means, weight }) => means.length === 0 && weight >= telling).map(({ word }) => word),
  );
  const written = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(written.filter((each) => splitWords(each).some((word) => strange.has(word))))].slice(0, most);
}

/** Says which words of a question stand on no page; empty where all do. */
export function tellStrange(question: ParsedQuestion): string {
  const words = findStrange(question).map((word) => `“${word}”`);
  return words.length === 0
    ? ''
    : `No page of this site has the word${words.length === 1 ? '' : 's'} ${words.join(' or ')}.`;
}
