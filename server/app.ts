/** Builds the whole server without listening. */
import { createServer, type ServerOptions } from 'node:http';
import type { Writable } from 'node:stream';
import fastifyCors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import type { Answerers } from './answer/create-answerers.ts';
import { createGuessLimit } from './auth/limit-guesses.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Counters } from './db/counters.ts';
import { createHasher } from './db/hash.ts';
import { createIds } from './db/ids.ts';
import type { Database } from './db/open.ts';
import { watchReadiness } from './db/readiness.ts';
import { watchRevision } from './db/revision.ts';
import { scrub } from './db/scrub.ts';
import { addViews } from './db/views.ts';
import { answerFailure } from './http/answer-failure.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { answerSocket } from './http/answer-socket.ts';
import { readBodies, refuseOtherBodies } from './http/bodies.ts';
import { Failure } from './http/failure.ts';
import { addHeaders } from './http/headers.ts';
import { createLimiter } from './http/limiter.ts';
import { createRequestIds, logging, logRequests, warnOfProxies } from './http/log.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { noteNetworks } from './http/network.ts';
import { refuseForeign, refuseWithoutHost } from './http/origin.ts';
import { addAnswer } from './routes/answer.ts';
import { addAuth } from './routes/auth.ts';
import { addChat } from './routes/chat.ts';
import { addDesk } from './routes/desk/add-desk.ts';
import { addEmail } from './routes/email.ts';
import { addForms } from './routes/forms.ts';
import { addHealth } from './routes/health.ts';
import { addQuestions } from './routes/questions.ts';
import { addReplies } from './routes/replies.ts';
import { addReplyMails } from './routes/reply-mails.ts';
import { addVerifyEmail } from './routes/verify-email.ts';
import { addViewCounts } from './routes/views.ts';
import { answerMalformed } from './site/answer-malformed.ts';
import { createViewCounter } from './site/count-views.ts';
import { createSendForum } from './site/forum-pages.ts';
import { watchSite } from './site/read-site.ts';
import { serveSite } from './site/serve-site.ts';

const KiB = 1024;
const connections: ServerOptions = {
  maxHeaderSize: 16 * KiB,
  headersTimeout: 10_000,
  // Bodies have timeouts of their own, stricter than this one, which is for a file on a slow line.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 72_000,
  requireHostHeader: false,
};

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly counters: Counters;
  readonly answer: Answerers;
  /** Sends the notices that wait; null when no mail is configured. */
  readonly notify: (() => void) | null;
  readonly now: () => Date;
  /** The stream of the log; stdout when it is not given. */
  readonly log?: Writable | undefined;
}

function createContext({ config, database, counters, notify, now }: AppParts): Context {
  const hash = createHasher(database.secret);
  const limiter = createLimiter(counters, () => now().getTime());
  const limitGuesses = createGuessLimit(limiter, config.LIMIT_VERIFY);
  const readRevision = watchRevision(database);
  const overwrite = (table: 'questions') => scrub(database, table);
  return {
    config,
    db: database.db,
    readRevision,
    overwrite,
    makeId: createIds(),
    limiter,
    limitGuesses,
    hash,
    now,
    notify,
  };
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, answer } = parts;
  const site = watchSite(config.DIST_DIR);
  const app = fastify({
    ...logging(config.LOG_LEVEL, parts.log),
    trustProxy: config.TRUST_PROXY,
    serverFactory: (handle) => createServer(connections, answerInTurn(handle)),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 64 },
    genReqId: createRequestIds(),
    clientErrorHandler: answerSocket,
    frameworkErrors: (error, request, reply) => void answerMalformed(site, error, request, reply),
    rewriteUrl: ({ url = '/' }) => {
      const base = site.base();
      const rest = url.startsWith(base) ? url.slice(base.length) : url;
      if (rest.startsWith('/')) return rest;
      return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
    },
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async () => {
    throw new Failure('not-found', 'There is nothing at this address');
  });
  addHeaders(app);
  refuseWithoutHost(app);
  noteNetworks(app);
  if (['info', 'debug'].includes(config.LOG_LEVEL)) logRequests(app);
  if (config.TRUST_PROXY === false) warnOfProxies(app);
  refuseForeign(app, config.CORS_ORIGINS);
  refuseOtherBodies(app);
  readBodies(app);
  const isShared = config.CORS_ORIGINS.length > 0;
  if (isShared) {
    await app.register(fastifyCors, {
      origin: [...config.CORS_ORIGINS],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['content-type', 'authorization', 'if-none-match'],
      exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
      strictPreflight: false,
    });
  }

  const methods = refuseOtherMethods(app, isShared);
  const context = createContext(parts);
  const views = createViewCounter({
    site,
    now: parts.now,
    write: (counts) => database.db.transaction().execute((transaction) => addViews(transaction, counts)),
    onFailure: (err) => app.log.error({ err }, 'views of pages are not written yet'),
  });
  app.addHook('onClose', views.stop);
  addHealth(
    app,
    watchReadiness(database, parts.now, {
      onUnready: (err) => app.log.error({ err }, 'the database does not keep what is written to it'),
      onReady: () => app.log.info('the database keeps what is written to it again'),
    }),
    async () => [
      ...(context.notify === null ? [] : ['mail' as const]),
      ...((await views.isOn()) ? ['views' as const] : []),
    ],
  );
  addQuestions(app, context);
  addReplies(app, context);
  addReplyMails(app, context, site);
  addAuth(app, context);
  addForms(app, context);
  addVerifyEmail(app, context);
  addChat(app, context, answer.chat);
  addAnswer(app, context, answer.search);
  addEmail(app, context);
  addViewCounts(app, context, views);
  addDesk(app, context, views);
  const onFailure = (err: unknown) => app.log.error({ err }, 'the program that renders the forum does not load');
  await serveSite(app, site, createSendForum(context, onFailure));
  methods.close();
  app.all('/api/*', async () => {
    throw new Failure('not-found', 'There is no such call');
  });
  return app;
}
