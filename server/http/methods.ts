import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/**
 * Collects the routes that are registered after it, and on `close` answers 405 with `Allow` to every other method on
 * their paths, whatever the body; OPTIONS is left to CORS where that is on.
 */
export function refuseOtherMethods(app: FastifyInstance, isShared: boolean): { close: () => void } {
  for (const name of METHODS) if (!app.supportedMethods.includes(name)) app.addHttpMethod(name);
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
        const refuse = async () => {
          throw new Failure('method-not-allowed', 'This call does not have that method', { allow });
        };
        app.route({
          method: app.supportedMethods.filter((name) => !methods.has(name) && !(isShared && name === 'OPTIONS')),
          url,
          onRequest: refuse,
          handler: refuse,
        });
      }
    },
  };
}
