import type { Selectable } from 'kysely';
import type { ContactMessage } from '../contract/contact.ts';
import type { DeskMessage } from '../contract/desk.ts';
import { normaliseEmail } from './email.ts';
import type { MakeId } from './ids.ts';
import { addNotice } from './notices.ts';
import type { Db, Tables } from './tables.ts';

export interface KeptMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: string;
}

/** Milliseconds within which the same message counts as sent again, because its answer was lost. */
const repetitionLasts = 600_000;

function repeatableFrom(at: Date): string {
  return new Date(at.getTime() - repetitionLasts).toISOString();
}

/**
 * Saves a message of the contact form, once however often and however fast it is sent; `dedupeKey` is a hash of its
 * whole content.
 */
export async function addMessage(
  db: Db,
  makeId: MakeId,
  params: ContactMessage,
  dedupeKey: string,
  at: Date,
  notify: boolean,
): Promise<void> {
  const { email: address, ...fields } = params;
  const id = makeId(at);
  const row = { email: normaliseEmail(address), address, ...fields };
  await db.transaction().execute(async (transaction) => {
    // An older message with the same content does not block this one.
    await transaction
      .updateTable('messages')
      .set({ dedupe_key: null })
      .where('dedupe_key', '=', dedupeKey)
      .where('created_at', '<', repeatableFrom(at))
      .execute();
    const added = await transaction
      .insertInto('messages')
      .values({ id, ...row, created_at: at.toISOString(), dedupe_key: dedupeKey })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined && notify) await addNotice(transaction, { id, kind: 'message', subject: id, at });
  });
}

/** Clears the keys of messages that are too old to be sent again. */
export async function clearOldDedupeKeys(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ dedupe_key: null })
    .where('dedupe_key', 'is not', null)
    .where('created_at', '<', repeatableFrom(now))
    .execute();
}

function toMessage({
  id,
  name,
  address,
  occupation,
  message,
  created_at,
}: Selectable<Tables['messages']>): KeptMessage {
  return { id, name, email: address, occupation, message, createdAt: created_at };
}

/** Every message, or those of one address, oldest first. */
export async function listMessages(db: Db, email?: string): Promise<KeptMessage[]> {
  let query = db.selectFrom('messages').selectAll();
  if (email !== undefined) query = query.where('email', '=', normaliseEmail(email));
  const rows = await query.orderBy('id').execute();
  return rows.map(toMessage);
}

/** The newest messages as the desk shows them, older than `before` where it is given, newest first. */
export async function listDeskMessages(db: Db, limit: number, before?: string): Promise<DeskMessage[]> {
  let query = db.selectFrom('messages').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...toMessage(row), done: row.done_at !== null }));
}
