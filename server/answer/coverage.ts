import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** The weights of a window of sentences, the whole passage and its page. */
const shares = { stretch: 0.4, passage: 0.1, page: 0.5 };
/** Sentences in a window. */
const stretchLength = 3;

/** For each word of a question the confidence that a text mentions it. */
type Met = readonly number[];

/** The texts above a passage: page, heading and questions. */
export function headOf({ heading, page, asks }: Pick<Passage, 'heading' | 'page' | 'asks'>): string {
  return [page, heading ?? '', ...asks].join(' ');
}

/** The page of a passage; a glossary term counts as a page of its own. */
function pageOf({ kind, id, path }: Passage): string {
  return kind === 'term' ? id : path;
}

function best(mets: readonly Met[], length: number): Met {
  return Array.from({ length }, (_, index) => Math.max(0, ...mets.map((met) => met[index] ?? 0)));
}

/**
 * Gives a function that tells how much of a question a passage covers, 0 to 1: in a window of sentences below its
 * heading, in all, and on its page. The passage is given by its index.
 */
export function createCoverage(passages: readonly Passage[]): (index: number, question: ParsedQuestion) => number {
  const heads = passages.map((passage) => new Set(termsOf(headOf(passage))));
  const sentences = passages.map(({ text }) => splitSentences(text).map((sentence) => new Set(termsOf(sentence))));
  const pages = new Map<string, Set<string>>();
  for (const [index, passage] of passages.entries()) {
    const page = pages.get(pageOf(passage)) ?? new Set<string>();
    for (const part of [heads[index] ?? [], ...(sentences[index] ?? [])]) for (const term of part) page.add(term);
    pages.set(pageOf(passage), page);
  }

  return (index, { words }) => {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return 0;
    const meet = (terms: ReadonlySet<string>): Met =>
      words.map(({ means }) => Math.max(0, ...means.map(({ term, confidence }) => (terms.has(term) ? confidence : 0))));
    const weigh = (met: Met) =>
      met.reduce((sum, confidence, word) => sum + confidence * (words[word]?.weight ?? 0), 0) / total;
    const passage = passages[index];
    const head = meet(heads[index] ?? new Set());
    const mets = (sentences[index] ?? []).map(meet);
    const stretches = mets.map((_, start) => best([head, ...mets.slice(start, start + stretchLength)], words.length));
    const stretch = Math.max(0, ...stretches.map(weigh));
    const whole = weigh(best([head, ...mets], words.length));
    const page = weigh(meet(pages.get(passage === undefined ? '' : pageOf(passage)) ?? new Set()));
    return shares.stretch * stretch + shares.passage * whole + shares.page * page;
  };
}
