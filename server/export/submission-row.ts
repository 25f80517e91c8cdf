import type { SubmissionRow } from '../db/submissions.ts';
import type { CsvRow } from './csv.ts';

/** A submission as one row of a table; lists become one text each. */
export function toRow({ id, createdAt, spam, answers, upload }: SubmissionRow): CsvRow {
  const fields = Object.entries(answers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join('; ') : value,
  ]);
  return {
    id,
    createdAt,
    spam,
    ...Object.fromEntries(fields),
    file: upload?.name ?? '',
    fileBytes: upload?.size ?? '',
  };
}
