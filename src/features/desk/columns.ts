import type { SubmissionLine } from '../../../server/contract/desk.ts';
import { readDraft } from '../../lib/draft.ts';
import { holdsWords } from '../../lib/fold.ts';
import type { Slot } from '../../lib/storage.ts';
import { formatStamp } from '../../lib/times.ts';

interface Column {
  readonly title: string;
  readonly text: (line: SubmissionLine) => string;
}

const joined = (list: readonly string[]) => list.join('; ');

/** The columns that the table of submissions can show; the first one shown links to the submission. */
export const columns = {
  proposal: { title: 'Proposal', text: ({ answers }) => answers.proposalTitle },
  name: { title: 'Name', text: ({ answers }) => answers.name },
  when: { title: 'When', text: ({ createdAt }) => formatStamp(createdAt) },
  email: { title: 'Email', text: ({ answers }) => answers.email },
  location: { title: 'Location', text: ({ answers }) => answers.location },
  age: { title: 'Age', text: ({ answers }) => answers.age },
  education: { title: 'Education', text: ({ answers }) => answers.education },
  work: { title: 'Work', text: ({ answers }) => answers.workStatus },
  interest: { title: 'Interest', text: ({ answers }) => answers.interestInCognitiveEconomics },
  chapters: { title: 'Chapters', text: ({ answers }) => joined(answers.selectedChapters) },
  books: { title: 'Books', text: ({ answers }) => joined(answers.selectedBooks) },
  participation: { title: 'Participation', text: ({ answers }) => joined(answers.participationPreferences) },
  summary: { title: 'Summary', text: ({ answers }) => answers.proposalSummary },
  file: { title: 'File', text: ({ file }) => file?.name ?? '' },
  state: { title: 'State', text: ({ spam, done }) => (spam ? 'Spam' : done ? 'Done' : 'Waiting') },
} as const satisfies Readonly<Record<string, Column>>;
export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

const atFirst: readonly ColumnName[] = ['proposal', 'name', 'when', 'file'];

/** The columns that were chosen in this browser. */
export function readColumns(slot: Slot): readonly ColumnName[] {
  const kept = readDraft(slot, { columns: [...atFirst] as readonly string[] }).columns;
  return columnNames.filter((name) => kept.includes(name));
}

export const submissionFilters = { waiting: 'Waiting', done: 'Done', spam: 'Spam', all: 'All' } as const;
export type SubmissionFilter = keyof typeof submissionFilters;

/** The submissions that pass a filter and contain all words, in any column. */
export function filterSubmissions(
  lines: readonly SubmissionLine[],
  filter: SubmissionFilter,
  words: string,
): readonly SubmissionLine[] {
  return lines.filter((line) => {
    const { spam, done } = line;
    const belongs = filter === 'all' || (filter === 'spam' ? spam : !spam && done === (filter === 'done'));
    if (!belongs || words.trim() === '') return belongs;
    return holdsWords(columnNames.map((name) => columns[name].text(line)).join('\n'), words);
  });
}
