import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { DeskOverview } from '../../contract/desk.ts';
import { listChanges } from '../../db/audit.ts';
import { readOverview } from '../../desk/overview.ts';
import type { ViewCounter } from '../../site/count-views.ts';
import { addDeskAccount } from './account.ts';
import { addDeskDeclined } from './declined.ts';
import { createDeskCalls } from './desk-calls.ts';
import { addDeskMessages } from './messages.ts';
import { addDeskQuestions } from './questions.ts';
import { addDeskSubmissions } from './submissions.ts';
import { addDeskViews } from './views.ts';

const changesShown = 200;

/** The calls of the professor's desk. */
export function addDesk(app: FastifyInstance, context: Context, views: ViewCounter): void {
  const { db, now } = context;
  const calls = createDeskCalls(app, context);
  calls.add(
    'GET',
    '/api/desk',
    async ({ professor }): Promise<DeskOverview> => ({
      ...(await readOverview(db, professor.email, now())),
      countsViews: await views.isOn(),
    }),
  );
  calls.add('GET', '/api/desk/audit', () => listChanges(db, changesShown));
  addDeskQuestions(app, context, calls);
  addDeskSubmissions(context, calls);
  addDeskMessages(context, calls);
  addDeskDeclined(context, calls);
  addDeskViews(context, calls, views);
  addDeskAccount(context, calls);
}
