import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Queries, Tables } from './tables.ts';

/** The views of a page on a day (UTC). */
export interface DayViews {
  readonly day: string;
  /** A path of the site without its base. */
  readonly path: string;
  readonly views: number;
}

const day = 86_400_000;
/** Days that counts are kept: two years and a month, so that a month can be compared with the one a year before. */
const keptFor = 760;
/** Rows per statement. */
const atOnce = 500;

/** The day (UTC) so many days before a moment. */
function dayBefore(time: Date, days: number): string {
  return new Date(time.getTime() - days * day).toISOString().slice(0, 10);
}

/** Adds counts to the stored ones. */
export async function addViews(queries: Queries, counts: readonly DayViews[]): Promise<void> {
  // Always in the same order, so that two instances that write at once cannot deadlock.
  const sorted = [...counts].sort((a, b) => (`${a.day} ${a.path}` < `${b.day} ${b.path}` ? -1 : 1));
  for (let at = 0; at < sorted.length; at += atOnce) {
    await queries
      .insertInto('page_views')
      .values(sorted.slice(at, at + atOnce))
      .onConflict((conflict) =>
        conflict.columns(['day', 'path']).doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
      )
      .execute();
  }
}

/** All counts, by day and page. */
export async function listViews(db: Db): Promise<DayViews[]> {
  const rows = await db.selectFrom('page_views').selectAll().orderBy('day').orderBy('path').execute();
  return rows.map(({ day: date, path, views }) => ({ day: date, path, views }));
}

/** The views of all pages on each day from one on. */
export async function sumByDay(db: Db, from: string): Promise<{ readonly day: string; readonly views: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['day', fn.sum<number | string>('views').as('views')])
    .where('day', '>=', from)
    .groupBy('day')
    .execute();
  return rows.map((row) => ({ day: row.day, views: Number(row.views) }));
}

/** The views of each page within the last 7, 30 and 365 days, today included; the most viewed ones first. */
export async function sumByPage(db: Db, now: Date) {
  const since =
    (days: number) =>
    ({ ref }: ExpressionBuilder<Tables, 'page_views'>) =>
      sql<number | string>`sum(case when ${ref('day')} >= ${dayBefore(now, days - 1)} then ${ref('views')} else 0 end)`;
  const rows = await db
    .selectFrom('page_views')
    .select((row) => ['path', since(7)(row).as('week'), since(30)(row).as('month'), since(365)(row).as('year')])
    .where('day', '>=', dayBefore(now, 364))
    .groupBy('path')
    .execute();
  return rows
    .map(({ path, week, month, year }) => ({ path, week: Number(week), month: Number(month), year: Number(year) }))
    .sort((a, b) => b.year - a.year || (a.path < b.path ? -1 : 1));
}

/** Deletes the counts of days that are too old. */
export async function deleteOldViews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', dayBefore(now, keptFor)).execute();
}
