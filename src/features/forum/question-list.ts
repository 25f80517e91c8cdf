import type { Question } from '../../../server/contract/forum.ts';
import { isBlank } from '../../lib/text-checks.ts';

export type Filter = 'all' | 'answered' | 'unanswered';

/** Takes the filter from a query such as `?show=answered`. */
export function readFilter(query: string): Filter {
  const filter = new URLSearchParams(query).get('show');
  return filter === 'answered' || filter === 'unanswered' ? filter : 'all';
}

/** Writes the filter as a query with its question mark; empty for all questions. */
export function queryOf({ filter }: { readonly filter: Filter }): string {
  return filter === 'all' ? '' : `?${new URLSearchParams({ show: filter })}`;
}

/** Merges two lists, oldest first: of a question in both, the newer list's version counts. */
export function joinQuestions(older: readonly Question[], newer: readonly Question[]): readonly Question[] {
  const byId = new Map([...older, ...newer].map((question) => [question._id, question]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
}

/** The questions that pass a filter, newest first. */
export function filterQuestions(questions: readonly Question[], filter: Filter): readonly Question[] {
  const wanted = questions.filter(({ reply }) => filter === 'all' || (reply !== undefined) === (filter === 'answered'));
  return wanted.reverse();
}

/** The public name of a question: the last four characters of its id, in upper case. */
export function anonymousId(id: string): string {
  return `Anonymous ID: #${id.slice(-4).toUpperCase()}`;
}

/** The most characters of a question that make its title. */
const longestTitle = 120;

/** The title of a question's page, which is the question or its first sentence, and the rest of its text. */
export function splitTitle(text: string): { readonly title: string; readonly rest: string } {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => !isBlank(line));
  const seen = lines.slice(begin).join('\n').trim();
  const title = shortenAtSentence(lines[begin] ?? '', longestTitle);
  return { title, rest: seen.startsWith(title) ? seen.slice(title.length).trim() : seen };
}

/** A text on one line, cut after a sentence if one ends in time, else between words, or characters where it has no blanks. */
export function shortenAtSentence(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most);
  return /^.*?[.?!](?= )/.exec(start)?.[0] ?? `${start.replace(/(?:\s+\S*|\p{Cs})$/u, '')} …`;
}
