import type { MakeId } from './ids.ts';
import type { Db, DbTransaction } from './tables.ts';

export interface Professor {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
}

/**
 * Creates the professor's account, or gives an existing one a new password, ends its sessions and lifts the waits after
 * failed logins.
 */
export async function saveProfessor(db: Db, makeId: MakeId, email: string, password: string, at: Date): Promise<void> {
  const time = at.toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('professors')
      .values({ id: makeId(at), email, password, created_at: time, unlocked_at: time })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ password, unlocked_at: time }))
      .execute();
    await transaction
      .deleteFrom('sessions')
      .where('professor', 'in', transaction.selectFrom('professors').select('id').where('email', '=', email))
      .execute();
  });
}

export interface Account {
  readonly id: string;
  /** Hashed. */
  readonly password: string;
  /** Whether a login also needs a code. */
  readonly isTwoFactor: boolean;
}

/** The account of a normalised address; undefined when there is none. */
export async function findProfessor(db: Db, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('professors')
    .select(['id', 'password', 'totp_secret'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { id: row.id, password: row.password, isTwoFactor: row.totp_secret !== null };
}

/**
 * Whether an account is as it was found. If so, it stays so until the transaction ends: whoever changes it meanwhile
 * waits, and then sees what the transaction has made.
 */
export async function holdAccount(
  transaction: DbTransaction,
  { id, password, isTwoFactor }: Account,
): Promise<boolean> {
  // PostgreSQL locks a row that is written, and not one that is read.
  const held = await transaction
    .updateTable('professors')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', password)
    .where('totp_secret', isTwoFactor ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** All accounts, oldest first. */
export async function listProfessors(db: Db): Promise<Professor[]> {
  return db.selectFrom('professors').select(['id', 'email', 'created_at']).orderBy('id').execute();
}

/** Deletes an account and its sessions; false when there is none. */
export async function removeProfessor(db: Db, email: string): Promise<boolean> {
  const removed = await db.deleteFrom('professors').where('email', '=', email).returning('id').executeTakeFirst();
  return removed !== undefined;
}

/** Lifts the waits after failed logins; false when there is no such account. */
export async function unlockProfessor(db: Db, email: string, at: Date): Promise<boolean> {
  const unlocked = await db
    .updateTable('professors')
    .set({ unlocked_at: at.toISOString() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return unlocked !== undefined;
}

/**
 * When the waits after failed logins were last lifted, by a new password or by hand; empty when never. It is the newest
 * time of all accounts, so that an unknown account is counted exactly as a known one.
 */
export async function readUnlocking(db: Db): Promise<string> {
  const row = await db
    .selectFrom('professors')
    .select(({ fn }) => fn.max('unlocked_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? '';
}
