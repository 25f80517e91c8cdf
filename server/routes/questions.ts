import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import {
  type AnsweredQuestion,
  askRequest,
  type HideAnswer,
  hideRequest,
  questionsQuery,
  replyRequest,
} from '../contract/forum.ts';
import { addQuestion, deleteQuestion, findQuestion, hideQuestion, listQuestions, replyTo } from '../db/questions.ts';
import { answeredFile, exportAnswered } from '../export/answered-question.ts';
import { check, checkBody, checkId } from '../http/check.ts';
import { createVersionSender } from '../http/encode.ts';
import { Failure } from '../http/failure.ts';
import { limitReading } from '../http/limit-reading.ts';
import { createAdmission } from './session.ts';

/** Cached lists: most visitors ask for the same. */
const kept = 8;

function notFound(): Failure {
  return new Failure('question-not-found', 'Question not found');
}

/** The calls of the forum. */
export function addQuestions(app: FastifyInstance, context: Context): void {
  const { config, db, readRevision, overwrite, limiter, hash, now, makeId, notify } = context;
  const sendVersion = createVersionSender(kept);
  const countReading = limitReading(config.LIMIT_READS, now);
  const { admit, sessionOf, note, change } = createAdmission(context);

  app.get('/api/questions', async (request, reply): Promise<FastifyReply> => {
    countReading(request.network);
    const { before, limit } = check(questionsQuery, request.query);
    const etag = `W/"${await readRevision()}-${limit}-${before ?? ''}"`;
    return sendVersion(request, reply, etag, async () => JSON.stringify(await listQuestions(db, limit, before)));
  });

  app.route({
    method: 'POST',
    url: '/api/questions',
    config: { body: 'json' },
    handler: async (request, reply) => {
      const { text } = checkBody(askRequest, request.body);
      await limiter.consumeShare('question', request.network, config.LIMIT_QUESTIONS, config.LIMIT_QUESTIONS_ALL);
      const dedupeKey = hash('question', request.network, text);
      const asked = { text, dedupeKey, at: now() };
      const { question, repeated } = await addQuestion(db, makeId, asked, notify !== null);
      notify?.();
      return reply.code(repeated ? 200 : 201).send(question);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/questions/:id/reply',
    config: { body: 'json' },
    onRequest: admit,
    handler: async (request, reply) => {
      const id = checkId(request, notFound);
      const { text } = checkBody(replyRequest, request.body);
      await limiter.use('reply', request.network, config.LIMIT_REPLIES);
      const { question, repeated } = await db.transaction().execute(async (transaction) => {
        const replied = await replyTo(transaction, id, text, now());
        if (replied === null) throw notFound();
        if (replied === 'answered') throw new Failure('already-answered', 'Already answered');
        if (!replied.repeated) await note(transaction, sessionOf(request), 'reply', id);
        return replied;
      });
      return reply.code(repeated ? 200 : 201).send(question);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/questions/:id/export',
    onRequest: admit,
    handler: async (request, reply): Promise<AnsweredQuestion> => {
      const id = checkId(request, notFound);
      const question = await findQuestion(db, id);
      const answered = question === null ? null : exportAnswered(question);
      if (answered === null) throw notFound();
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${answeredFile(id)}"`,
      });
      return answered;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/questions/:id/hide',
    config: { body: 'json' },
    onRequest: admit,
    handler: async (request): Promise<HideAnswer> => {
      const id = checkId(request, notFound);
      const { hidden } = check(hideRequest, request.body);
      await change(sessionOf(request), hidden ? 'hide' : 'show', id, async (transaction) => {
        if (!(await hideQuestion(transaction, id, hidden, now()))) throw notFound();
      });
      return { _id: id, hidden };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/questions/:id',
    onRequest: admit,
    handler: async (request, reply) => {
      const id = checkId(request, notFound);
      await change(sessionOf(request), 'delete', id, async (transaction) => {
        if (!(await deleteQuestion(transaction, id))) throw notFound();
      });
      // If a reader keeps it from being overwritten, the daily purge does it.
      await overwrite('questions').catch((err) =>
        request.log.warn({ err }, 'a deleted question is not overwritten yet'),
      );
      return reply.code(204).send();
    },
  });
}
