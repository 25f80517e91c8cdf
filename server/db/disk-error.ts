import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { classify } from './errors.ts';

const probed = 65_536;

/** What keeps a file beside the database from growing as far as the database has grown, or null. */
function findLimit(path: string): unknown {
  const probe = `${path}-probe`;
  const sizes = [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0);
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      writeSync(file, Buffer.alloc(probed, 1), 0, probed, Math.max(...sizes));
    } finally {
      closeSync(file);
    }
    return null;
  } catch (error) {
    return error;
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * Tells a reached quota or limit on the size of files from a disk that fails: SQLite calls both an I/O error and keeps
 * the reason to itself. Gives the error of the file system where that is the reason, else the error as it is.
 */
export function explainDiskError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('disk I/O error')) return error;
  const limit = findLimit(path);
  return classify(limit) === 'full' ? limit : error;
}
