import type { SubmissionAnswers, SubmissionLine } from '../contract/desk.ts';
import type { Db } from './tables.ts';

/** Characters of a long answer that a list shows. */
const shown = 300;

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

function cut(line: SubmissionLine): SubmissionLine {
  const { answers } = line;
  const short = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);
  return {
    ...line,
    answers: {
      ...answers,
      interestInCognitiveEconomics: short(answers.interestInCognitiveEconomics),
      proposalSummary: short(answers.proposalSummary),
    },
  };
}

/** The newest submissions, older than `before` where it is given, newest first, with long answers cut. */
export async function listSubmissionLines(db: Db, limit: number, before?: string): Promise<SubmissionLine[]> {
  let lines = query(db);
  if (before !== undefined) lines = lines.where('submissions.id', '<', before);
  const rows = await lines.orderBy('submissions.id', 'desc').limit(limit).execute();
  return rows.map((row) => cut(toLine(row)));
}

/** One submission with its whole answers, or null. */
export async function readSubmission(db: Db, id: string): Promise<SubmissionLine | null> {
  const row = await query(db).where('submissions.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toLine(row);
}
