import type { FastifyInstance } from 'fastify';
import type { Answerer } from '../answer/answer.ts';
import type { Context } from '../context.ts';
import { answerRequest, type SiteAnswer } from '../contract/chat.ts';
import { checkBody } from '../http/check.ts';

/**
 * `POST /api/answer`: answers a question of the search from the site's own texts. It needs no address, and nothing is
 * stored.
 */
export function addAnswer(app: FastifyInstance, { config, limiter }: Context, answer: Answerer): void {
  app.route({
    method: 'POST',
    url: '/api/answer',
    config: { body: 'json' },
    handler: async (request): Promise<SiteAnswer> => {
      const { message } = checkBody(answerRequest, request.body);
      await limiter.consumeShare('answer', request.network, config.LIMIT_ANSWERS, config.LIMIT_ANSWERS_ALL);
      const { content, kind, sources } = await answer(message);
      return { content, kind, sources };
    },
  });
}
