import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { listChanges } from '../../db/audit.ts';
import { readOverview } from '../../desk/overview.ts';
import { addDeskAccount } from './account.ts';
import { addDeskDeclined } from './declined.ts';
import { createDeskCalls } from './desk-calls.ts';
import { addDeskMessages } from './messages.ts';
import { addDeskQuestions } from './questions.ts';
import { addDeskSubmissions } from './submissions.ts';

const changesShown = 200;

/** The calls of the professor's desk. */
export function addDesk(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const calls = createDeskCalls(app, context);
  calls.add('GET', '/api/desk', ({ professor }) => readOverview(db, professor.email, now()));
  calls.add('GET', '/api/desk/audit', () => listChanges(db, changesShown));
  addDeskQuestions(app, context, calls);
  addDeskSubmissions(context, calls);
  addDeskMessages(context, calls);
  addDeskDeclined(context, calls);
  addDeskAccount(context, calls);
}
