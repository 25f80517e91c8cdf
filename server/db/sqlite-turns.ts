import { createMutex } from './mutex.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { whileLocked } from './while-locked.ts';

/** Writers that come together share one commit, which is what writing durably costs; so many at most. */
const most = 100;
/** The standard's name for a transaction that failed because of another one. */
const serializationFailure = '40001';

/** One writer's turn, which ends with one of the two. */
export interface WriteTurn {
  /** Settles when what was written is on the disk, or cannot be. */
  readonly keep: () => Promise<void>;
  readonly undo: () => void;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Group {
  readonly waiting: Waiting[];
  /** No writer is to come any more. */
  isDue: boolean;
}

/**
 * Gives writers their turns on a connection, one at a time. Each has a savepoint of its own in the transaction of
 * those who came with it, so that undoing one leaves the others; nobody is told of success before the commit.
 * `assertSameFile` throws when what was committed is in a file that nobody will find: that is no success either.
 * Taking a turn throws SQLite's `busy` when another process has been writing for two seconds.
 */
export function createTurns(file: SqliteFile, assertSameFile: () => void): () => Promise<WriteTurn> {
  const mutex = createMutex();
  let group: Group | null = null;
  let isTaken = false;

  function open(): Group {
    file.exec('begin immediate');
    const opened: Group = { waiting: [], isDue: false };
    setImmediate(() => {
      opened.isDue = true;
      if (group === opened && !isTaken) close(opened);
    });
    return opened;
  }

  function close({ waiting }: Group): void {
    group = null;
    try {
      file.exec('commit');
      assertSameFile();
    } catch (error) {
      if (file.isTransaction) file.exec('rollback');
      for (const { reject } of waiting) reject(error);
      return;
    }
    for (const { resolve } of waiting) resolve();
  }

  function undo(current: Group): void {
    if (file.isTransaction) {
      file.exec('rollback to turn; release turn');
      return;
    }
    // A full disk has rolled back all of them; the others may try again.
    group = null;
    const error = Object.assign(new Error('Rolled back together with another writer.'), { code: serializationFailure });
    for (const { reject } of current.waiting) reject(error);
  }

  return async () => {
    const since = performance.now();
    const end = await mutex.take();
    try {
      group ??= await whileLocked(open, since);
      file.exec('savepoint turn');
    } catch (error) {
      end();
      throw error;
    }
    const current = group;
    isTaken = true;
    const finish = () => {
      isTaken = false;
      const { isDue, waiting } = current;
      if (group === current && (isDue || waiting.length === 0 || waiting.length >= most)) close(current);
      end();
    };
    const giveUp = () => {
      undo(current);
      finish();
    };
    return {
      keep: async () => {
        try {
          file.exec('release turn');
        } catch (error) {
          giveUp();
          throw error;
        }
        const kept = new Promise<void>((resolve, reject) => current.waiting.push({ resolve, reject }));
        finish();
        await kept;
      },
      undo: giveUp,
    };
  };
}
