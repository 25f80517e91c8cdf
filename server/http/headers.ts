import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer of the API is data: it may load nothing. A page has a policy of its own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const everywhere = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Sets the security headers and the request id of an answer; a page replaces the content policy with its own. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(everywhere).header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}

/** Sets these headers on the answer of every route. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    setHeaders(request, reply);
    next();
  });
}
