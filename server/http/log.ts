import { randomBytes } from 'node:crypto';
import { type FastifyInstance, LogController } from 'fastify';

function describeError(error: Error & { readonly code?: unknown }) {
  const { name, code, message, stack } = error;
  return { type: name, code: typeof code === 'string' ? code : undefined, message, stack: stack ?? '' };
}

/** Structured logs on stdout with a request id; network addresses, bodies, queries and headers never enter them. */
export function logging(level: string) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
    },
  };
}

/** Gives a maker of request ids: a random text of this process and a number. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let number = 0;
  return () => {
    number += 1;
    return `${process}-${number.toString(36)}`;
  };
}

/** Warns once when a client speaks for others, as a proxy does, without being trusted to: limits then count the proxy. */
export function warnOfProxies(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn('a request carries X-Forwarded-For; if a proxy of yours sent it, name the proxy in TRUST_PROXY');
    }
    next();
  });
}

/** Logs one line for each answered call of the API; files of the site are logged when something went wrong. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const path = request.routeOptions.url ?? 'none';
    if (path.startsWith('/api/') || reply.statusCode >= 500) {
      const { method } = request;
      request.log.info({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
    next();
  });
}
