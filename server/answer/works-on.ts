import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import { isOnPaper, type Passage } from './passages.ts';
import { findWanted, type ParsedQuestion } from './read-question.ts';
import { termsOf } from './terms.ts';

/** Asks for whatever was written on a subject. */
const asked =
  /\b(?:papers?|articles?|publications?|stud(?:y|ies|ied)|works?|research(?:ed)?|wr(?:ote|ite|itten)|publish(?:ed)?)\b(?:\s+(?:you|she|he|they|is|are|there|has|have|did|do|done))*\s+(?:on|about)\s+(?!this\b|that\b|it\b|here\b)([^,.;:?!]+)[\s?.!]*$/i;
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
function readSubject(corpus: Corpus, message: string): ParsedQuestion | null {
  const [, subject] = asked.exec(message.replace(/\s+/g, ' ')) ?? [];
  if (subject === undefined || findWanted(message) !== 'other') return null;
  const question = corpus.read(subject);
  const words = question.words.filter(({ weight }) => weight >= telling);
  return words.length === 0 || words.length > mostWords ? null : { ...question, words };
}

/** A page on papers: its place, the terms of its title and headings, and how often each term is in its text. */
interface Page {
  readonly link: { readonly title: string; readonly href: string };
  readonly heads: Set<string>;
  readonly counts: Map<string, number>;
}

/** The pages on papers of a corpus that was asked for them. */
const indexed = new WeakMap<Corpus['passages'], readonly Page[]>();

function indexPages(passages: Corpus['passages']): readonly Page[] {
  const known = indexed.get(passages);
  if (known !== undefined) return known;
  const pages = new Map<string, Page>();
  for (const passage of passages) {
    const { kind, path, page: title, text } = passage;
    if (kind !== 'section' || !isOnPaper(passage)) continue;
    const page = pages.get(path) ?? { link: { title, href: path }, heads: new Set(), counts: new Map() };
    pages.set(path, page);
    for (const term of termsOf(headOf(passage))) page.heads.add(term);
    for (const term of termsOf(text)) page.counts.set(term, (page.counts.get(term) ?? 0) + 1);
  }
  const all = [...pages.values()];
  indexed.set(passages, all);
  return all;
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

/** The list of the pages on papers that are about what a message asks for writings on; null when it asks for none, or there is none. */
export function listWorksOn(corpus: Corpus, message: string): Passage | null {
  const subject = readSubject(corpus, message);
  if (subject === null) return null;
  const pages = indexPages(corpus.passages)
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
