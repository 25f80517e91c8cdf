/** The questions of the forum and their replies. */
import type { Selectable } from 'kysely';
import type { DeskQuestion } from '../contract/desk.ts';
import type { Question } from '../contract/forum.ts';
import { classify } from './errors.ts';
import { holdQuestion } from './hold-question.ts';
import { type MakeId, tagOf } from './ids.ts';
import { addNotice } from './notices.ts';
import { queueReplyNotices } from './reply-mails.ts';
import { bumpRevision } from './revision.ts';
import type { Db, DbTransaction, Queries, Tables } from './tables.ts';

type Row = Selectable<Tables['questions']>;

/** Milliseconds within which the same question from one address counts as sent again. */
const repetitionLasts = 60_000;
/** After so many tags that were taken the question gets none. */
const tagTries = 20;

function toQuestion(row: Row): Question {
  const { id: _id, text, created_at: createdAt, reply, replied_at } = row;
  if (reply === null || replied_at === null) return { _id, text, createdAt };
  return { _id, text, createdAt, reply: { text: reply, createdAt: replied_at } };
}

/** The newest questions that are not hidden, oldest first; only those older than `before` when it is given. */
export async function listQuestions(db: Db, limit: number, before?: string): Promise<Question[]> {
  let query = db.selectFrom('questions').selectAll().where('hidden', '=', 0);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.reverse().map(toQuestion);
}

/** A question that is not hidden, or null. */
export async function findQuestion(db: Db, id: string): Promise<Question | null> {
  const row = await db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', 0)
    .executeTakeFirst();
  return row === undefined ? null : toQuestion(row);
}

/** A question as the desk shows it. */
function toDeskQuestion(row: Row): DeskQuestion {
  return { ...toQuestion(row), hidden: row.hidden === 1, editedAt: row.edited_at };
}

/**
 * The newest questions, hidden ones too, without those that are being deleted, newest first; only those older than
 * `before` when it is given.
 */
export async function listDeskQuestions(db: Db, limit: number, before?: string): Promise<DeskQuestion[]> {
  let query = db.selectFrom('questions').selectAll().where('id', 'not in', beingDeleted(db));
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toDeskQuestion);
}

/** All questions, hidden ones too, oldest first. */
export async function listAllQuestions(db: Db): Promise<(Question & { readonly hidden: boolean })[]> {
  const rows = await db.selectFrom('questions').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...toQuestion(row), hidden: row.hidden === 1 }));
}

export interface Asked {
  readonly text: string;
  /** A hash of who asks what. */
  readonly dedupeKey: string;
  readonly at: Date;
}

/**
 * Saves a question; gives the earlier one when the same address asked the same within a minute. `notify` queues a
 * notice with it.
 */
export async function addQuestion(
  db: Db,
  makeId: MakeId,
  asked: Asked,
  notify: boolean,
): Promise<{ question: Question; repeated: boolean }> {
  const { text, dedupeKey, at } = asked;
  const forgotten = new Date(at.getTime() - repetitionLasts).toISOString();
  for (let tried = 1; ; tried += 1) {
    const id = makeId(at);
    const tag = tried > tagTries ? null : tagOf(id);
    try {
      const kept = await db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('questions')
          .values({
            id,
            tag,
            text,
            created_at: at.toISOString(),
            dedupe_key: dedupeKey,
            hidden: 0,
            reply: null,
            replied_at: null,
          })
          .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (added !== undefined) {
          if (notify) await addNotice(transaction, { id, kind: 'question', subject: id, at });
          await bumpRevision(transaction);
          return { question: toQuestion(added), repeated: false };
        }
        const same = await transaction
          .selectFrom('questions')
          .selectAll()
          .where('dedupe_key', '=', dedupeKey)
          .executeTakeFirst();
        if (same !== undefined && same.created_at >= forgotten) return { question: toQuestion(same), repeated: true };
        // The earlier one is older than that: the next try saves this one.
        await transaction
          .updateTable('questions')
          .set({ dedupe_key: null })
          .where('dedupe_key', '=', dedupeKey)
          .execute();
        return null;
      });
      if (kept !== null) return kept;
    } catch (error) {
      if (classify(error) !== 'duplicate' || tag === null) throw error;
    }
  }
}

/** The questions that are being deleted: what is written to one of them would be deleted with it. */
function beingDeleted(queries: Queries) {
  return queries.selectFrom('removals').select('question');
}

/** A question; undefined when there is no such one or it is being deleted. */
function findRow(transaction: DbTransaction, id: string): Promise<Row | undefined> {
  return transaction
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .where('id', 'not in', beingDeleted(transaction))
    .executeTakeFirst();
}

/** A question whose reply is as it was sent; `repeated` when it was so before, because the answer to the first sending was lost. */
interface Replied<Shape> {
  readonly question: Shape;
  readonly repeated: boolean;
}

/**
 * Adds a reply to a question; null when there is no such question or it is being deleted, `answered` when it has another
 * one already.
 */
export async function replyTo(
  transaction: DbTransaction,
  id: string,
  reply: string,
  at: Date,
): Promise<Replied<Question> | 'answered' | null> {
  await holdQuestion(transaction, id);
  const updated = await transaction
    .updateTable('questions')
    .set({ reply, replied_at: at.toISOString() })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .where('id', 'not in', beingDeleted(transaction))
    .returningAll()
    .executeTakeFirst();
  if (updated !== undefined) {
    await bumpRevision(transaction);
    await queueReplyNotices(transaction, id, at);
    return { question: toQuestion(updated), repeated: false };
  }
  const there = await findRow(transaction, id);
  if (there === undefined) return null;
  return there.reply === reply ? { question: toQuestion(there), repeated: true } : 'answered';
}

export interface ReplyEdit {
  readonly text: string;
  /** The reply as it was before the edit. */
  readonly was: string;
  readonly at: Date;
}

/**
 * Changes the reply to a question; null when there is none or it is being deleted, `changed` when it is not the one
 * that was edited.
 */
export async function editReply(
  transaction: DbTransaction,
  id: string,
  { text, was, at }: ReplyEdit,
): Promise<Replied<DeskQuestion> | 'changed' | null> {
  await holdQuestion(transaction, id);
  const updated = await transaction
    .updateTable('questions')
    .set({ reply: text, edited_at: at.toISOString() })
    .where('id', '=', id)
    .where('reply', '=', was)
    .where('id', 'not in', beingDeleted(transaction))
    .returningAll()
    .executeTakeFirst();
  if (updated !== undefined) {
    await bumpRevision(transaction);
    return { question: toDeskQuestion(updated), repeated: false };
  }
  const there = await findRow(transaction, id);
  if (there === undefined || there.reply === null) return null;
  return there.reply === text ? { question: toDeskQuestion(there), repeated: true } : 'changed';
}

/** Hides a question or shows it again; false when there is none, or it is being deleted. */
export async function hideQuestion(
  transaction: DbTransaction,
  id: string,
  hidden: boolean,
  at: Date,
): Promise<boolean> {
  await holdQuestion(transaction, id);
  const found = await transaction
    .updateTable('questions')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .where('id', 'not in', beingDeleted(transaction))
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) return false;
  await bumpRevision(transaction);
  await queueReplyNotices(transaction, id, at);
  return true;
}

/** Deletes a question and its reply; false when there is none. */
export async function deleteQuestion(transaction: DbTransaction, id: string): Promise<boolean> {
  const found = await transaction.deleteFrom('questions').where('id', '=', id).returning('id').executeTakeFirst();
  if (found !== undefined) await bumpRevision(transaction);
  return found !== undefined;
}
