import type { Question } from '../../../server/contract.ts';

export type Filter = 'all' | 'answered' | 'unanswered';

/** Two lists as one, oldest first: of a question that both hold, the later list's wording counts. */
export function joinQuestions(older: readonly Question[], newer: readonly Question[]): readonly Question[] {
  const byId = new Map([...older, ...newer].map((question) => [question._id, question]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
}

/** The questions that a filter lets through, newest first. */
export function filterQuestions(questions: readonly Question[], filter: Filter): readonly Question[] {
  const wanted = questions.filter(({ reply }) => filter === 'all' || (reply !== undefined) === (filter === 'answered'));
  return wanted.toReversed();
}

/** How a question is called in public: the last four characters of its id, in upper case. */
export function anonymousId(id: string): string {
  return `Anonymous ID: #${id.slice(-4).toUpperCase()}`;
}
