import type { Transaction } from 'kysely';
import type { Queries, Tables } from './tables.ts';

/** Runs statements in the transaction that the caller has begun, or else in one of their own. */
export function inTransaction<T>(queries: Queries, run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  return queries.isTransaction ? run(queries as Transaction<Tables>) : queries.transaction().execute(run);
}
