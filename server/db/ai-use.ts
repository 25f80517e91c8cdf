import type { Db } from './tables.ts';

/** What the AI service may be asked on one day. */
export interface DailyBudget {
  readonly calls: number;
  readonly tokens: number;
}

/** Milliseconds that the counts are kept: a month of them. */
const keptFor = 31 * 86_400_000;

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/**
 * Counts one call against the day's budget. False, and nothing is counted, when the day has no calls or no tokens left.
 */
export async function beginCall(db: Db, { calls, tokens }: DailyBudget, now: Date): Promise<boolean> {
  const counted = await db
    .insertInto('ai_use')
    .values({ day: dayOf(now), calls: 1, tokens: 0 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ calls: row('ai_use.calls', '+', 1) }))
        .where('ai_use.calls', '<', calls)
        .where('ai_use.tokens', '<', tokens),
    )
    .returning('day')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Adds the tokens that a call used. */
export async function addTokens(db: Db, tokens: number, now: Date): Promise<void> {
  await db
    .updateTable('ai_use')
    .set((row) => ({ tokens: row('tokens', '+', tokens) }))
    .where('day', '=', dayOf(now))
    .execute();
}

/** Deletes the counts of days older than a month. */
export async function deleteOldUse(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('ai_use')
    .where('day', '<', dayOf(new Date(now.getTime() - keptFor)))
    .execute();
}
