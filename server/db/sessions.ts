import { createHash, randomBytes } from 'node:crypto';
import type { Db } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
export const idleLimit = 12 * hour;
export const ageLimit = 7 * 24 * hour;
/** How long the token of a session, ended or not, shows at a login that its browser is known. */
export const knownFor = 90 * 24 * hour;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function before(now: Date, time: number): string {
  return new Date(now.getTime() - time).toISOString();
}

/** Opens a session and gives its token, of which only the hash is kept. */
export async function openSession(db: Db, professor: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const time = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), professor, created_at: time, used_at: time, ended_at: null })
    .execute();
  return token;
}

/** True for the token of a session that was used within 12 hours and opened within 7 days; notes the use. */
export async function continueSession(db: Db, token: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select(['token_hash', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
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

/** True when a token is that of a session which the account had within 90 days, live or not: the browser that sends it is known. */
export async function isKnownToken(db: Db, professor: string, token: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('professor', '=', professor)
    .where('created_at', '>', before(now, knownFor))
    .executeTakeFirst();
  return session !== undefined;
}

/** Ends the session of a token. */
export async function closeSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Deletes the sessions whose token shows nothing any more; gives how many. */
export async function purgeSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.deleteFrom('sessions').where('created_at', '<=', before(now, knownFor)).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
