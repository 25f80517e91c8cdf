import { holdQuestion } from './hold-question.ts';
import { queueReplyNotices } from './reply-mails.ts';
import { bumpRevision } from './revision.ts';
import type { Db, DbTransaction } from './tables.ts';

/** Milliseconds within which a deletion can be undone. */
export const undoLasts = 10_000;

/** When a deletion that begins at a moment can no longer be undone. */
export function dueAfter(at: Date): Date {
  return new Date(at.getTime() + undoLasts);
}

/**
 * Hides a question and schedules its deletion in ten seconds, which can be undone until then. False when there is none,
 * or it is being deleted already.
 */
export async function beginRemoval(transaction: DbTransaction, id: string, at: Date): Promise<boolean> {
  const question = await holdQuestion(transaction, id);
  if (question === undefined) return false;
  const due_at = dueAfter(at).toISOString();
  const begun = await transaction
    .insertInto('removals')
    .values({ question: id, was_hidden: question.hidden, due_at })
    .onConflict((conflict) => conflict.column('question').doNothing())
    .returning('question')
    .executeTakeFirst();
  if (begun === undefined) return false;
  await transaction.updateTable('questions').set({ hidden: 1 }).where('id', '=', id).execute();
  await bumpRevision(transaction);
  return true;
}

/**
 * Undoes a deletion; null when it is too late, `kept` when none is under way, as where it was undone and the answer got
 * lost.
 */
export async function undoRemoval(transaction: DbTransaction, id: string, at: Date): Promise<'undone' | 'kept' | null> {
  if ((await holdQuestion(transaction, id)) === undefined) return null;
  const undone = await transaction
    .deleteFrom('removals')
    .where('question', '=', id)
    .where('due_at', '>', at.toISOString())
    .returning('was_hidden')
    .executeTakeFirst();
  if (undone === undefined) {
    const removal = transaction.selectFrom('removals').select('question').where('question', '=', id);
    return (await removal.executeTakeFirst()) === undefined ? 'kept' : null;
  }
  await transaction.updateTable('questions').set({ hidden: undone.was_hidden }).where('id', '=', id).execute();
  await bumpRevision(transaction);
  await queueReplyNotices(transaction, id, at);
  return 'undone';
}

/**
 * Deletes the questions that can no longer be brought back, and gives their number. Overwriting them is left to the
 * caller.
 */
export async function finishRemovals(db: Db, at: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction.selectFrom('removals').select('question').where('due_at', '<=', at.toISOString());
    for (const { question } of await due.orderBy('question').execute()) await holdQuestion(transaction, question);
    const gone = await transaction.deleteFrom('questions').where('id', 'in', due).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
