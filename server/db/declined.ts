import { firstCharacters } from '../cut-text.ts';
import { normaliseEmail } from './email.ts';
import type { Hash } from './hash.ts';
import type { Db, Queries } from './tables.ts';

/** A question that the chatbot declined. `asker` is a keyed digest: it tells people apart without naming them. */
export interface Declined {
  readonly id: string;
  readonly text: string;
  readonly asker: string;
  readonly createdAt: string;
}

/** Characters of a question that are kept. */
const longest = 300;
/** At most so many of the newest are read. */
const atOnce = 2000;

/** The digest that stands for an address among the declined questions. */
export function askerOf(hash: Hash, email: string): string {
  return hash('asker', normaliseEmail(email));
}

/** Saves a declined question with the digest of who asked it. */
export async function addDeclined(queries: Queries, { id, text, asker, createdAt }: Declined): Promise<void> {
  await queries
    .insertInto('declined')
    .values({ id, text: firstCharacters(text, longest), asker, created_at: createdAt })
    .execute();
}

/** The declined questions that are not done, newest first. */
export async function listDeclined(db: Db): Promise<Declined[]> {
  const rows = await db
    .selectFrom('declined')
    .select(['id', 'text', 'asker', 'created_at'])
    .where('done_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

const emptied = { text: '', asker: '' };

/** Marks declined questions as done: their texts and askers are erased, and only the day is kept for the counts. */
export async function finishDeclined(queries: Queries, ids: readonly string[], at: Date): Promise<void> {
  await queries
    .updateTable('declined')
    .set({ ...emptied, done_at: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Milliseconds that the days are kept: the weeks that the desk shows, and a few days more. */
const countedFor = 90 * 86_400_000;

/**
 * Erases the texts of questions that were declined before a time, as old chat logs are deleted, and deletes the oldest
 * days. Gives the number of erased texts.
 */
export async function expireDeclined(db: Db, before: string, now: Date): Promise<number> {
  const gone = await db
    .updateTable('declined')
    .set({ ...emptied, done_at: now.toISOString() })
    .where('done_at', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  const counted = new Date(now.getTime() - countedFor).toISOString();
  await db.deleteFrom('declined').where('created_at', '<', counted).execute();
  return Number(gone.numUpdatedRows);
}
