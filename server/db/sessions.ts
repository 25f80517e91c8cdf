import { createHash, randomBytes } from 'node:crypto';
import type { DeskSession } from '../contract/desk.ts';
import { classify } from './errors.ts';
import type { Db, Queries } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
export const idleLimit = 12 * hour;
export const ageLimit = 7 * 24 * hour;
/** For so long the token of a session, even an ended one, identifies its browser at a login. */
export const knownFor = 90 * 24 * hour;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function before(now: Date, time: number): string {
  return new Date(now.getTime() - time).toISOString();
}

/** Opens a session and gives its token; only the hash is stored. */
export async function openSession(db: Db, professor: string, now: Date, device: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const time = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), professor, created_at: time, used_at: time, ended_at: null, device })
    .execute();
  return token;
}

function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions')
    .where('ended_at', 'is', null)
    .where('used_at', '>', before(now, idleLimit))
    .where('sessions.created_at', '>', before(now, ageLimit));
}

/** The professor whose session a token is. */
export interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * The professor whose session a token is, if it was used within 12 hours and opened within 7 days, else null. Records
 * the use where there is room for it: on a full disk the professor can still read.
 */
export async function continueSession(db: Db, token: string, now: Date): Promise<Owner | null> {
  const session = await liveSessions(db, now)
    .innerJoin('professors', 'professors.id', 'sessions.professor')
    .select(['token_hash', 'used_at', 'professors.id', 'professors.email'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (session === undefined) return null;
  if (session.used_at < before(now, minute)) {
    await db
      .updateTable('sessions')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', session.token_hash)
      .execute()
      .catch((error) => {
        if (classify(error) !== 'full') throw error;
      });
  }
  return { id: session.id, email: session.email };
}

/**
 * True when a token is that of a session of the account within 90 days, live or not: the browser that sends it is
 * known.
 */
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

/** Characters of a token's hash that name its session without revealing the token. */
const nameLength = 24;

/** The live sessions of an account, the last used first; `token` is that of the caller. */
export async function listSessions(db: Db, professor: string, token: string, now: Date): Promise<DeskSession[]> {
  const rows = await liveSessions(db, now)
    .selectAll('sessions')
    .where('professor', '=', professor)
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map(({ token_hash, device, created_at, used_at }) => ({
    id: token_hash.slice(0, nameLength),
    device,
    createdAt: created_at,
    usedAt: used_at,
    isThis: token_hash === hashToken(token),
  }));
}

/** Ends a live session of an account by its name; false when there is none. */
export async function endSession(queries: Queries, professor: string, id: string, now: Date): Promise<boolean> {
  const ended = await queries
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('professor', '=', professor)
    .where('token_hash', 'like', `${id}%`)
    .where('ended_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Deletes the sessions whose token no longer identifies a browser; gives their number. */
export async function purgeSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.deleteFrom('sessions').where('created_at', '<=', before(now, knownFor)).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
