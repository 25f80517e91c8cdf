import { headOf } from './cover.ts';
import { indexFacts } from './match-facts.ts';
import type { Nearness } from './nearness.ts';
import type { Passage } from './passages.ts';
import { rankings, rate } from './ranking.ts';
import { knownShare, type ParsedQuestion, type Reader } from './read-question.ts';
import { type Page, readSigns, readWritten } from './signs.ts';
import { termsOf } from './terms.ts';

/** A passage and how sure it is that it answers the question asked, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly sure: number;
}

export type AskIndex = (question: ParsedQuestion) => readonly AskMatch[];

/** What comparing questions needs to know: how much a word says, and what a question means. */
export interface Comparer extends Pick<Reader, 'weigh'> {
  readonly compare: (question: ParsedQuestion) => Nearness;
}

const most = 8;

/** What a word means is no reason. */
function mayServe({ kind }: Passage, { wanted }: ParsedQuestion): boolean {
  return kind !== 'term' || wanted !== 'why';
}

/** Gives a function that tells what the paragraphs of each page add to the answers on it. */
export function indexPages(
  passages: readonly Passage[],
): (question: ParsedQuestion, near: Nearness) => ReadonlyMap<string, Page> {
  const paragraphs = passages
    .filter(({ kind }) => kind === 'section')
    .map(({ path, heading, page, text }) => ({
      path,
      title: heading ?? page,
      told: new Set(termsOf(`${headOf({ heading, page, asks: [] })} ${text}`)),
    }));
  return (question, near) => {
    const pages = new Map<string, Page>();
    for (const { path, title, told } of paragraphs) {
      const { heading, paragraph } = pages.get(path) ?? { heading: 0, paragraph: 0 };
      pages.set(path, {
        heading: Math.max(heading, near.apartTo(title) ?? 0),
        paragraph: Math.max(
          paragraph,
          knownShare(question, (term) => told.has(term)),
        ),
      });
    }
    return pages;
  };
}

/** In the order of their score, none surer than the one before: what fits less cannot be meant more. */
function inOrder(rated: readonly (AskMatch & { readonly score: number })[]): AskMatch[] {
  let limit = 1;
  return [...rated]
    .sort((a, b) => b.score - a.score)
    .map(({ passage, sure }) => {
      limit = Math.min(limit, sure);
      return { passage, sure: limit };
    });
}

/** Indexes what was written to answer questions: by the meaning and the words of its questions, the words of its text, and its page. */
export function indexAsks(passages: readonly Passage[], { weigh: weighWord, compare }: Comparer): AskIndex {
  const asked = passages.filter(({ asks }) => asks.length > 0);
  const written = asked.filter(({ kind }) => kind !== 'fact').map((passage) => readWritten(passage, weighWord));
  const facts = indexFacts(
    asked.filter(({ kind }) => kind === 'fact'),
    weighWord,
  );
  const readPages = indexPages(passages);
  return (question) => {
    if (question.words.length === 0) return [];
    const near = compare(question);
    const { written: ranking } = rankings[near.lead === null ? 'words' : 'meaning'];
    const pages = readPages(question, near);
    const rated = written
      .filter(({ passage }) => mayServe(passage, question))
      .map((each) => ({
        passage: each.passage,
        ...rate(readSigns(question, each, near, pages.get(each.passage.path)), ranking),
      }));
    return [...inOrder(rated), ...facts(question)].sort((a, b) => b.sure - a.sure).slice(0, most);
  };
}
