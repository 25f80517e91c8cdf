/** The answers to the questionnaire, and the files that came with them. */
import { isDeepStrictEqual } from 'node:util';
import type { SubmissionAnswers } from '../contract/desk.ts';
import { normaliseEmail } from './email.ts';
import type { MakeId } from './ids.ts';
import { addNotice } from './notices.ts';
import type { Db, DbTransaction, Queries } from './tables.ts';

export interface UploadedFile {
  /** The visitor's name for it, cleaned; it is only shown. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface NewSubmission {
  readonly answers: SubmissionAnswers;
  readonly clientId: string | null;
  readonly upload: UploadedFile | null;
  readonly spam: boolean;
  readonly at: Date;
}

export interface KeptSubmission {
  readonly id: string;
  readonly createdAt: string;
  readonly repeated: boolean;
}

/** True when a stored submission equals one that was sent again. */
async function isSame(queries: Queries, kept: { id: string; answers: string }, sent: NewSubmission): Promise<boolean> {
  if (!isDeepStrictEqual(JSON.parse(kept.answers), sent.answers)) return false;
  return isDeepStrictEqual(await readUpload(queries, kept.id), sent.upload);
}

/**
 * Saves a submission and its upload in one transaction. When the client's id is stored already, gives the earlier
 * submission, or `differs` when its content is another.
 */
export async function addSubmission(
  db: Db,
  makeId: MakeId,
  submission: NewSubmission,
  notify: boolean,
): Promise<KeptSubmission | 'differs'> {
  const { answers, clientId, upload, spam, at } = submission;
  const id = makeId(at);
  const createdAt = at.toISOString();
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('submissions')
      .values({
        id,
        client_id: clientId,
        email: normaliseEmail(answers.email),
        created_at: createdAt,
        answers: JSON.stringify(answers),
        spam: spam ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('client_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) {
      const kept = await transaction
        .selectFrom('submissions')
        .select(['id', 'created_at', 'answers'])
        .where('client_id', '=', clientId)
        .executeTakeFirstOrThrow();
      if (!(await isSame(transaction, kept, submission))) return 'differs';
      return { id: kept.id, createdAt: kept.created_at, repeated: true };
    }
    if (upload !== null) {
      const { name, type, content } = upload;
      await transaction
        .insertInto('uploads')
        .values({ id: makeId(at), submission: id, name, type, size: content.length, content })
        .execute();
    }
    if (notify && !spam) await addNotice(transaction, { id, kind: 'submission', subject: id, at });
    return { id, createdAt, repeated: false };
  });
}

/** True when an address has submitted the questionnaire. */
export async function isRespondent(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .where('spam', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks a submission as no spam: its address may chat then, and `notify` queues a notice. Gives `restored`, `counted`
 * when it was not marked as spam, or null when there is none.
 */
export async function restoreSubmission(
  transaction: DbTransaction,
  makeId: MakeId,
  id: string,
  at: Date,
  notify: boolean,
): Promise<'restored' | 'counted' | null> {
  const restored = await transaction
    .updateTable('submissions')
    .set({ spam: 0 })
    .where('id', '=', id)
    .where('spam', '=', 1)
    .returning('id')
    .executeTakeFirst();
  if (restored !== undefined) {
    if (notify) await addNotice(transaction, { id: makeId(at), kind: 'submission', subject: id, at });
    return 'restored';
  }
  const there = await transaction.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();
  return there === undefined ? null : 'counted';
}

export interface SubmissionRow {
  readonly id: string;
  readonly createdAt: string;
  readonly spam: boolean;
  readonly answers: SubmissionAnswers;
  readonly upload: { readonly name: string; readonly type: string; readonly size: number } | null;
}

/** All submissions, or those of one address, oldest first, without the content of uploads. */
export async function listSubmissions(db: Db, email?: string): Promise<SubmissionRow[]> {
  let query = db
    .selectFrom('submissions')
    .leftJoin('uploads', 'uploads.submission', 'submissions.id')
    .select(['submissions.id', 'created_at', 'spam', 'answers', 'uploads.name', 'uploads.type', 'uploads.size']);
  if (email !== undefined) query = query.where('email', '=', normaliseEmail(email));
  const rows = await query.orderBy('submissions.id').execute();
  return rows.map(({ id, created_at, spam, answers, name, type, size }) => ({
    id,
    createdAt: created_at,
    spam: spam === 1,
    answers: JSON.parse(answers) as SubmissionAnswers,
    upload: name === null || type === null || size === null ? null : { name, type, size },
  }));
}

/** The file that came with a submission, or null. */
export async function readUpload(db: Queries, submission: string): Promise<UploadedFile | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['name', 'type', 'content'])
    .where('submission', '=', submission)
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name, type: row.type, content: Buffer.from(row.content) };
}
