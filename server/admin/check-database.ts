import { sql } from 'kysely';
import { countRows, describeCounts } from '../db/counts.ts';
import type { Database } from '../db/open.ts';
import { type CheckResult, describeSpan } from './check-result.ts';

/** Milliseconds that clocks may differ. */
const tolerance = 60_000;

/** Checks that the database opens, and counts its rows. Opening a SQLite file has checked every page. */
export async function checkDatabase(database: Database | Error): Promise<CheckResult> {
  if (database instanceof Error) return { state: 'wrong', sentence: database.message };
  return { state: 'ok', sentence: `It opens and is whole: ${describeCounts(await countRows(database.db))}.` };
}

async function readNewest({ db }: Database): Promise<string> {
  const times = await Promise.all(
    (['questions', 'submissions', 'messages', 'chats'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
    ),
  );
  return (
    times
      .map((row) => row?.at ?? '')
      .sort()
      .at(-1) ?? ''
  );
}

async function readOtherClock({ db, kind }: Database): Promise<number | null> {
  if (kind === 'sqlite') return null;
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at.getTime() ?? null;
}

/** Compares the clock with the stored times, and with PostgreSQL's clock. */
export async function checkClock(database: Database | Error, now: Date): Promise<CheckResult> {
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z');
  if (database instanceof Error) return { state: 'note', sentence: `It is ${time} here.` };
  const ahead = Date.parse((await readNewest(database)) || time) - now.getTime();
  if (ahead > tolerance) {
    const sentence = `It is ${time} here, but the newest entry is ${describeSpan(ahead)} younger. Set the clock; waits and dates go by it.`;
    return { state: 'wrong', sentence };
  }
  const other = await readOtherClock(database);
  const apart = other === null ? 0 : Math.abs(other - now.getTime());
  if (apart > tolerance) {
    return {
      state: 'wrong',
      sentence: `It is ${time} here, and PostgreSQL is ${describeSpan(apart)} away from that. Set the clocks.`,
    };
  }
  return { state: 'ok', sentence: `It is ${time}, and nothing that is kept is younger.` };
}
