import { splitWords } from '../../core/words.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Passage } from '../../kinds/shapes/passages.ts';
import questions from './questions.json' with { type: 'json' };

/** A fact: the questions that it answers, its sentences, the page that shows it and pages that say more. */
export interface Fact {
  readonly asks: readonly string[];
  readonly text: string;
  /** The page that shows it, under its title; a `#` leads to the place on it. */
  readonly on: Link;
  readonly more?: readonly Link[];
  /** The names of the people whom it tells of. */
  readonly people?: readonly string[];
}

/** Facts by their unique names. */
export type NamedFacts = Readonly<Record<string, Fact>>;

/** The ways to ask for something, by its name in questions.json, with these words in the place of their names in braces. */
export function askFor(name: keyof typeof questions, words: Readonly<Record<string, string>> = {}): string[] {
  return questions[name].map((question) => question.replace(/\{(\w+)\}/g, (name, word: string) => words[word] ?? name));
}

/** A fact as a passage; `name` is unique among all facts. */
export function toPassage(name: string, { asks, text, on, more = [], people = [] }: Fact): Passage {
  const [path = '/', anchor = null] = on.href.split('#');
  const passage = { kind: 'fact', id: `fact:${name}`, path, anchor, page: on.title, heading: null } as const;
  return { ...passage, asks, text, more, ...(people.length > 0 && { people }) };
}

const ordinals = splitWords(`
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
`);
const cardinals = splitWords(`
  no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty
`);

/** An ordinal number as a word, from 1; in digits if the word would be long. */
export function ordinal(n: number): string {
  return ordinals[n - 1] ?? `${n}th`;
}

/** A count of things with the number as a word: `one page`, `three pages`. */
export function countInWords(n: number, thing: string): string {
  return `${cardinals[n] ?? n} ${thing}${n === 1 ? '' : 's'}`;
}
