import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/**
 * True for a request that a page of another site caused. Browsers say so (`Sec-Fetch-Site`). Older ones send the page's
 * origin with everything but its own reads, and it has to be this host. Other programs send neither. Following a link
 * to an address of the API is no attack.
 */
function isForeign({ method, host, headers }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (method === 'OPTIONS' || site === 'same-origin' || site === 'none') return false;
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site !== undefined) return mode !== 'navigate' || (method !== 'GET' && method !== 'HEAD');
  return origin !== undefined && hostOf(origin) !== host.toLowerCase();
}

/** Refuses what names no host, as HTTP/1.1 asks for; Node would do so without a body. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return next();
    next(new Failure('bad-request', 'The request names no host'));
  });
}

/** True for a call of the API. The route's path decides, since the request's path may be percent-encoded. */
function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}

/**
 * Refuses calls from pages of other sites, unless their origin is allowed. It runs before every limit: visitors of such
 * a page must not be counted for it.
 */
export function refuseForeign(app: FastifyInstance, allowed: readonly string[]): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isForeign(request, allowed) || !isCall(request)) return next();
    if (!warned) {
      warned = true;
      request.log.warn(
        'a call from a page of another site was refused; if the site is published there, add its origin to CORS_ORIGINS; if a proxy of yours changes the Host header, let it pass on',
      );
    }
    next(new Failure('origin-refused', 'This call was made from another site, which this server does not answer'));
  });
}
