import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Answerer, Given } from '../answer/answer.ts';
import { termsOf } from '../answer/terms.ts';
import type { Context } from '../context.ts';
import { type ChatAnswer, chatRequest } from '../contract/chat.ts';
import { addExchange, isVerified } from '../db/chats.ts';
import { askerOf } from '../db/declined.ts';
import { normaliseEmail } from '../db/email.ts';
import { checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';

/** Seconds after which an unfinished answer no longer blocks its address. */
const longest = 40;

function wantsEvents(accept = ''): boolean {
  return /\btext\/event-stream\b/i.test(accept);
}

/**
 * True for a declined question that the site might answer one day. What is off limits may be about somebody's own life,
 * and is not stored a second time.
 */
function isUnanswered(message: string, { kind, isOffLimits }: Given): boolean {
  return kind === 'declined' && isOffLimits !== true && termsOf(message).length > 1;
}

/**
 * Streams an answer as events. A failure before the first part is answered like any other; after it, the events end
 * without an answer.
 */
async function sendEvents(
  reply: FastifyReply,
  finish: (onPart: (text: string) => void) => Promise<ChatAnswer>,
): Promise<FastifyReply> {
  const events = new PassThrough();
  const send = (name: string, data: unknown) => events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  let begin: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const whole = finish((text) => {
    send('part', { text });
    begin?.();
  }).then((answer) => send('answer', answer));
  await Promise.race([begun, whole]);
  whole.catch((error) => reply.log.error({ err: error }, 'an answer broke off')).finally(() => events.end());
  // Without the last one nginx keeps the parts until the answer is whole.
  return reply
    .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(events);
}

/** `POST /api/chat`: answers a verified address from the site's own text, one message at a time. */
export function addChat(app: FastifyInstance, context: Context, answer: Answerer): void {
  const { config, db, hash, limiter, limitGuesses, now, makeId } = context;

  app.route({
    method: 'POST',
    url: '/api/chat',
    config: { body: 'json' },
    handler: async (request, reply): Promise<ChatAnswer | FastifyReply> => {
      const { message, email, turns } = checkBody(chatRequest, request.body);
      const who = normaliseEmail(email);
      const source = request.network;
      if (!(await limitGuesses(source, () => isVerified(db, who)))) {
        throw new Failure('not-verified', 'Please verify your email first.');
      }
      await limiter.consumeShare('chat', source, config.LIMIT_CHAT, config.LIMIT_CHAT_ALL);
      await limiter.use('chat-address', who, config.LIMIT_CHAT_EMAIL);
      if (!(await limiter.tryLock('chat', who, longest))) {
        throw new Failure('chat-busy', 'Wait for the answer to your last message.', { retryAfter: 1 });
      }
      const finish = async (onPart?: (text: string) => void): Promise<ChatAnswer> => {
        try {
          const given = await answer(message, turns, onPart);
          const at = now();
          const declinedTo = isUnanswered(message, given) ? askerOf(hash, email) : null;
          const id = await addExchange(db, makeId, { email, message, answer: given.content, at, declinedTo });
          const { isOffLimits: _, ...said } = given;
          return { id, role: 'assistant', timestamp: at.toISOString(), ...said };
        } finally {
          await limiter.unlock('chat', who);
        }
      };
      return wantsEvents(request.headers.accept) ? sendEvents(reply, finish) : finish();
    },
  });
}
