import type { ViewsAnswer } from '../contract/desk.ts';
import type { Db } from '../db/tables.ts';
import { sumByDay } from '../db/views.ts';

const day = 86_400_000;
const weeksShown = 12;

/** The ISO day of the Monday (UTC) of the week of a time. */
export function mondayOf(time: number): string {
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * day).toISOString().slice(0, 10);
}

/** The Mondays of the weeks that the desk shows, oldest first; the last one is that of this week. */
export function listMondays(now: Date): string[] {
  return Array.from({ length: weeksShown }, (_, index) => mondayOf(now.getTime() - (weeksShown - 1 - index) * 7 * day));
}

/** The views of all pages in each of those weeks. */
export async function sumViewsByWeek(db: Db, now: Date): Promise<ViewsAnswer['weeks']> {
  const mondays = listMondays(now);
  const sums = new Map<string, number>();
  for (const { day: date, views } of await sumByDay(db, mondays[0] ?? '')) {
    const monday = mondayOf(Date.parse(date));
    sums.set(monday, (sums.get(monday) ?? 0) + views);
  }
  return mondays.map((monday) => ({ monday, views: sums.get(monday) ?? 0 }));
}
