import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type VerifyAnswer, verifyRequest } from '../contract/chat.ts';
import { saveVerified } from '../db/chats.ts';
import { isRespondent } from '../db/submissions.ts';
import { checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';

/** `POST /api/verify-email`: admits an address to the chat. Failures alone are counted, since a classroom shares one network. */
export function addVerifyEmail(app: FastifyInstance, { config, db, limitGuesses, now }: Context): void {
  app.route({
    method: 'POST',
    url: '/api/verify-email',
    config: { body: 'json' },
    handler: async (request): Promise<VerifyAnswer> => {
      const { email } = checkBody(verifyRequest, request.body);
      const isAdmitted = await limitGuesses(
        request.network,
        async () => config.CHAT_ACCESS === 'everyone' || isRespondent(db, email),
      );
      if (!isAdmitted) throw new Failure('not-respondent', 'This email has not completed the questionnaire.');
      await saveVerified(db, email, now());
      return { verified: true };
    },
  });
}
