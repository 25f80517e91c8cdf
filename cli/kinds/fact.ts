import { splitWords } from '../core/words.ts';
import questions from './questions.json' with { type: 'json' };
import type { Link } from './shapes/parts.ts';
import type { Passage } from './shapes/passages.ts';

/** A fact: the questions that it answers, its sentences, the page that shows it and pages that say more. */
export interface Fact {
  readonly asks: readonly string[];
  readonly text: string;
  /** The page that shows it, under its title; a `#` leads to the place on it. */
  readonly on: Link;
  readonly more?: readonly Link[];
  /** The names of the people whom it tells of. */
  readonly people?: readonly string[];
  /** The publications that it rests on, by their ids. */
  readonly sources?: readonly string[];
  /** Whether it is found by what its questions mean, as a written answer is; others are found by their words. */
  readonly isAnswer?: boolean;
  /** The first ISO day on which it is true; none for what is true already. */
  readonly from?: string;
  /** The ISO day on which it is no longer true. */
  readonly before?: string;
}

/** Facts by their unique names. */
export type NamedFacts = Readonly<Record<string, Fact>>;

/** The ways to ask for something, by its name in questions.json, with these words in the place of their names in braces. */
export function askFor(name: keyof typeof questions, words: Readonly<Record<string, string>> = {}): string[] {
  return questions[name].map((question) => question.replace(/\{(\w+)\}/g, (name, word: string) => words[word] ?? name));
}

/** A fact as a passage; `name` is unique among all facts. */
export function toPassage(
  name: string,
  { asks, text, on, more = [], people = [], sources = [], isAnswer = false, ...days }: Fact,
): Passage {
  const [path = '/', anchor = null] = on.href.split('#');
  const kind = isAnswer ? 'answer' : 'fact';
  const passage = { kind, id: `fact:${name}`, path, anchor, page: on.title, heading: null } as const;
  const tied = { ...(sources.length > 0 && { sources }), ...(people.length > 0 && { people }) };
  return { ...passage, asks, text, more, ...tied, ...days };
}

/** At most so many things are named in a fact. */
const mostLines = 6;

/** The first of some lines, and how many more are on the page that the fact leads to. */
export function nameFirst(lines: readonly string[]): string[] {
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [`The page has ${rest} more.`] : [])];
}

/**
 * A fact that changes with time: what is to be told from `today` on, and from each later day of `changes` on, each until
 * the next of these days. Null where there is nothing to tell.
 */
export function tellByDay(
  name: string,
  today: string,
  changes: readonly string[],
  tell: (day: string) => Fact | null,
): NamedFacts {
  const days = [today, ...[...new Set(changes)].filter((day) => day > today).sort()];
  const facts = days.flatMap((day, index) => {
    const fact = tell(day);
    const next = days[index + 1];
    const period = { ...(index > 0 && { from: day }), ...(next !== undefined && { before: next }) };
    return fact === null ? [] : [[index === 0 ? name : `${name}-${day}`, { ...fact, ...period }] as const];
  });
  return Object.fromEntries(facts);
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
