import type { ContactMessage } from '../contract.ts';
import { normaliseEmail } from './email.ts';
import type { MakeId } from './ids.ts';
import { addNotice } from './notices.ts';
import type { Db } from './tables.ts';

export interface Message extends ContactMessage {
  readonly id: string;
  readonly createdAt: string;
}

/** Keeps a message of the contact form. */
export async function addMessage(
  db: Db,
  makeId: MakeId,
  params: ContactMessage,
  at: Date,
  notify: boolean,
): Promise<void> {
  const { name, email, occupation, message } = params;
  const id = makeId(at);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('messages')
      .values({
        id,
        email: normaliseEmail(email),
        name,
        address: email,
        occupation,
        message,
        created_at: at.toISOString(),
      })
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
