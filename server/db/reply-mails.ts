import { holdQuestion } from './hold-question.ts';
import { addNotice } from './notices.ts';
import type { Db, Queries } from './tables.ts';

const day = 86_400_000;
/** An unconfirmed address is deleted after so long. */
const confirmWithin = 2 * day;

interface Subscription {
  readonly id: string;
  readonly question: string;
  readonly email: string;
  readonly at: Date;
}

/**
 * Saves an address that wants to hear of the reply to a question, and queues the mail that asks for a confirmation;
 * false when there is no such question, or it is answered.
 */
export async function addReplyMail(db: Db, { id, question, email, at }: Subscription): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('questions')
      .select('id')
      .where('id', '=', question)
      .where('hidden', '=', 0)
      .where('reply', 'is', null)
      .executeTakeFirst();
    if (waiting === undefined) return false;
    const created_at = at.toISOString();
    const added = await transaction
      .insertInto('reply_mails')
      .values({ id, question, email, confirmed_at: null, created_at })
      .onConflict((conflict) => conflict.columns(['question', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) await addNotice(transaction, { id, kind: 'confirm', subject: id, at });
    return true;
  });
}

/**
 * Confirms an address; false when it is not stored any more. If the reply is there already, its mail is queued at once.
 */
export async function confirmReplyMail(db: Db, id: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('reply_mails')
      .set({ confirmed_at: at.toISOString() })
      .where('id', '=', id)
      .returning('question')
      .executeTakeFirst();
    if (confirmed === undefined) return false;
    await holdQuestion(transaction, confirmed.question);
    await queueReplyNotices(transaction, confirmed.question, at);
    return true;
  });
}

/** Queues a mail to every confirmed address that waits for the reply to a question, once there is one to be seen. */
export async function queueReplyNotices(queries: Queries, question: string, at: Date): Promise<void> {
  const subscriptions = await queries
    .selectFrom('reply_mails')
    .innerJoin('questions', 'questions.id', 'reply_mails.question')
    .select('reply_mails.id')
    .where('question', '=', question)
    .where('confirmed_at', 'is not', null)
    .where('reply', 'is not', null)
    .where('hidden', '=', 0)
    .execute();
  for (const { id } of subscriptions) {
    const queued = await queries.selectFrom('notices').select('id').where('id', '=', `${id}r`).executeTakeFirst();
    if (queued === undefined) await addNotice(queries, { id: `${id}r`, kind: 'reply', subject: id, at });
  }
}

/** Deletes an address that was written to, or could not be. */
export async function deleteReplyMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reply_mails').where('id', '=', id).execute();
}

/** Deletes addresses that were not confirmed within two days, and those whose reply never came; gives their number. */
export async function expireReplyMails(db: Db, oldest: string, now: Date): Promise<number> {
  const unconfirmed = new Date(now.getTime() - confirmWithin).toISOString();
  const result = await db
    .deleteFrom('reply_mails')
    .where((or) =>
      or.or([
        or('created_at', '<', oldest),
        or.and([or('confirmed_at', 'is', null), or('created_at', '<', unconfirmed)]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
