import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Milliseconds. A statement that takes longer is cancelled and the visitor is asked to try again; a database that no
 * longer answers at all is given up a little later.
 */
const limits = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 10_000,
  query_timeout: 60_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Kysely over a pool of connections; `onBroken` is called when an idle connection breaks, which is then replaced. */
export function postgresDialect(url: string, onBroken: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'cognitive-economics-site', ...limits });
  // Without a listener the process would end with the connection, also with one in the middle of a transaction, whose
  // next statement fails then.
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
