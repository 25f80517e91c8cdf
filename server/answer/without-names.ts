import type { Passage } from './passages.ts';
import type { People } from './people.ts';
import type { ParsedQuestion } from './read-question.ts';
import { fold } from './terms.ts';

/** The least weight of what remains of a question without the names. */
const telling = 0.3;

const word = /\p{L}+/gu;
/** Stands for a name. */
const sign = '¤';
const names = new RegExp(`(?:\\b(?:mr|mrs|ms|dr|prof|professor)\\b\\.? ?)*${sign}(?:[ .-]*${sign})*`, 'giu');

/** An address may have a name in small letters. */
const address = /\S*[@/]\S*|\S+\.\S+/g;
const smallWord = /(?<!\p{L})\p{Ll}\p{L}*/gu;

/** The words that a site writes with a small letter. */
function readSmallWords(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(passages.flatMap(({ text }) => text.replace(address, ' ').match(smallWord) ?? []).map(fold));
}

/**
 * Gives a function that leaves the researcher's name out of a question that asks for something else: the whole site is
 * theirs, and the few passages that name them would come first. A name that the site also writes small is a word.
 */
export function createNameless(
  passages: readonly Passage[],
  { researcher }: People,
): (question: ParsedQuestion) => ParsedQuestion {
  const small = readSmallWords(passages);
  const own = new Set([...researcher].filter((name) => !small.has(name)));
  return (question) => {
    const words = question.words.filter((each) => !own.has(each.word));
    const left = words.reduce((sum, { weight }) => sum + weight, 0);
    if (words.length === question.words.length || left < telling) return question;
    const text = question.text
      .replace(word, (each) => (own.has(fold(each)) ? sign : each))
      .replace(names, 'the professor');
    return { ...question, words, text };
  };
}
