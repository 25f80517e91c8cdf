import type { SubmissionAnswers, SubmissionLine } from '../contract/desk.ts';
import type { Db } from './tables.ts';

function query(db: Db) {
  return db
    .selectFrom('submissions')
    .leftJoin('uploads', 'uploads.submission', 'submissions.id')
    .select([
      'submissions.id',
      'created_at',
      'spam',
      'done_at',
      'answers',
      'uploads.name',
      'uploads.type',
      'uploads.size',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

function toLine({ id, created_at, spam, done_at, answers, name, type, size }: Row): SubmissionLine {
  return {
    id,
    createdAt: created_at,
    spam: spam === 1,
    done: done_at !== null,
    answers: JSON.parse(answers) as SubmissionAnswers,
    file: name === null || type === null || size === null ? null : { name, type, size },
  };
}

/** The newest submissions, older than `before` where it is given, newest first. */
export async function listSubmissionLines(db: Db, limit: number, before?: string): Promise<SubmissionLine[]> {
  let lines = query(db);
  if (before !== undefined) lines = lines.where('submissions.id', '<', before);
  const rows = await lines.orderBy('submissions.id', 'desc').limit(limit).execute();
  return rows.map(toLine);
}
