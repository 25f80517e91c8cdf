import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createAnswerers } from './answer/create-answerers.ts';
import { createEncoder } from './answer/sentence-encoder.ts';
import { buildApp } from './app.ts';
import { createClock, isBehind } from './clock.ts';
import type { Config } from './config.ts';
import { claimSqlite } from './db/claim-sqlite.ts';
import { openCounters } from './db/counters.ts';
import { createHasher } from './db/hash.ts';
import { openDatabase } from './db/open.ts';
import { startRetention } from './db/retention.ts';
import { followConnections } from './http/follow-connections.ts';
import { createMailer } from './notify/mailer.ts';
import { type Notifier, startNotifier } from './notify/notifier.ts';
import { watchSite } from './site/read-site.ts';

/** Milliseconds. */
const lookForIdle = 50;
/** Milliseconds that open requests have to finish during a shutdown. */
const finishWithin = 8000;

export interface Running {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly hasProfessor: boolean;
  /** Waits for open requests and the mail that is being sent, then closes the database. */
  readonly stop: () => Promise<void>;
}

/** Starts the server: database, answerer, notices, retention, and the port. Throws a sentence for the operator. */
export async function startServer(config: Config): Promise<Running> {
  // Every build creates the folder anew.
  const builtAt = await stat(config.DIST_DIR).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const now = createClock(builtAt);
  // The log comes with the app, which needs the parts that report to it.
  const report: { error: (error: unknown, message: string) => void } = { error: () => {} };
  const database = await openDatabase(config, (error) => report.error(error, 'a database connection broke'));
  const { db, file } = database;
  const release = file === null ? () => {} : await claimSqlite(file.path);
  const counters = openCounters(database);
  const built = watchSite(config.DIST_DIR);
  const context = {
    hash: createHasher(database.secret),
    site: async () => {
      const site = await built.read();
      return site === null || site.url === '' || !site.isServedHere ? null : site.url;
    },
  };
  let notifier: Notifier | null = null;
  const { SMTP_URL: url, MAIL_FROM: from, NOTIFY_TO: to } = config;
  if (url !== undefined && from !== undefined && to !== undefined) {
    notifier = startNotifier(db, createMailer({ url, from, to }), now, context, (_notice, error) =>
      report.error(error, 'a notice was not sent'),
    );
  }
  const encoder = createEncoder((error) =>
    report.error(error, 'the sentence model did not load: answers are chosen by words alone'),
  );
  const answer = createAnswerers({
    config,
    database,
    now,
    encode: config.ANSWERS_BY === 'meaning' ? encoder.encode : undefined,
    onFailure: (error) => report.error(error, 'the assistant failed, and goes on without what failed'),
  });
  const app = await buildApp({ config, database, counters, answer, notify: notifier?.wake ?? null, now });
  report.error = (err, message) => app.log.error({ err }, message);
  if (isBehind(builtAt, Date.now())) app.log.error('the clock is before the day when the site was built: set it');
  const retention = startRetention(database, counters, config, () => new Date(), {
    onPurged: (purged) => app.log.info(purged, 'deleted what is older than it may become'),
    onJump: (from) =>
      app.log.warn(
        { from },
        'the clock jumped since the last look: set it if it is wrong; at the next look, in a day, old data are deleted by it',
      ),
    onError: (error) => report.error(error, 'deleting what is due failed'),
  });
  const endUnused = followConnections(app.server);
  const { HOST: host, PORT: port } = config;
  const address = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EADDRINUSE'
        ? `Another program listens on port ${port} of ${host}. End it, or choose another port with PORT.`
        : `The server cannot listen on port ${port} of ${host}: ${error.message}. Set HOST to an address of this machine, and PORT to 1024 or more.`,
    );
  });
  if (config.ANSWERS_BY === 'meaning') {
    answer.warmUp().catch((error) => report.error(error, 'the assistant could not read what it answers with'));
  }
  const professor = await db.selectFrom('professors').select('id').executeTakeFirst();
  return {
    app,
    address,
    hasProfessor: professor !== undefined,
    stop: async () => {
      retention.stop();
      endUnused();
      // A connection whose last request was still open when the closing began becomes idle only later.
      const unused = setInterval(endUnused, lookForIdle);
      const late = setTimeout(() => {
        app.log.warn(`requests that were still open after ${finishWithin / 1000} seconds were cut off`);
        app.server.closeAllConnections();
      }, finishWithin);
      await app.close();
      clearInterval(unused);
      clearTimeout(late);
      await encoder.close();
      await notifier?.stop();
      await database.close();
      release();
    },
  };
}
