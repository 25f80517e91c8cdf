import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createKeyedQueue } from '../auth/keyed-queue.ts';
import { nameDevice } from '../auth/name-device.ts';
import { isPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { type LoginAnswer, loginRequest } from '../contract/login.ts';
import { normaliseEmail } from '../db/email.ts';
import { findProfessor, holdAccount, readUnlocking } from '../db/professors.ts';
import { ageLimit, closeSession, idleLimit, isKnownToken, knownFor, openSession } from '../db/sessions.ts';
import { spendCode } from '../db/two-factor.ts';
import { answerFailure, toFailure } from '../http/answer-failure.ts';
import { checkBody } from '../http/check.ts';
import { Failure, tooMany } from '../http/failure.ts';
import { createQueue } from '../http/queue.ts';
import { requireSession, tokenOf } from './session.ts';

const hashesAtOnce = 2;
const hashesWaiting = 16;
/** Seconds after which an unfinished login no longer blocks the next one. */
const longest = 20;
/** Wrong codes of one account, or of one known browser. */
const codeRate = { count: 10, seconds: 900 };

function invalidCredentials(): Failure {
  return new Failure('credentials-invalid', 'Invalid login credentials');
}

/** `POST /api/auth/login` and `POST /api/auth/logout`. */
export function addAuth(app: FastifyInstance, context: Context): void {
  const { config, db, limiter, hash, now } = context;
  const queue = createQueue(hashesAtOnce, hashesWaiting);
  // Unknown browsers must not fill the queue of known ones.
  const knownQueue = createQueue(1, hashesWaiting);
  const inQueue = createKeyedQueue();

  /**
   * Who is counted for a wrong guess: the browser when its last token shows that it is known, else the network. The
   * hash changes when the waits are lifted, which resets the counts.
   */
  async function guesserOf(request: FastifyRequest, professor: { id: string } | undefined) {
    const token = tokenOf(request);
    const isKnown = professor !== undefined && token !== null && (await isKnownToken(db, professor.id, token, now()));
    return { isKnown, who: hash(await readUnlocking(db), isKnown ? `browser ${token}` : request.network) };
  }

  /**
   * Runs one login at a time for each guesser and account, across all instances, so that no burst of guesses is tried
   * at once.
   */
  function oneByOne<Result>(guesser: string, task: () => Promise<Result>): Promise<Result> {
    return inQueue(guesser, async () => {
      if (!(await limiter.tryLock('login', guesser, longest))) throw tooMany(1);
      return task().finally(() => limiter.unlock('login', guesser));
    });
  }

  /**
   * Checks the second factor. Codes are counted by account, from however many addresses, and those of a known browser
   * apart: whoever has stolen the password cannot keep its owner out.
   */
  async function assertCode(professor: string, counted: string, code = ''): Promise<void> {
    if (code === '') throw new Failure('code-required', 'Enter the code of your authenticator app', { field: 'code' });
    await limiter.use('code', counted, codeRate);
    const isSpent = await db.transaction().execute((transaction) => spendCode(transaction, professor, code, now()));
    if (!isSpent) {
      throw new Failure('code-invalid', 'This code is not valid, or was used before', { field: 'code' });
    }
    await limiter.refund('code', counted);
  }

  app.route({
    method: 'POST',
    url: '/api/auth/login',
    config: { body: 'json' },
    errorHandler: (error, request, reply) => {
      // A body that is too large can only have too long a password.
      const isLong = toFailure(error).code === 'body-too-large';
      const invalid = new Failure('field-invalid', 'Invalid password', { field: 'password' });
      return answerFailure(isLong ? invalid : error, request, reply);
    },
    handler: async (request, reply): Promise<LoginAnswer> => {
      const { email, password, code } = checkBody(loginRequest, request.body);
      const account = normaliseEmail(email);
      const professor = await findProfessor(db, account);
      const { who, isKnown } = await guesserOf(request, professor);
      const guesser = hash(account, who);
      const checked = await oneByOne(guesser, async () => {
        await limiter.assertNotBlocked('login', guesser, config.LIMIT_LOGIN_ACCOUNT);
        await limiter.use('login', who, config.LIMIT_LOGIN);
        const hashing = (isKnown ? knownQueue : queue)(() => isPassword(password, professor?.password));
        const isRight = await hashing.catch(async (error) => {
          await limiter.refund('login', who);
          throw error;
        });
        if (!isRight || professor === undefined) {
          await limiter.countFailure('login', guesser, config.LIMIT_LOGIN_ACCOUNT);
          throw invalidCredentials();
        }
        await limiter.refund('login', who);
        if (professor.isTwoFactor) await assertCode(professor.id, isKnown ? who : professor.id, code);
        await limiter.clearFailures('login', guesser);
        return professor;
      });
      const at = now();
      const token = await db.transaction().execute(async (transaction) => {
        // The account may have been removed or given a new password or factor while this one was being checked.
        if (!(await holdAccount(transaction, checked))) throw invalidCredentials();
        return openSession(transaction, checked.id, at, nameDevice(request.headers['user-agent']));
      });
      const after = (time: number) => new Date(at.getTime() + time).toISOString();
      reply.header('cache-control', 'no-store');
      return { token, expiresAt: after(Math.min(idleLimit, ageLimit)), knownUntil: after(knownFor) };
    },
  });

  app.post('/api/auth/logout', async (request, reply) => {
    const { token } = await requireSession(context, request);
    await closeSession(db, token, now());
    return reply.code(204).send();
  });
}
