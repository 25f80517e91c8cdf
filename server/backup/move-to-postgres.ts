import { closeSync, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Counts, countRows } from '../db/counts.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open.ts';
import type { DbTransaction, Tables } from '../db/tables.ts';
import { restoreSqlite } from './restore.ts';

/** True for a file that begins with a text. */
function beginsWith(path: string, header: string): boolean {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(header.length);
  readSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
  return bytes.toString('latin1') === header;
}

/** True for a file that begins as every SQLite database does. */
export function isSqlite(path: string): boolean {
  return beginsWith(path, 'SQLite format 3\0');
}

/** True for a file that begins as every archive of `pg_dump` does. */
export function isArchive(path: string): boolean {
  return beginsWith(path, 'PGDMP');
}

async function copyRows({ file }: Database, transaction: DbTransaction): Promise<void> {
  // The secret and the revision come with the rows.
  await transaction.deleteFrom('settings').execute();
  const ours = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'";
  // In the order in which they were created, a table comes after those that it refers to.
  for (const { name } of file?.reader.prepare(`${ours} and name <> 'schema_version' order by rowid`).all() ?? []) {
    // One by one: a row may hold a file of ten megabytes.
    for (const row of file?.reader.prepare(`select * from ${name}`).iterate() ?? []) {
      await transaction
        .insertInto(name as keyof Tables)
        .values({ ...(row as object) } as never)
        .execute();
    }
  }
}

/**
 * Copies a SQLite backup, which may be of an older version, into an empty PostgreSQL database: all rows or none. Gives
 * the number of its rows.
 */
export async function moveToPostgres(location: DatabaseLocation, backup: string): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'site-move-'));
  try {
    await restoreSqlite(folder, backup, new Date());
    const from = await openDatabase({ DATA_DIR: folder });
    const to = await openDatabase(location);
    try {
      await to.db.transaction().execute((transaction) => copyRows(from, transaction));
      const counts = await countRows(to.db);
      if (isDeepStrictEqual(counts, await countRows(from.db))) return counts;
      throw new Error(
        'PostgreSQL does not hold as many rows as the backup. Make another empty database, and try again.',
      );
    } finally {
      await from.close();
      await to.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
