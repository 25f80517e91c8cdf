import { createHash, randomBytes } from 'node:crypto';
import type { Db } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
export const idleLimit = 12 * hour;
export const ageLimit = 7 * 24 * hour;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function before(now: Date, time: number): string {
  return new Date(now.getTime() - time).toISOString();
}

/** Opens a session and gives its token, of which only the hash is kept. `source` is the hashed network address. */
export async function openSession(db: Db, professor: string, source: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const time = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), professor, source, created_at: time, used_at: time })
    .execute();
  return token;
}

/** True for the token of a session that was used within 12 hours and opened within 7 days; notes the use. */
export async function continueSession(db: Db, token: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select(['token_hash', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', '>', before(now, idleLimit))
    .where('created_at', '>', before(now, ageLimit))
    .executeTakeFirst();
  if (session === undefined) return false;
  if (session.used_at < before(now, minute)) {
    await db
      .updateTable('sessions')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', session.token_hash)
      .execute();
  }
  return true;
}

/** True when an account has a live session from this source: its owner is known there. */
export async function isKnownSource(db: Db, professor: string, source: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('professor', '=', professor)
    .where('source', '=', source)
    .where('used_at', '>', before(now, idleLimit))
    .where('created_at', '>', before(now, ageLimit))
    .executeTakeFirst();
  return session !== undefined;
}

/** Ends the session of a token. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Deletes the sessions that nobody can use any more; gives how many. */
export async function purgeSessions(db: Db, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where((or) => or.or([or('used_at', '<=', before(now, idleLimit)), or('created_at', '<=', before(now, ageLimit))]))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
