import { PostgresDialect } from 'kysely';

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

/**
 * Kysely over a pool of connections; `onBroken` is called when an idle connection breaks, which is then replaced. Its
 * package is loaded with the first statement: most sites have the embedded database.
 */
export function postgresDialect(url: string, onBroken: (error: Error) => void): PostgresDialect {
  return new PostgresDialect({ pool: () => openPool(url, onBroken) });
}

async function openPool(url: string, onBroken: (error: Error) => void) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'cognitive-economics-site', ...limits });
  // Without a listener the process would end with the connection, also with one in the middle of a transaction, whose
  // next statement fails then.
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
