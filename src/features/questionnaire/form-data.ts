import type { SubmitFields } from '../../../server/contract/questionnaire.ts';
import type { Answers } from './fields.ts';

/**
 * What is sent with the answers: the id by which a retry is recognised as the same submission, and what keeps bots out.
 */
interface Envelope {
  readonly submissionId: string;
  readonly startedAt: string;
  readonly website: string;
}

/** The form data of a submission. */
export function toFormData(answers: Answers, file: File | null, envelope: Envelope): FormData {
  const fields: SubmitFields = {
    ...answers,
    email: answers.email.trim(),
    selectedChapters: JSON.stringify(answers.selectedChapters),
    selectedBooks: JSON.stringify(answers.selectedBooks),
    participationPreferences: JSON.stringify(answers.participationPreferences),
    ...envelope,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file !== null) form.append('proposalFile', file);
  return form;
}
