import { checkEmail, checkText, isBlank } from '../../lib/text-checks.ts';
import { type Answers, type FieldName, fields, type Step } from './fields.ts';
import { checkFile } from './proposal-file.ts';

/** What is wrong with a field. `missing` shows the banner; `limit` is reported while typing. */
export interface AnswerProblem {
  readonly field: FieldName;
  readonly kind: 'missing' | 'limit' | 'wrong';
  readonly text: string;
}

/** What is wrong with the answers of a step, in the order of the screen. */
export function checkStep(step: Step, answers: Answers, file: File | null): readonly AnswerProblem[] {
  const inStep = (Object.keys(fields) as FieldName[]).filter((field) => fields[field].step === step);
  return inStep.flatMap((field) => checkField(field, answers, file) ?? []);
}

/** What is wrong with one field; null when nothing is. */
export function checkField(field: FieldName, answers: Answers, file: File | null): AnswerProblem | null {
  if (field === 'proposalFile') return problem(field, 'limit', file === null ? null : checkFile(file));
  const { missing, most } = fields[field];
  const value = answers[field];
  const empty = typeof value === 'string' ? isBlank(value) : value.length === 0;
  if (empty) return problem(field, 'missing', missing);
  if (typeof value !== 'string') return null;
  return (
    problem(field, 'limit', checkText(value, most)) ??
    problem(field, 'wrong', field === 'email' ? checkEmail(value) : null)
  );
}

function problem(field: FieldName, kind: AnswerProblem['kind'], text: string | null): AnswerProblem | null {
  return text === null ? null : { field, kind, text };
}
