import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer of the API is data: it may load nothing. A page has a policy of its own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Sets the security headers and the request id of an answer, unless it says that nothing has changed: what the reader kept has them. A page has set a content policy of its own. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  if (reply.statusCode === 304) return;
  reply.headers(everywhere);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}

/** Sets these headers on the answer of every route. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    setHeaders(request, reply);
    next();
  });
}
