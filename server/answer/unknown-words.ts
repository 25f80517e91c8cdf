import { type ParsedQuestion, unknownShare } from './read-question.ts';
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

/** Two words in another language may be two names. */
const fewestForeign = 3;
/** Letters other than those of English, and of formulas. */
const otherLetters = /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u;

/** True when most words of a question are neither common in English nor on the site. */
function isForeign({ text, words }: ParsedQuestion): boolean {
  const rare = words.filter(({ word, means, weight }) => means.length === 0 && weight >= telling * unknownShare(word));
  const foreign = new Set(rare.map(({ word }) => word));
  const all = tokenize(text);
  const isLong = all.length >= fewestForeign || otherLetters.test(text);
  return isLong && all.filter((word) => foreign.has(word)).length > all.length / 2;
}

/** A sentence that names the unknown words of a question, or its language; empty when there are none. */
export function describeUnknown(question: ParsedQuestion): string {
  if (isForeign(question)) return 'I answer questions in English alone.';
  const words = findUnknownWords(question).map((word) => `“${word}”`);
  return words.length === 0
    ? ''
    : `No page of this site has the word${words.length === 1 ? '' : 's'} ${words.join(' or ')}.`;
}
