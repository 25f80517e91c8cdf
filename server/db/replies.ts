import type { NotNull } from 'kysely';
import type { Db } from './tables.ts';

/** A question that the professor has answered in the forum. */
export interface Replied {
  readonly id: string;
  readonly question: string;
  readonly reply: string;
}

function newestReplied(db: Db, most: number) {
  return db
    .selectFrom('questions')
    .where('hidden', '=', 0)
    .where('reply', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most);
}

/** The newest questions with a reply that are not hidden, newest first. */
export function listReplies(db: Db, most: number): Promise<readonly Replied[]> {
  return newestReplied(db, most)
    .select(['id', 'text as question', 'reply'])
    .$narrowType<{ reply: NotNull }>()
    .execute();
}

/** The same by id and the time of the reply, without their texts. */
export function listReplied(
  db: Db,
  most: number,
): Promise<readonly { readonly id: string; readonly repliedAt: string }[]> {
  return newestReplied(db, most)
    .select(['id', 'replied_at as repliedAt'])
    .$narrowType<{ repliedAt: NotNull }>()
    .execute();
}
