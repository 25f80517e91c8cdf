import { type ParsedQuestion, unknownShare } from './read-question.ts';
import { isEmpty, tokenize } from './terms.ts';

/** The least weight of an unknown word that is named. */
const telling = 0.75;
const most = 2;

/** The weighty words of a question that are nowhere on the site, as they were written. */
function findUnknownWords({ text, words }: ParsedQuestion): readonly string[] {
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

/** Function words of French, German, Spanish, Italian, Portuguese and Dutch that are no English words. */
const functionWords = new Set(
  (
    'au aux avec ce ces cette dans des du elle est et il je la le les leur mes mon nous pas pourquoi qu que quel quelle qui quoi sont sur une vous ' +
    'auf das dem den der ein eine einem einen einer es fur ich ihr im ist kann mit nicht oder sich sie sind und uber von warum welche wer werden wie wird wo zu ' +
    'como con cual del donde el en esta las los para por porque quien una ' +
    'che chi cosa della di gli il lo perche quale sono ' +
    'da dos em mas os qual quem sao uma ' +
    'de een het hoe van waarom wat welke zijn'
  ).split(' '),
);
/** One of them may be in a name. */
const fewestFunctionWords = 2;

/** True for a question that is written in another script throughout; a word or two may be looked up. */
export function isInOtherScript({ text }: Pick<ParsedQuestion, 'text'>): boolean {
  return otherLetters.test(text) && !/\p{Script=Latin}/u.test(text) && tokenize(text).length >= fewestForeign;
}

/**
 * True when a question has more function words of other languages than of English, or when most of its words are neither
 * common in English nor on the site.
 */
function isForeign({ text, words }: ParsedQuestion): boolean {
  if (isInOtherScript({ text })) return true;
  const tokens = tokenize(text);
  const other = tokens.filter((word) => functionWords.has(word)).length;
  if (other >= fewestFunctionWords && other > tokens.filter(isEmpty).length) return true;
  const rare = words.filter(({ word, means, weight }) => means.length === 0 && weight >= telling * unknownShare(word));
  const foreign = new Set(rare.map(({ word }) => word));
  const isLong = tokens.length >= fewestForeign || otherLetters.test(text);
  return isLong && tokens.filter((word) => foreign.has(word)).length > tokens.length / 2;
}

/** A sentence that names the unknown words of a question, or its language; empty when there are none. */
export function describeUnknown(question: ParsedQuestion): string {
  if (isForeign(question)) return 'I answer questions in English alone.';
  const words = findUnknownWords(question).map((word) => `“${word}”`);
  return words.length === 0
    ? ''
    : `I did not find the word${words.length === 1 ? '' : 's'} ${words.join(' or ')} on this site.`;
}
