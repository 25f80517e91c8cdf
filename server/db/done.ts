import type { Queries } from './tables.ts';

/** Notes that the professor is done with a submission or a message, or that it waits again; false when there is none. */
export async function markDone(
  queries: Queries,
  table: 'submissions' | 'messages',
  id: string,
  doneAt: Date | null,
): Promise<boolean> {
  const marked = await queries
    .updateTable(table)
    .set({ done_at: doneAt?.toISOString() ?? null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
