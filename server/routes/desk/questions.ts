import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type DeskQuestion, editRequest, type RemovalAnswer } from '../../contract/desk.ts';
import { editReply, listDeskQuestions } from '../../db/questions.ts';
import { beginRemoval, finishRemovals, undoLasts, undoRemoval } from '../../db/removals.ts';
import { checkBody } from '../../http/check.ts';
import { Failure } from '../../http/failure.ts';
import { type DeskCalls, gone, idOf, pageOf } from './desk-calls.ts';

/** The questions, hidden ones too; replying and hiding are calls of the forum. */
export function addDeskQuestions(app: FastifyInstance, context: Context, { add, change }: DeskCalls): void {
  const { db, now, overwrite } = context;
  const timers = new Set<NodeJS.Timeout>();

  async function finish(): Promise<void> {
    if ((await finishRemovals(db, now())) > 0) await overwrite('questions');
  }

  /** Finishes a removal when it can no longer be undone. A server that stops before does it when it starts again. */
  function finishLater(): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      finish().catch((err) => app.log.warn({ err }, 'a deleted question is not overwritten yet'));
    }, undoLasts);
    timers.add(timer.unref());
  }
  app.addHook('onClose', async () => timers.forEach(clearTimeout));

  add('GET', '/api/desk/questions', async (_session, request): Promise<DeskQuestion[]> => {
    const { limit, before } = pageOf(request);
    return listDeskQuestions(db, limit, before);
  });

  add('PUT', '/api/questions/:id/reply', async (session, request): Promise<DeskQuestion> => {
    const id = idOf(request);
    const { text, was } = checkBody(editRequest, request.body);
    return change(session, 'edit-reply', id, async (transaction) => {
      const question = await editReply(transaction, id, { text, was, at: now() });
      if (question === null) throw gone();
      if (question === 'changed') {
        throw new Failure('reply-changed', 'The reply was changed meanwhile. Look at it before you change it again.');
      }
      return question;
    });
  });

  add('POST', '/api/desk/questions/:id/removal', async (session, request): Promise<RemovalAnswer> => {
    const id = idOf(request);
    await change(session, 'delete', id, async (transaction) => {
      if (!(await beginRemoval(transaction, id, now()))) throw gone();
    });
    finishLater();
    return { undoWithin: undoLasts };
  });

  add('DELETE', '/api/desk/questions/:id/removal', async (session, request) => {
    const id = idOf(request);
    await change(session, 'undo-delete', id, async (transaction) => {
      if (!(await undoRemoval(transaction, id, now()))) throw gone();
    });
  });
}
