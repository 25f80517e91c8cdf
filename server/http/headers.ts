import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** API responses load nothing. Pages set a policy of their own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Sets the security headers and the request id of a response. A 304 gets no security headers, since the cached response
 * has them. Pages have set a content policy of their own.
 */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  if (reply.statusCode === 304) return;
  reply.headers(everywhere);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}

/** Sets these headers on every response. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    setHeaders(request, reply);
    next();
  });
}
