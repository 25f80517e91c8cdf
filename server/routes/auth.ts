import type { FastifyInstance } from 'fastify';
import { isPassword } from '../auth/password.ts';
import { createQueue } from '../auth/queue.ts';
import { type Context, sourceOf } from '../context.ts';
import { type LoginAnswer, loginRequest } from '../contract.ts';
import { normaliseEmail } from '../db/email.ts';
import { findProfessor } from '../db/professors.ts';
import { ageLimit, closeSession, idleLimit, isKnownSource, openSession } from '../db/sessions.ts';
import { answerFailure, toFailure } from '../http/answer-failure.ts';
import { checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';
import { requireSession } from './session.ts';

const hashesAtOnce = 2;
const hashesWaiting = 16;

/** `POST /api/auth/login` and `POST /api/auth/logout`. */
export function addAuth(app: FastifyInstance, context: Context): void {
  const { config, db, limiter, hash, now } = context;
  const queue = createQueue(hashesAtOnce, hashesWaiting);

  app.route({
    method: 'POST',
    url: '/api/auth/login',
    onRequest: (request) => limiter.use('login', sourceOf(request), config.LIMIT_LOGIN),
    errorHandler: (error, request, reply) => {
      // What is too long for this call can only be the password.
      const isLong = toFailure(error).code === 'body-too-large';
      const invalid = new Failure('field-invalid', 'Invalid password', { field: 'password' });
      return answerFailure(isLong ? invalid : error, request, reply);
    },
    handler: async (request): Promise<LoginAnswer> => {
      const { email, password } = checkBody(loginRequest, request.body);
      const account = normaliseEmail(email);
      const source = hash('source', sourceOf(request));
      const professor = await findProfessor(db, account);
      const known = professor !== undefined && (await isKnownSource(db, professor.id, source, now()));
      if (!known) await limiter.heed('login', account);
      if (!(await queue(() => isPassword(password, professor?.password))) || professor === undefined) {
        await limiter.slowDown('login', account, config.LIMIT_LOGIN_ACCOUNT);
        throw new Failure('credentials-invalid', 'Invalid login credentials');
      }
      await limiter.giveBack('login', sourceOf(request));
      await limiter.forgive('login', account);
      const token = await openSession(db, professor.id, source, now());
      return { token, expiresAt: new Date(now().getTime() + Math.min(idleLimit, ageLimit)).toISOString() };
    },
  });

  app.post('/api/auth/logout', async (request, reply) => {
    await closeSession(db, await requireSession(context, request));
    return reply.code(204).send();
  });
}
