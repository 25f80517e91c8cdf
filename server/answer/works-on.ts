import { headOf } from './coverage.ts';
import type { Passage } from './passages.ts';
import { findWanted, type ParsedQuestion } from './read-question.ts';
import { termsOf } from './terms.ts';

type Read = (message: string) => ParsedQuestion;

/** Words for writings, or that somebody wrote them, up to what they are on. */
const asked = new RegExp(
  [
    '(?:\\b(?:papers|articles|publications|studies|research|(?:an?|any|the|which|your) (?:paper|article|publication|study)|(?:any|your|her|his|their) (?:\\w+ )?work)\\b',
    '(?: (?:you|she|he|they|is|are|there|has|have|did|do|done))*',
    '|\\b(?:you|she|he|they) (?:have |has )?(?:wr(?:ote|ite|itten)|publish(?:ed)?))',
    ' (?:on|about) (?!this\\b|that\\b|it\\b|here\\b)([^,.;:?!]+)[ ?.!]*$',
  ].join(''),
  'i',
);
/** In a subject, these make it a question of its own. */
const ownQuestion = /\b(?:not|no|without|except|but|than|find|found|show|say|conclude)\b/i;
/** Words of a subject; more of them are a question of their own. */
const mostWords = 3;
/** The least weight of a word that tells the subject. */
const telling = 0.2;
/** A word in a title or heading counts as so many in the text, and a page is about a subject from so many on. */
const inHead = 3;
const least = 2;
/** Pages that are listed. */
const mostPages = 6;

/** The subject on which a message asks for writings; null for other messages. */
function readSubject(read: Read, message: string): ParsedQuestion | null {
  const [, subject] = asked.exec(message.replace(/\s+/g, ' ')) ?? [];
  if (subject === undefined || ownQuestion.test(subject) || findWanted(message) !== 'other') return null;
  const question = read(subject);
  const words = question.words.filter(({ weight }) => weight >= telling);
  return words.length === 0 || words.length > mostWords ? null : { ...question, words };
}

/** A page on a publication: its place, the terms of its title and headings, and how often each term is in its text. */
interface Page {
  readonly link: { readonly title: string; readonly href: string };
  readonly heads: Set<string>;
  readonly counts: Map<string, number>;
}

function indexPages(passages: readonly Passage[]): readonly Page[] {
  const pages = new Map<string, Page>();
  for (const passage of passages) {
    const { path, page: title, text } = passage;
    const page = pages.get(path) ?? { link: { title, href: path }, heads: new Set(), counts: new Map() };
    pages.set(path, page);
    for (const term of termsOf(headOf(passage))) page.heads.add(term);
    for (const term of termsOf(text)) page.counts.set(term, (page.counts.get(term) ?? 0) + 1);
  }
  return [...pages.values()];
}

/** How much a page says of a subject: as much as of the word of it that it says least of. */
function rankPage({ heads, counts }: Page, { words }: ParsedQuestion): number {
  const ranks = words.map(({ means }) => {
    const terms = means.filter(({ confidence }) => confidence === 1).map(({ term }) => term);
    const count = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
    return count + (terms.some((term) => heads.has(term)) ? inHead : 0);
  });
  return Math.min(...ranks);
}

/**
 * Gives a function that lists the pages on publications that are about what a message asks for writings on; null when it asks
 * for none, or there is none. The pages are indexed when it is first asked for some.
 */
export function indexWorks(passages: readonly Passage[], read: Read): (message: string) => Passage | null {
  let indexed: readonly Page[] | null = null;
  return (message) => {
    const subject = readSubject(read, message);
    if (subject === null) return null;
    indexed ??= indexPages(passages.filter(({ isAboutWork }) => isAboutWork));
    return listPages(indexed, subject);
  };
}

function listPages(all: readonly Page[], subject: ParsedQuestion): Passage | null {
  const pages = all
    .map((page) => ({ ...page.link, rank: rankPage(page, subject) }))
    .filter(({ rank }) => rank >= least)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostPages);
  const [best] = pages;
  if (best === undefined) return null;
  const text = `Pages that tell of ${subject.text}:\n${pages.map(({ title }) => `- ${title}`).join('\n')}`;
  return {
    kind: 'fact',
    id: 'fact:works-on',
    path: best.href,
    anchor: null,
    page: best.title,
    heading: null,
    asks: [],
    text,
    more: pages.slice(1).map(({ title, href }) => ({ title, href })),
  };
}
