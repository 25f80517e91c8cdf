import type { MakeId } from './ids.ts';
import type { Db } from './tables.ts';

export interface Professor {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
}

/** Makes the professor's account, or gives an existing one a new password and ends its sessions. */
export async function keepProfessor(db: Db, makeId: MakeId, email: string, password: string, at: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('professors')
      .values({ id: makeId(at), email, password, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ password }))
      .execute();
    await transaction
      .deleteFrom('sessions')
      .where('professor', 'in', transaction.selectFrom('professors').select('id').where('email', '=', email))
      .execute();
  });
}

/** The account of an address in normalised form, with its hashed password; undefined when there is none. */
export async function findProfessor(db: Db, email: string): Promise<{ id: string; password: string } | undefined> {
  return db.selectFrom('professors').select(['id', 'password']).where('email', '=', email).executeTakeFirst();
}

/** Every account, oldest first. */
export async function listProfessors(db: Db): Promise<Professor[]> {
  return db.selectFrom('professors').select(['id', 'email', 'created_at']).orderBy('id').execute();
}

/** Removes an account and with it its sessions; false when there is none. */
export async function removeProfessor(db: Db, email: string): Promise<boolean> {
  const removed = await db.deleteFrom('professors').where('email', '=', email).returning('id').executeTakeFirst();
  return removed !== undefined;
}
