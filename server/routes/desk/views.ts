import type { Context } from '../../context.ts';
import type { ViewsAnswer } from '../../contract/desk.ts';
import { listViews, sumByPage } from '../../db/views.ts';
import { sumViewsByWeek } from '../../desk/weeks.ts';
import { toCsv } from '../../export/csv.ts';
import type { ViewCounter } from '../../site/count-views.ts';
import { type DeskCalls, saveAs } from './desk-calls.ts';

/** The views of the pages. */
export function addDeskViews({ db, now }: Context, { add }: DeskCalls, views: ViewCounter): void {
  add('GET', '/api/desk/views', async (): Promise<ViewsAnswer> => {
    await views.flush();
    return { weeks: await sumViewsByWeek(db, now()), pages: await sumByPage(db, now()) };
  });

  add('GET', '/api/desk/views.csv', async (_session, _request, reply) => {
    await views.flush();
    reply.header('content-disposition', saveAs(`views-${now().toISOString().slice(0, 10)}.csv`));
    return reply.type('text/csv; charset=utf-8').send(toCsv((await listViews(db)).map((row) => ({ ...row }))));
  });
}
