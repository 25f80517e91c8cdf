import { addDeclined } from './declined.ts';
import { normaliseEmail } from './email.ts';
import type { MakeId } from './ids.ts';
import type { Db } from './tables.ts';

/** Admits an address to the chat, or records that it was used. */
export async function saveVerified(db: Db, email: string, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto('verified')
    .values({ email: normaliseEmail(email), created_at: time, used_at: time })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ used_at: time }))
    .execute();
}

/** True when an address has been verified. */
export async function isVerified(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('verified')
    .select('email')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

export interface Exchange {
  readonly email: string;
  readonly message: string;
  readonly answer: string;
  readonly at: Date;
  /** A digest of who asked, when the site has no answer to the question; else null. */
  readonly declinedTo: string | null;
}

/**
 * Saves a question and its answer, and when the address was used last; gives the id of the answer. Nothing is saved of
 * an address that was erased while it was being answered.
 */
export async function addExchange(db: Db, makeId: MakeId, exchange: Exchange): Promise<string> {
  const { message, answer, at, declinedTo } = exchange;
  const [asked, answered] = [makeId(at), makeId(at)];
  const email = normaliseEmail(exchange.email);
  const created_at = at.toISOString();
  await db.transaction().execute(async (transaction) => {
    const admitted = await transaction
      .updateTable('verified')
      .set({ used_at: created_at })
      .where('email', '=', email)
      .returning('email')
      .executeTakeFirst();
    if (admitted === undefined) return;
    await transaction
      .insertInto('chats')
      .values([
        { id: asked, email, role: 'user', content: message, created_at },
        { id: answered, email, role: 'assistant', content: answer, created_at },
      ])
      .execute();
    if (declinedTo !== null) {
      await addDeclined(transaction, { id: makeId(at), text: message, asker: declinedTo, createdAt: created_at });
    }
  });
  return answered;
}

export interface ChatLine {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly createdAt: string;
}

/** The questions and answers of an address, oldest first. */
export async function listChats(db: Db, email: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chats')
    .select(['role', 'content', 'created_at'])
    .where('email', '=', normaliseEmail(email))
    .orderBy('id')
    .execute();
  return rows.map(({ role, content, created_at }) => ({ role, content, createdAt: created_at }));
}
