import { preparePassage, readFeatures } from './features.ts';
import { indexFacts } from './match-facts.ts';
import type { Passage } from './passages.ts';
import { inOrder, rankings, rate } from './ranking.ts';
import type { ParsedQuestion, Reader } from './read-question.ts';
import type { Similarity } from './similarity.ts';

/** A passage with the confidence that it answers the question, 0 to 1. */
export interface AskMatch {
  readonly passage: Passage;
  readonly confidence: number;
}

export type AskIndex = (question: ParsedQuestion) => readonly AskMatch[];

/** What is needed to compare questions: the weights of words, and similarities. */
export interface Comparer extends Pick<Reader, 'weigh'> {
  readonly compare: (question: ParsedQuestion) => Similarity;
}

const most = 8;

/** Words for posts that nobody has yet. */
const openPosts = /\b(?:jobs?|openings?|vacanc(?:y|ies)|open positions?|hiring)\b/i;

/** Words for people who have found a post. */
const formerPeople = /\b(?:former|past|previous|alumn\p{L}+|graduates|graduated)\b/iu;

/** A glossary entry answers no question for a reason, and a list of people none about posts but those that some found. */
function mayServe({ id, kind }: Passage, { wanted, text }: ParsedQuestion): boolean {
  if (id.startsWith('fact:people-')) return !openPosts.test(text) || formerPeople.test(text);
  return kind !== 'term' || wanted !== 'why';
}

/**
 * Indexes passages that were written for questions: by the embeddings and words of their questions, and the words of
 * their text.
 */
export function indexAsks(passages: readonly Passage[], { weigh: weighWord, compare }: Comparer): AskIndex {
  const asked = passages.filter(({ asks }) => asks.length > 0);
  const written = asked.filter(({ kind }) => kind !== 'fact').map((passage) => preparePassage(passage, weighWord));
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
