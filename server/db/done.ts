import type { Queries } from './tables.ts';

/** Marks a submission or a message as done, or as waiting again; false when there is none. */
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
