import type { FastifyInstance } from 'fastify';
import type { Extra, HealthAnswer } from '../contract/health.ts';

/** `GET /api/health`: live as soon as it answers, ready when `isReady` says so. */
export function addHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  listMore: () => Promise<readonly Extra[]>,
): void {
  app.get('/api/health', async (_request, reply): Promise<HealthAnswer> => {
    const ready = await isReady();
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { live: true, ready, takes: ['turns', 'stream', 'answer', 'desk', 'replies', ...(await listMore())] };
  });
}
