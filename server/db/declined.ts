import { normaliseEmail } from './email.ts';
import type { Hash } from './hash.ts';
import type { Db, Queries } from './tables.ts';

/** A question that the chatbot declined. `asker` is a keyed digest: it tells one person from another and names nobody. */
export interface Declined {
  readonly id: string;
  readonly text: string;
  readonly asker: string;
  readonly createdAt: string;
}

/** A longer question is cut: what is kept is what was asked, not what was told around it. */
const longest = 300;
/** So many of the newest are looked at together. */
const atOnce = 2000;

/** The digest that stands for an address among declined questions. */
export function askerOf(hash: Hash, email: string): string {
  return hash('asker', normaliseEmail(email));
}

/** Keeps a declined question, and nothing of who asked it but the digest. */
export async function addDeclined(queries: Queries, { id, text, asker, createdAt }: Declined): Promise<void> {
  await queries
    .insertInto('declined')
    .values({ id, text: text.slice(0, longest), asker, created_at: createdAt })
    .execute();
}

/** The declined questions that wait, newest first. */
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

/** Is done with declined questions: what was asked and by whom is emptied, and only the day is kept, for the counts. */
export async function finishDeclined(queries: Queries, ids: readonly string[], at: Date): Promise<void> {
  await queries
    .updateTable('declined')
    .set({ ...emptied, done_at: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Milliseconds for which the days are counted: the weeks that the desk shows, and a few days. */
const countedFor = 90 * 86_400_000;

/** Empties what was declined before a time, as chat logs go, and forgets the oldest days; gives how many texts went. */
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
