import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { deleteOldUse } from './ai-use.ts';
import type { Counters } from './counters.ts';
import { expireDeclined } from './declined.ts';
import { clearOldDedupeKeys } from './messages.ts';
import type { Database } from './open.ts';
import { finishRemovals } from './removals.ts';
import { expireReplyMails } from './reply-mails.ts';
import { ensureReserve } from './reserve.ts';
import { scrub } from './scrub.ts';
import { purgeSessions } from './sessions.ts';
import { deleteOldViews } from './views.ts';

const day = 86_400_000;
const minute = 60_000;

export type Periods = Pick<Config, 'RETENTION_CHAT_DAYS' | 'RETENTION_MESSAGES_DAYS'>;

export interface Purged {
  readonly chats: number;
  readonly messages: number;
  /** Admissions to the chat that were not used for as long as messages are kept. */
  readonly admissions: number;
  readonly sessions: number;
}

/** Deletes what the privacy policy says is deleted by now, overwrites it, and deletes what is no longer needed. */
export async function purge(database: Database, periods: Periods, now: Date): Promise<Purged> {
  const { db } = database;
  const before = (time: number) => new Date(now.getTime() - time).toISOString();
  const messagesFrom = before(periods.RETENTION_MESSAGES_DAYS * day);
  const chats = await db
    .deleteFrom('chats')
    .where('created_at', '<', before(periods.RETENTION_CHAT_DAYS * day))
    .executeTakeFirst();
  const messages = await db.deleteFrom('messages').where('created_at', '<', messagesFrom).executeTakeFirst();
  const admissions = await db.deleteFrom('verified').where('used_at', '<', messagesFrom).executeTakeFirst();
  await db
    .updateTable('questions')
    .set({ dedupe_key: null })
    .where('dedupe_key', 'is not', null)
    .where('created_at', '<', before(minute))
    .execute();
  await clearOldDedupeKeys(db, now);
  await deleteOldUse(db, now);
  await deleteOldViews(db, now);
  const declined = await expireDeclined(db, before(periods.RETENTION_CHAT_DAYS * day), now);
  await db.deleteFrom('audit').where('created_at', '<', messagesFrom).execute();
  const removed = await finishRemovals(db, now);
  const subscriptions = await expireReplyMails(db, messagesFrom, now);
  const purged = {
    chats: Number(chats.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    admissions: Number(admissions.numDeletedRows),
    sessions: await purgeSessions(db, now),
  };
  const isPersonal = purged.chats + purged.messages + purged.admissions + declined + removed + subscriptions > 0;
  // SQLite's log is emptied each time: a reader may have kept an earlier deletion from being overwritten.
  if (database.file !== null || isPersonal) await scrub(database);
  return purged;
}

export interface Retention {
  readonly stop: () => void;
}

/**
 * Purges and ensures the reserve at once and then daily, and sweeps the counters every ten minutes. Errors are
 * reported; the next run tries again.
 */
export function startRetention(
  database: Database,
  counters: Counters,
  periods: Periods,
  now: () => Date,
  onError: (error: unknown) => void,
): Retention {
  const tidy = () => {
    void purge(database, periods, now()).catch(onError);
    if (database.file !== null) void ensureReserve(dirname(database.file.path)).catch(onError);
  };
  const sweep = () => void counters.sweep(now().getTime()).catch(onError);
  tidy();
  const timers = [setInterval(tidy, day), setInterval(sweep, 10 * minute)];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
