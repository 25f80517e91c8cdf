import type { Queries } from './tables.ts';

const counted = ['questions', 'submissions', 'uploads', 'messages', 'chats', 'professors'] as const;
export type CountedTable = (typeof counted)[number];
/** The number of rows in each table that people fill. */
export type Counts = Readonly<Record<CountedTable, number>>;

/** Counts with a function that counts the rows of one table. */
export async function countWith(count: (table: CountedTable) => number | Promise<number>): Promise<Counts> {
  const entries: [string, number][] = [];
  for (const table of counted) entries.push([table, await count(table)]);
  return Object.fromEntries(entries) as Counts;
}

/** Counts the rows of a database. */
export function countRows(db: Queries): Promise<Counts> {
  return countWith(async (table) => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  });
}

/** The number of rows in all tables. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Formats counts by the names of their tables: `3 questions, 1 submission`. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(
    ([name, count]) => `${count} ${count === 1 ? name.replace(/s$/, '') : name}`,
  );
  return parts.join(', ').replace(/chat(s?)\b/, 'line$1 of chat');
}
