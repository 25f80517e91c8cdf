import type { ParsedQuestion } from './read-question.ts';
import { tokenize } from './terms.ts';

/** The least weight of an unknown word that is named. */
const telling = 0.75;
const most = 2;

/** The weighty words of a question that are nowhere on the site, as they were written. */
export function findUnknownWords({ text, words }: ParsedQuestion): readonly string[] {
  const unknown = new Set(
    words.filter(({ means, weight }) => means.length === 0 && weight >= telling).map(({ word }) => word),
  );
  const written = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(written.filter((each) => tokenize(each).some((word) => unknown.has(word))))].slice(0, most);
}

/** A sentence that names the unknown words of a question; empty when there are none. */
export function describeUnknown(question: ParsedQuestion): string {
  const words = findUnknownWords(question).map((word) => `“${word}”`);
  return words.length === 0
    ? ''
    : `No page of this site has the word${words.length === 1 ? '' : 's'} ${words.join(' or ')}.`;
}
