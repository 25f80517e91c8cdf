import type { DbTransaction } from './tables.ts';

/**
 * Keeps others from changing a question, and what is decided by holding it, until the transaction ends: what its next
 * statements read stays true. PostgreSQL locks a row that is written, and not one that is read. Gives whether the
 * question is hidden; undefined when there is none.
 */
export function holdQuestion(transaction: DbTransaction, id: string): Promise<{ hidden: number } | undefined> {
  return transaction
    .updateTable('questions')
    .set(({ ref }) => ({ hidden: ref('hidden') }))
    .where('id', '=', id)
    .returning('hidden')
    .executeTakeFirst();
}
