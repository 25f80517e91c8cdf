import type { Context } from '../../context.ts';
import { doneRequest } from '../../contract/desk.ts';
import { markDone } from '../../db/done.ts';
import { listDeskMessages } from '../../db/messages.ts';
import { checkBody } from '../../http/check.ts';
import { type DeskCalls, gone, idOf, pageOf } from './desk-calls.ts';

/** The contact messages. */
export function addDeskMessages({ db, now }: Context, { add, change }: DeskCalls): void {
  add('GET', '/api/desk/messages', async (_session, request) => {
    const { limit, before } = pageOf(request);
    return listDeskMessages(db, limit, before);
  });

  add('POST', '/api/desk/messages/:id/done', async (session, request) => {
    const id = idOf(request);
    const { done } = checkBody(doneRequest, request.body);
    await change(session, done ? 'message-done' : 'message-waits', id, async (transaction) => {
      if (!(await markDone(transaction, 'messages', id, done ? now() : null))) throw gone();
    });
  });
}
