import type { NotNull } from 'kysely';
import type { Db } from './tables.ts';

/** A question of the forum with the professor's reply. */
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

/** The ids of the same questions with the times of the replies or of their last edits, without the texts. */
export function listReplied(
  db: Db,
  most: number,
): Promise<readonly { readonly id: string; readonly changedAt: string }[]> {
  return newestReplied(db, most)
    .select(({ fn }) => ['id', fn.coalesce('edited_at', 'replied_at').as('changedAt')])
    .$narrowType<{ changedAt: NotNull }>()
    .execute();
}
