import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { deleteOldUse } from './ai-use.ts';
import type { Counters } from './counters.ts';
import { expireDeclined } from './declined.ts';
import { lookAtClock } from './look-at-clock.ts';
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
  /** Questions that the chatbot declined. */
  readonly declined: number;
  /** Addresses that waited for the reply to a question. */
  readonly replyMails: number;
  readonly sessions: number;
}

/**
 * Deletes what the privacy policy says is deleted by now, overwrites it, and deletes what is no longer needed.
 * Submissions of the questionnaire, questions and replies are not deleted here: they stay until somebody asks for it.
 */
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
  const replyMails = await expireReplyMails(db, messagesFrom, now);
  const purged = {
    chats: Number(chats.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    admissions: Number(admissions.numDeletedRows),
    declined,
    replyMails,
    sessions: await purgeSessions(db, now),
  };
  await finishRemovals(db, now);
  // Also where nothing was deleted now: a reader may have kept an earlier deletion from being overwritten.
  await scrub(database);
  return purged;
}

export interface Retention {
  readonly stop: () => void;
}

/** What is told of the retention. */
export interface RetentionListener {
  readonly onPurged: (purged: Purged) => void;
  /** Called with the time of the last look when the clock jumped since. */
  readonly onJump: (from: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Purges if the clock is steady; finishes the deletions that were asked for in any case. */
export async function purgeIfSteady(
  database: Database,
  periods: Periods,
  now: Date,
  { onPurged, onJump }: Omit<RetentionListener, 'onError'>,
): Promise<void> {
  const { isSteady, jumpedFrom } = await lookAtClock(database.db, now);
  if (jumpedFrom !== null) onJump(jumpedFrom);
  if (!isSteady) {
    if ((await finishRemovals(database.db, now)) > 0 || database.file !== null) await scrub(database);
    return;
  }
  const purged = await purge(database, periods, now);
  if (Object.values(purged).some((count) => count > 0)) onPurged(purged);
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
  listener: RetentionListener,
): Retention {
  const { onError } = listener;
  const tidy = () => {
    void purgeIfSteady(database, periods, now(), listener).catch(onError);
    if (database.file !== null) void ensureReserve(dirname(database.file.path)).catch(onError);
  };
  const sweep = () => void counters.sweep(now().getTime()).catch(onError);
  tidy();
  const timers = [setInterval(tidy, day), setInterval(sweep, 10 * minute)];
  return { stop: () => timers.forEach(clearInterval) };
}
