import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classify } from './errors.ts';
import { UnusableDatabase } from './migrate.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { loadSqlite, unusable } from './sqlite-file.ts';

/**
 * Claims a SQLite file for one server: `site.lock` beside it is locked as long as this process lives, so a server that
 * was killed leaves no claim. Gives a function that releases it. Throws UnusableDatabase when another server still has
 * it after two seconds.
 */
export async function claimSqlite(path: string): Promise<() => void> {
  const mark = join(dirname(path), 'site.lock');
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(mark, { timeout: 0 });
  try {
    chmodSync(mark, 0o600);
    await retryWhileLocked(() => file.exec('begin exclusive'), performance.now());
    return () => file.close();
  } catch (error) {
    file.close();
    if (classify(error) !== 'busy') throw unusable(mark, error);
    throw new UnusableDatabase(
      `Another server works on \`${path}\`. Stop it, or give this one a folder of its own in DATA_DIR. Several servers can share a PostgreSQL database.`,
    );
  }
}
