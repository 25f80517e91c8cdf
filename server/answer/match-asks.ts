import { readFeatures, readWritten } from './features.ts';
import { indexFacts } from './match-facts.ts';
import type { Passage } from './passages.ts';
import { rankings, rate } from './ranking.ts';
import type { ParsedQuestion, Reader } from './read-question.ts';
import type { Similarity } from './similarity.ts';

/** A passage and how sure it is that it answers the question asked, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly confidence: number;
}

export type AskIndex = (question: ParsedQuestion) => readonly AskMatch[];

/** What comparing questions needs to know: how much a word says, and what a question means. */
export interface Comparer extends Pick<Reader, 'weigh'> {
  readonly compare: (question: ParsedQuestion) => Similarity;
}

const most = 8;

/** What a word means is no reason. */
function mayServe({ kind }: Passage, { wanted }: ParsedQuestion): boolean {
  return kind !== 'term' || wanted !== 'why';
}

/** In the order of their score, none surer than the one before: what fits less cannot be meant more. */
function inOrder(rated: readonly (AskMatch & { readonly score: number })[]): AskMatch[] {
  let limit = 1;
  return [...rated]
    .sort((a, b) => b.score - a.score)
    .map(({ passage, confidence }) => {
      limit = Math.min(limit, confidence);
      return { passage, confidence: limit };
    });
}

/** Indexes what was written to answer questions: by the meaning and the words of its questions, and the words of its text. */
export function indexAsks(passages: readonly Passage[], { weigh: weighWord, compare }: Comparer): AskIndex {
  const asked = passages.filter(({ asks }) => asks.length > 0);
  const written = asked.filter(({ kind }) => kind !== 'fact').map((passage) => readWritten(passage, weighWord));
  const facts = indexFacts(
    asked.filter(({ kind }) => kind === 'fact'),
    weighWord,
  );
  return (question) => {
    if (question.words.length === 0) return [];
    const near = compare(question);
    const { written: ranking } = rankings[near.margin === null ? 'words' : 'meaning'];
    const rated = written
      .filter(({ passage }) => mayServe(passage, question))
      .map((each) => ({
        passage: each.passage,
        ...rate(readFeatures(question, each, near), ranking),
      }));
    return [...inOrder(rated), ...facts(question)].sort((a, b) => b.confidence - a.confidence).slice(0, most);
  };
}
