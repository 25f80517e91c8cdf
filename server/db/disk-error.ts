import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { classify } from './errors.ts';

const probed = 65_536;

/** The error that keeps a file beside the database from growing to the database's size, or null. */
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
 * Tells a quota or a file size limit that was reached from a disk that fails: SQLite reports both as an I/O error
 * without the reason. Gives the file system's error when that is the reason, else the same error.
 */
export function explainDiskError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('disk I/O error')) return error;
  const limit = findLimit(path);
  return classify(limit) === 'full' ? limit : error;
}
