import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type DeskQuestion, editRequest, type RemovalAnswer } from '../../contract/desk.ts';
import { editReply, listDeskQuestions } from '../../db/questions.ts';
import { beginRemoval, dueAfter, finishRemovals, undoLasts, undoRemoval } from '../../db/removals.ts';
import { checkBody } from '../../http/check.ts';
import { Failure } from '../../http/failure.ts';
import { type DeskCalls, gone, idOf, pageOf } from './desk-calls.ts';

/** The questions, hidden ones too; replying and hiding are calls of the forum. */
export function addDeskQuestions(app: FastifyInstance, context: Context, { add, note, change }: DeskCalls): void {
  const { db, now, overwrite } = context;
  const timers = new Set<NodeJS.Timeout>();

  async function finish(due: Date): Promise<void> {
    if ((await finishRemovals(db, due)) > 0) await overwrite('questions');
  }

  /**
   * Finishes the removals that are due by a moment, ten seconds from now. That moment and not the time of the clock
   * then counts: a timer may ring a little early, and a clock may be set back.
   */
  function finishLater(due: Date): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      finish(due).catch((err) => app.log.warn({ err }, 'a deleted question is not overwritten yet'));
    }, undoLasts);
    timers.add(timer);
  }
  // What another server began before it stopped may still be undone now, and is due by then.
  app.addHook('onReady', async () => finishLater(dueAfter(now())));
  app.addHook('onClose', async () => timers.forEach(clearTimeout));

  add('GET', '/api/desk/questions', async (_session, request): Promise<DeskQuestion[]> => {
    const { limit, before } = pageOf(request);
    return listDeskQuestions(db, limit, before);
  });

  add('PUT', '/api/questions/:id/reply', async (session, request): Promise<DeskQuestion> => {
    const id = idOf(request);
    const { text, was } = checkBody(editRequest, request.body);
    return db.transaction().execute(async (transaction) => {
      const edited = await editReply(transaction, id, { text, was, at: now() });
      if (edited === null) throw gone();
      if (edited === 'changed') {
        throw new Failure('reply-changed', 'The reply was changed meanwhile. Look at it before you change it again.');
      }
      if (!edited.repeated) await note(transaction, session, 'edit-reply', id);
      return edited.question;
    });
  });

  add('POST', '/api/desk/questions/:id/removal', async (session, request): Promise<RemovalAnswer> => {
    const id = idOf(request);
    const at = now();
    await change(session, 'delete', id, async (transaction) => {
      if (!(await beginRemoval(transaction, id, at))) throw gone();
    });
    finishLater(dueAfter(at));
    return { undoWithin: undoLasts };
  });

  add('DELETE', '/api/desk/questions/:id/removal', async (session, request) => {
    const id = idOf(request);
    await db.transaction().execute(async (transaction) => {
      const undone = await undoRemoval(transaction, id, now());
      if (undone === null) throw gone();
      if (undone === 'undone') await note(transaction, session, 'undo-delete', id);
    });
  });
}
