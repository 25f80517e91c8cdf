import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

const answered = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/**
 * Collects the routes that are registered after it, and on `close` answers 405 with `Allow` to every other method on
 * their paths; OPTIONS is left to CORS where that is on.
 */
export function refuseOtherMethods(app: FastifyInstance, isShared: boolean): { close: () => void } {
  const calls = new Map<string, Set<string>>();
  let open = true;
  app.addHook('onRoute', ({ url, method }) => {
    if (!open) return;
    const methods = calls.get(url) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    calls.set(url, methods);
  });
  return {
    close: () => {
      open = false;
      for (const [url, methods] of calls) {
        const allow = [...methods].sort();
        app.route({
          method: answered.filter((name) => !methods.has(name) && !(isShared && name === 'OPTIONS')),
          url,
          handler: async () => {
            throw new Failure('method-not-allowed', 'This call does not have that method', { allow });
          },
        });
      }
    },
  };
}
