import type { Db } from './tables.ts';

/** A question that the professor has answered in the forum. */
export interface Replied {
  readonly id: string;
  readonly question: string;
  readonly reply: string;
}

/** The newest questions with a reply that are not hidden, newest first. */
export async function listReplies(db: Db, most: number): Promise<readonly Replied[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'text', 'reply'])
    .where('hidden', '=', 0)
    .where('reply', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, text, reply }) => ({ id, question: text, reply: reply ?? '' }));
}

/** The same by id and the time of the reply, without their texts. */
export async function listReplied(
  db: Db,
  most: number,
): Promise<readonly { readonly id: string; readonly repliedAt: string }[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'replied_at'])
    .where('hidden', '=', 0)
    .where('reply', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, replied_at }) => ({ id, repliedAt: replied_at ?? '' }));
}
