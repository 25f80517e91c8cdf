import type { FastifyInstance } from 'fastify';
import type { Answerer } from '../answer/answer.ts';
import { type Context, sourceOf } from '../context.ts';
import { type ChatAnswer, chatRequest } from '../contract.ts';
import { addExchange, isVerified } from '../db/chats.ts';
import { normaliseEmail } from '../db/email.ts';
import { checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';

/** Seconds after which an answer that was never finished stops holding up its address. */
const longest = 40;

/** `POST /api/chat`: answers a verified address from the site's own text, one message at a time. */
export function addChat(app: FastifyInstance, context: Context, answer: Answerer): void {
  const { config, db, limiter, guess, now, makeId } = context;

  app.route({
    method: 'POST',
    url: '/api/chat',
    config: { body: 'json' },
    handler: async (request): Promise<ChatAnswer> => {
      const { message, email, turns } = checkBody(chatRequest, request.body);
      const who = normaliseEmail(email);
      const source = sourceOf(request);
      if (!(await guess(source, () => isVerified(db, who)))) {
        throw new Failure('not-verified', 'Please verify your email first.');
      }
      await limiter.use('chat', source, config.LIMIT_CHAT);
      await limiter.use('chat-address', who, config.LIMIT_CHAT_EMAIL);
      if (!(await limiter.enter('chat', who, longest))) {
        throw new Failure('chat-busy', 'Wait for the answer to your last message.', { retryAfter: 1 });
      }
      try {
        const given = await answer(message, turns);
        const at = now();
        const id = await addExchange(db, makeId, { email, message, answer: given.content, at });
        return { id, role: 'assistant', timestamp: at.toISOString(), ...given };
      } finally {
        await limiter.leave('chat', who);
      }
    },
  });
}
