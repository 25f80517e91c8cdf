import { explainRefusal, type Refusal } from '../../lib/api-answer.ts';
import type { AnswerProblem } from './check.ts';
import { isField } from './fields.ts';

/** The result of a submission, as the modal shows it. */
export interface Outcome {
  readonly success: boolean;
  readonly text: string;
  /** Why it failed, where the server said so or did not answer. */
  readonly reason: string | null;
  /** The problem with the field that the server named. */
  readonly problem: AnswerProblem | null;
}

export const success: Outcome = {
  success: true,
  text: '✅ Your form has been successfully submitted!',
  reason: null,
  problem: null,
};

/** The result for a refusal; if it names a field, the modal leads there. */
export function failure(refusal: Refusal): Outcome {
  const { field, error } = refusal;
  return {
    success: false,
    text: '❌ Something went wrong. Please try again.',
    reason: explainRefusal(refusal),
    problem: isField(field) && error !== null ? { field, kind: 'wrong', text: error } : null,
  };
}
