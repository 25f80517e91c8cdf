import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { answerFailure } from './http/answer-failure.ts';
import { answerSocket } from './http/answer-socket.ts';
import { Failure } from './http/failure.ts';
import { addHeaders } from './http/headers.ts';
import { logging, logRequests } from './http/log.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { addHealth } from './routes/health.ts';
import { watchSite } from './site/read-site.ts';
import { serveSite } from './site/serve-site.ts';

const KiB = 1024;

/** Builds the whole server without listening. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const site = watchSite(config.DIST_DIR);
  const app = fastify({
    ...logging(config.LOG_LEVEL),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 64 * KiB,
    http: {
      maxHeaderSize: 16 * KiB,
      headersTimeout: 10_000,
      requestTimeout: 300_000,
      connectionsCheckingInterval: 2000,
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 64 },
    genReqId: () => randomBytes(6).toString('hex'),
    clientErrorHandler: answerSocket,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    rewriteUrl: ({ url = '/' }) => {
      const base = site.base();
      return base !== '' && `${url}/`.startsWith(`${base}/`) ? url.slice(base.length) || '/' : url;
    },
  });
  app.removeAllContentTypeParsers();
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async () => {
    throw new Failure('not-found', 'There is nothing at this address');
  });
  addHeaders(app);
  logRequests(app);

  const methods = refuseOtherMethods(app);
  addHealth(app, async () => true);
  app.get('/api/*', async () => {
    throw new Failure('not-found', 'There is no such call');
  });
  await serveSite(app, site);
  methods.close();
  return app;
}
