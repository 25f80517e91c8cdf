import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Context } from '../context.ts';
import { limitReading } from '../http/limit-reading.ts';
import type { ViewCounter } from '../site/count-views.ts';

/** Longer than any path of a site. */
const bodyLimit = 1024;

/**
 * `POST /api/views`: counts a view of a page. The visitor's browser and address are only used to keep programs and
 * floods out, and are not stored; the response does not tell whether the view was counted.
 */
export function addViewCounts(app: FastifyInstance, { config, now }: Context, views: ViewCounter): void {
  const countSource = limitReading(config.LIMIT_VIEWS, now);
  const countAll = limitReading(config.LIMIT_VIEWS_ALL, now);

  app.route({
    method: 'POST',
    url: '/api/views',
    config: { body: 'text', bodyLimit },
    handler: async (request, reply) => {
      const agent = request.headers['user-agent'] ?? '';
      countSource(request.network);
      if (agent !== '' && !isbot(agent) && typeof request.body === 'string') {
        countAll('everybody');
        await views.count(request.body);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
