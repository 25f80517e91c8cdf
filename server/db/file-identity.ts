import { statSync } from 'node:fs';

/** The file that the server writes to is no longer the one at its path: what it writes now would be lost. */
class ReplacedDatabase extends Error {
  readonly code = 'DATABASE_REPLACED';
}

function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}/${found.ino}`;
}

/**
 * Records the identity (device and inode) of a database file and its log, and gives a check that throws
 * ReplacedDatabase once one of them was deleted or replaced. SQLite itself would go on writing to a file that has no
 * name any more.
 */
export function watchIdentity(path: string): () => void {
  const files = [path, `${path}-wal`];
  const known = files.map(identityOf);
  return () => {
    const gone = files.find((file, index) => {
      const identity = identityOf(file);
      // The log is created by the first transaction.
      known[index] ??= identity;
      return identity === null || identity !== known[index];
    });
    if (gone === undefined) return;
    throw new ReplacedDatabase(
      `\`${gone}\` was deleted or replaced while the server was running. Nothing is kept until it is put back, or the server is started again with the file that shall hold.`,
    );
  };
}
