import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type VerifyAnswer, verifyRequest } from '../contract/chat.ts';
import { isVerified, saveVerified } from '../db/chats.ts';
import { isRespondent } from '../db/submissions.ts';
import { checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';

/**
 * `POST /api/verify-email`: admits an address to the chat. Failures alone are counted, since a classroom shares one
 * network; where everyone is admitted, new addresses at the rate of questionnaires, since they are kept as well.
 */
export function addVerifyEmail(app: FastifyInstance, context: Context): void {
  const { config, db, limiter, limitGuesses, now } = context;
  const admitsEveryone = config.CHAT_ACCESS === 'everyone';

  app.route({
    method: 'POST',
    url: '/api/verify-email',
    config: { body: 'json' },
    handler: async (request): Promise<VerifyAnswer> => {
      const { email } = checkBody(verifyRequest, request.body);
      const isAdmitted = await limitGuesses(request.network, async () => admitsEveryone || isRespondent(db, email));
      if (!isAdmitted) throw new Failure('not-respondent', 'This email has not completed the questionnaire.');
      if (admitsEveryone && !(await isVerified(db, email))) {
        await limiter.consumeShare('admission', request.network, config.LIMIT_FORMS, config.LIMIT_FORMS_ALL);
      }
      await saveVerified(db, email, now());
      return { verified: true };
    },
  });
}
