import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Counts } from '../db/counts.ts';
import { classify } from '../db/errors.ts';
import type { Database } from '../db/open.ts';
import { assertMovable } from '../db/sqlite-file.ts';
import { dumpPostgres } from './backup-postgres.ts';
import { copySqlite } from './backup-sqlite.ts';

/** Syncs a file and its folder to the disk. Windows cannot open a folder, and keeps a rename without this. */
export async function settle(path: string): Promise<void> {
  // Windows syncs what may be written alone.
  await sync(path, 'r+');
  if (process.platform !== 'win32') await sync(dirname(path), 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes one consistent copy of the database to a file while the server runs: a SQLite file, or pg_dump's archive. The
 * copy is opened and read in full; gives the number of its rows. The file appears complete, readable by its owner
 * alone, or not at all.
 */
export async function backUp(database: Database, databaseUrl: string | undefined, path: string): Promise<Counts> {
  const unfinished = `${path}.unfinished`;
  const discard = async () => {
    for (const name of [unfinished, `${unfinished}-journal`]) await rm(name, { force: true });
  };
  if (database.file !== null) await assertMovable();
  await discard();
  try {
    // Created here, empty and for its owner alone: both programs write into it and keep its mode.
    await (await open(unfinished, 'wx', 0o600)).close();
    const { file } = database;
    const counts =
      file === null
        ? await dumpPostgres(database.db, databaseUrl ?? '', unfinished)
        : await copySqlite(file.path, unfinished);
    await chmod(unfinished, 0o600);
    await settle(unfinished);
    await rename(unfinished, path);
    await settle(path);
    return counts;
  } catch (error) {
    if (classify(error) !== 'full') throw error;
    throw new Error(`There is no room for the backup in \`${dirname(path)}\`. Name a folder on another disk.`);
  } finally {
    await discard();
  }
}
