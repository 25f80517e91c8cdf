import type { Db } from './tables.ts';

const name = 'last-look';
const hour = 3_600_000;
/** Milliseconds from the last look in which a clock counts as the same one: sooner it has proved nothing. */
const steady = { from: hour, to: 7 * 24 * hour } as const;

export interface Look {
  /** True when the clock goes on from the last look. */
  readonly isSteady: boolean;
  /** The time of the last look when the clock jumped since, else null. */
  readonly jumpedFrom: string | null;
}

/**
 * Compares the clock with the last look at it, and records this one. A machine may start years ahead, or years behind,
 * and set its clock only later; a site that was idle for long looks the same, and its clock is steady at the next look.
 */
export async function lookAtClock(db: Db, now: Date): Promise<Look> {
  const last = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  const passed = last === undefined ? null : now.getTime() - Date.parse(last.value);
  if (passed !== null && passed >= 0 && passed < steady.from) return { isSteady: false, jumpedFrom: null };
  const value = now.toISOString();
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  const isSteady = passed !== null && passed >= steady.from && passed <= steady.to;
  return { isSteady, jumpedFrom: isSteady ? null : (last?.value ?? null) };
}
