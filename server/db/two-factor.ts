import { createHash, randomBytes } from 'node:crypto';
import { makeSecret, matchCode, toBase32 } from '../two-factor/totp.ts';
import type { Db, DbTransaction, Queries } from './tables.ts';

const recoveryCodes = 10;
/** Ten base32 letters are fifty bits, too many to guess. */
const recoveryBytes = 7;
const recoveryLetters = 10;

function hashCode(professor: string, code: string): string {
  return createHash('sha256').update(`${professor} ${code}`).digest('hex');
}

function makeCode(): string {
  return toBase32(randomBytes(recoveryBytes)).slice(0, recoveryLetters).toLowerCase();
}

function readFactor(queries: Queries, professor: string) {
  return queries
    .selectFrom('professors')
    .select(['totp_secret', 'totp_pending'])
    .where('id', '=', professor)
    .executeTakeFirst();
}

/** Whether an account needs a code at its login, and how many recovery codes it has left. */
export async function readTwoFactor(db: Db, professor: string): Promise<{ isOn: boolean; codesLeft: number }> {
  const factor = await readFactor(db, professor);
  const left = await db.selectFrom('recovery_codes').select('code_hash').where('professor', '=', professor).execute();
  return { isOn: (factor?.totp_secret ?? null) !== null, codesLeft: left.length };
}

/**
 * Gives an account a new secret, which is used once a code confirms it; null when it has one, which only its own code
 * ends.
 */
export async function beginTwoFactor(db: Db, professor: string): Promise<string | null> {
  const secret = makeSecret();
  const begun = await db
    .updateTable('professors')
    .set({ totp_pending: secret })
    .where('id', '=', professor)
    .where('totp_secret', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return begun === undefined ? null : secret;
}

/** Turns two-factor login on when the code matches the new secret; gives the recovery codes, or null. */
export async function confirmTwoFactor(
  transaction: DbTransaction,
  professor: string,
  code: string,
  now: Date,
): Promise<string[] | null> {
  const pending = (await readFactor(transaction, professor))?.totp_pending ?? null;
  const step = pending === null ? null : matchCode(pending, code, now);
  if (step === null) return null;
  // Of two that confirm at the same moment, the second must not replace the codes that the first was given.
  const confirmed = await transaction
    .updateTable('professors')
    .set({ totp_secret: pending, totp_pending: null, totp_step: step })
    .where('id', '=', professor)
    .where('totp_pending', '=', pending)
    .returning('id')
    .executeTakeFirst();
  if (confirmed === undefined) return null;
  const codes = Array.from({ length: recoveryCodes }, makeCode);
  await transaction.deleteFrom('recovery_codes').where('professor', '=', professor).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((one) => ({ code_hash: hashCode(professor, one), professor })))
    .execute();
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`);
}

/** Uses a code of the app or a recovery code; false when it is neither, or was used before. */
export async function spendCode(
  transaction: DbTransaction,
  professor: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await readFactor(transaction, professor);
  if (factor?.totp_secret == null) return false;
  const step = matchCode(factor.totp_secret, code, now);
  if (step !== null) {
    const taken = await transaction
      .updateTable('professors')
      .set({ totp_step: step })
      .where('id', '=', professor)
      .where('totp_step', '<', step)
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  }
  const spent = await transaction
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashCode(professor, code.toLowerCase().replace(/[\s-]/g, '')))
    .returning('code_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Turns two-factor login off. */
export async function endTwoFactor(queries: Queries, professor: string): Promise<void> {
  await queries
    .updateTable('professors')
    .set({ totp_secret: null, totp_pending: null, totp_step: null })
    .where('id', '=', professor)
    .execute();
  await queries.deleteFrom('recovery_codes').where('professor', '=', professor).execute();
}
