import type { QuestionnairePage } from '../../content/types.ts';
import { keepDraft, readDraft } from '../../lib/draft.ts';
import type { Slot } from '../../lib/storage.ts';
import { type Answers, blankAnswers, type Step } from './fields.ts';

/** The options of the page's tick lists. */
export type Offered = Pick<QuestionnairePage, 'chapters' | 'books' | 'participation'>;

/** What survives a reload. The file does not; its name tells which one has to be chosen again. */
interface KeptAnswers {
  readonly answers: Answers;
  readonly step: Step;
  readonly submissionId: string;
  readonly startedAt: string;
  readonly fileName: string;
}

const blank = { ...blankAnswers, step: '', submissionId: '', startedAt: '', fileName: '' };

/** Stores the answers of this tab, or clears the slot while there are none. */
export function keepAnswers(slot: Slot, { answers, step, ...rest }: KeptAnswers): void {
  if (hasNoAnswer(answers) && rest.fileName === '') slot.write(null);
  else keepDraft(slot, { ...answers, ...rest, step: String(step) });
}

/** Reads the stored answers of this tab, without ticks for what the page no longer offers. */
export function readKeptAnswers(slot: Slot, offered: Offered): KeptAnswers {
  const { step, submissionId, startedAt, fileName, ...kept } = readDraft(slot, blank);
  const answers = stillOffered(kept, offered);
  // Without its file or a tick it is another submission than the one that may have arrived.
  const isWhole = fileName === '' && JSON.stringify(answers) === JSON.stringify(kept);
  return {
    answers,
    step: step === '1' ? 1 : step === '2' ? 2 : 0,
    submissionId: isWhole ? submissionId : '',
    startedAt,
    fileName,
  };
}

/** Whether nothing has been answered. */
export function hasNoAnswer(answers: Answers): boolean {
  return Object.values(answers).every((value) => value.length === 0);
}

function stillOffered(answers: Answers, { chapters, books, participation }: Offered): Answers {
  return {
    ...answers,
    selectedChapters: answers.selectedChapters.filter((title) => chapters.includes(title)),
    selectedBooks: answers.selectedBooks.filter((title) => books.includes(title)),
    participationPreferences: answers.participationPreferences.filter((title) => participation.includes(title)),
  };
}
