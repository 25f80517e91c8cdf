import type { Selectable } from 'kysely';
import type { Db, Queries, Tables } from './tables.ts';

export type NoticeKind = Tables['notices']['kind'];
export type Notice = Selectable<Tables['notices']>;

interface NewNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** The id of the row that it is about. */
  readonly subject: string;
  readonly at: Date;
}

/** Queues a notification, in the transaction that keeps what it is about. */
export async function addNotice(queries: Queries, { id, kind, subject, at }: NewNotice): Promise<void> {
  const time = at.toISOString();
  await queries
    .insertInto('notices')
    .values({ id, kind, subject, attempts: 0, due_at: time, created_at: time })
    .execute();
}

/**
 * Takes the next due notice and postpones it to `again`, so that no other instance takes it meanwhile; null when none
 * is due.
 */
export async function takeNotice(db: Db, now: Date, again: (attempts: number) => Date): Promise<Notice | null> {
  const due = await db
    .selectFrom('notices')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return null;
  const attempts = due.attempts + 1;
  const taken = await db
    .updateTable('notices')
    .set({ attempts, due_at: again(attempts).toISOString() })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .returningAll()
    .executeTakeFirst();
  return taken ?? takeNotice(db, now, again);
}

/** Deletes a notice that was sent, given up, or whose subject is gone. */
export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notices').where('id', '=', id).execute();
}
