import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Counts, countWith } from '../db/counts.ts';
import { loadSqlite, type SqliteFile, withConnection } from '../db/sqlite-file.ts';

function count(file: SqliteFile): Promise<Counts> {
  return countWith((table) => Number(file.prepare(`select count(*) as count from ${table}`).get()?.count));
}

/** Opens a copy, checks every page and counts its rows. Throws when it is damaged. */
export async function verifySqlite(path: string): Promise<Counts> {
  const { DatabaseSync } = await loadSqlite();
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  const copy = new DatabaseSync(url, { readOnly: true });
  try {
    const found = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {})[0];
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
    return await count(copy);
  } finally {
    copy.close();
  }
}

/** Copies the database at one moment into an empty file, and gives the number of rows in the copy. */
export async function copySqlite(from: string, to: string): Promise<Counts> {
  return withConnection(from, async (file) => {
    const look = async () => {
      const version = Object.values(file.prepare('pragma data_version').get() ?? {})[0];
      return { version, counts: await count(file) };
    };
    const before = await look();
    file.prepare('vacuum into ?').run(to);
    const after = await look();
    const copied = await verifySqlite(to);
    // If nobody wrote meanwhile, the counts must agree. Otherwise each is right for its own moment.
    if (before.version === after.version && !isDeepStrictEqual(copied, after.counts)) {
      throw new Error('The copy does not hold as many rows as the database. Look at the disk that it was written to.');
    }
    return copied;
  });
}
