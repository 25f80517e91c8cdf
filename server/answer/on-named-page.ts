import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { isEmpty, termsOf } from './terms.ts';
import { whenAndWhere } from './typical-questions.ts';

const ofCourse = 'fact:course-';
/** What the data tell of a talk or a course, and the words for one. */
const kinds: readonly (readonly [id: string, words: string])[] = [
  [ofCourse, 'course|class|seminar|module|lectures'],
  ['fact:talk-', 'talk|lecture|seminar|keynote|workshop|webinar'],
];
const nouns = new Set(kinds.flatMap(([, words]) => termsOf(words.replaceAll('|', ' '))));
/** Words before such a word that name none, and those before the verb. */
const generic = new Set(termsOf('next last latest first second new other upcoming previous recent public online'));
const verb = '(?<!\\b(?:you|to|we|they|i|can|please|and|not) )';
/** Words before such a word that may name one: `the Tawney lecture`. */
const mostBefore = 3;
/** The least weight of a word that tells what is asked of it. */
const telling = 0.1;

/** A talk or course: the fact about it, and the terms of its title, event and place. */
interface Named {
  readonly fact: Passage;
  readonly terms: ReadonlySet<string>;
}

/** The title, the event and the place of a talk or course, which stand before what it is about. */
function nameOf({ text }: Passage): string {
  return /^“.+?” is .*?(?=\. |\n|$)/.exec(text)?.[0] ?? '';
}

/** The number of a course, such as `CSC318` or `ECON 101`; without capitals only in one word. */
const numberOfCourse = /\b(?:\p{L}{2,5}-?|\p{Lu}{3,5} )\d{2,4}\p{L}?(?![\p{L}\p{N}-])/u;

/** The terms by which a message calls a talk or course, such as those after `the course on`; none for other messages. */
function readName(message: string, noun: string): readonly string[] {
  const [, after] =
    new RegExp(`${verb}\\b(?:${noun})s? (?:on|about|in|called|of) ([^,.;:?!]+)`, 'i').exec(message) ?? [];
  if (after !== undefined) return termsOf(after);
  const [, before = ''] =
    new RegExp(`(?<![\\p{L}\\p{N}’'-])((?:[\\p{L}\\p{N}’'-]+ ){1,${mostBefore}})${verb}(?:${noun})s?\\b`, 'iu').exec(
      message,
    ) ?? [];
  const words = before.trim().split(' ');
  const start = words.findLastIndex((word) => isEmpty(word.toLowerCase())) + 1;
  return termsOf(words.slice(start).join(' ')).filter((term) => !generic.has(term));
}

/**
 * Gives a function that finds what answers a question on the talk or course which it calls by some words: a paragraph of
 * its page that has as much of what is asked as the data, or else, of the day and the place, its section on them or the
 * data, which also tell what it is; null for other messages.
 */
export function indexNamedPages(
  passages: readonly Passage[],
): (message: string, question: ParsedQuestion) => Passage | null {
  const named = kinds.map(([id, noun]) => ({
    noun,
    isNumbered: id === ofCourse,
    all: passages
      .filter((passage) => passage.id.startsWith(id))
      .map((fact): Named => ({ fact, terms: new Set(termsOf(nameOf(fact))) })),
  }));

  function findNamed(message: string): { readonly fact: Passage; readonly name: readonly string[] } | null {
    const [number = ''] = numberOfCourse.exec(message) ?? [];
    // Letters and digits are written apart or together, whichever way the course has them.
    const numbers = [number.replace(/[ -]/, ''), number.replace(/(?<=\p{L})-?(?=\d)/u, ' ')].map(termsOf);
    for (const { noun, isNumbered, all } of named)
      for (const name of [...(isNumbered ? numbers : []), readName(message, noun)]) {
        if (name.length === 0) continue;
        const [only, ...others] = all.filter(({ terms }) => name.every((term) => terms.has(term)));
        if (only !== undefined && others.length === 0) return { fact: only.fact, name };
      }
    return null;
  }

  return (message, question) => {
    const found = findNamed(message);
    if (found === null) return null;
    const { fact, name } = found;
    const asked = question.words.filter(
      ({ term, weight }) => weight >= telling && !name.includes(term) && !nouns.has(term),
    );
    const countIn = (text: string) => {
      const terms = new Set(termsOf(text));
      return asked.filter(({ means }) => means.some(({ term }) => terms.has(term))).length;
    };
    const rated = passages
      .filter(({ kind, path, isDescription }) => kind === 'section' && path === fact.path && !isDescription)
      .map((passage) => ({ passage, count: countIn(`${passage.heading ?? ''} ${passage.text}`) }))
      .sort((a, b) => b.count - a.count);
    const [best] = rated;
    if (best !== undefined && best.count > 0 && best.count >= countIn(fact.text)) return best.passage;
    const asksWhen = question.wanted === 'when' || question.wanted === 'where';
    if (asked.length > 0) return asksWhen ? fact : null;
    const hours = rated.find(({ passage: { asks } }) => asks.includes(whenAndWhere));
    return asksWhen && hours !== undefined ? hours.passage : fact;
  };
}
