import type { ContactMessage } from '../contract.ts';
import { normaliseEmail } from './email.ts';
import type { MakeId } from './ids.ts';
import { addNotice } from './notices.ts';
import type { Db } from './tables.ts';

export interface Message extends ContactMessage {
  readonly id: string;
  readonly createdAt: string;
}

/** Milliseconds within which the same message is the one before, sent again because its answer was lost. */
const samenessLasts = 600_000;

/** Keeps a message of the contact form, once. */
export async function addMessage(
  db: Db,
  makeId: MakeId,
  params: ContactMessage,
  at: Date,
  notify: boolean,
): Promise<void> {
  const { name, email: address, occupation, message } = params;
  const id = makeId(at);
  const row = { email: normaliseEmail(address), name, address, occupation, message };
  await db.transaction().execute(async (transaction) => {
    const same = await transaction
      .selectFrom('messages')
      .select('id')
      .where((is) => is.and(row))
      .where('created_at', '>=', new Date(at.getTime() - samenessLasts).toISOString())
      .executeTakeFirst();
    if (same !== undefined) return;
    await transaction
      .insertInto('messages')
      .values({ id, ...row, created_at: at.toISOString() })
      .execute();
    if (notify) await addNotice(transaction, { id, kind: 'message', subject: id, at });
  });
}

/** Every message, or those of one address, oldest first. */
export async function listMessages(db: Db, email?: string): Promise<Message[]> {
  let query = db.selectFrom('messages').selectAll();
  if (email !== undefined) query = query.where('email', '=', normaliseEmail(email));
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id, name, address, occupation, message, created_at }) => ({
    id,
    name,
    email: address,
    occupation,
    message,
    createdAt: created_at,
  }));
}
