import type { Queries } from './tables.ts';

const counted = ['questions', 'submissions', 'uploads', 'messages', 'chats', 'professors'] as const;
export type CountedTable = (typeof counted)[number];
/** How many rows there are of what people have sent or made. */
export type Counts = Readonly<Record<CountedTable, number>>;

/** Counts with a function that counts the rows of one table. */
export async function countWith(count: (table: CountedTable) => number | Promise<number>): Promise<Counts> {
  const entries: [string, number][] = [];
  for (const table of counted) entries.push([table, await count(table)]);
  return Object.fromEntries(entries) as Counts;
}

/** Counts what a database holds. */
export function countRows(db: Queries): Promise<Counts> {
  return countWith(async (table) => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  });
}

/** How many rows there are in all. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Counts for people: `3 questions, 1 submission`. */
export function describeCounts(counts: Counts): string {
  const parts = Object.entries(counts).map(
    ([name, count]) => `${count} ${count === 1 ? name.replace(/s$/, '') : name}`,
  );
  return parts.join(', ').replace(/chats?\b/, 'lines of chat');
}
