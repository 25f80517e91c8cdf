import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { type FastifyInstance, LogController } from 'fastify';

/** Mail servers and databases quote the address in their errors, in brackets or quotes of all kinds. */
const mailAddress = /(?:"[^"\s]*"|[^\s<>()[\]"'`,;:=]+)@[^\s<>()[\]"'`,;:=]+/g;

function withoutAddresses(text: string): string {
  return text.replace(mailAddress, '(an address)');
}

function describeError(error: Error & { readonly code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  const said = withoutAddresses(message);
  // The frames contain paths, in which a version may follow an `@`.
  const frames = stack.startsWith(`${name}: ${message}`) ? stack.slice(name.length + 2 + message.length) : '';
  return {
    type: name,
    code: typeof code === 'string' ? code : undefined,
    message: said,
    stack: frames === '' ? withoutAddresses(stack) : `${name}: ${said}${frames}`,
  };
}

/** A line that cannot be written, as on a full disk, is left out: the server goes on without its log. */
const stdout = {
  write: (line: string) => {
    try {
      writeSync(1, line);
    } catch {
      // There is nobody to tell.
    }
  },
};

/**
 * Fastify's options for structured logs with a request id, on stdout unless a stream is given. Addresses, bodies,
 * queries and headers are never logged.
 */
export function logging(level: string, stream: { readonly write: (line: string) => void } = stdout) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      stream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
    },
  };
}

/** Gives a function that makes request ids: a random text of this process and a number. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let number = 0;
  return () => {
    number += 1;
    return `${process}-${number.toString(36)}`;
  };
}

/**
 * Warns once when a request was forwarded by a proxy that is not trusted: limits then count the proxy as one visitor.
 */
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

/** Logs one line for each API call; other requests are logged when they fail with 5xx. */
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
