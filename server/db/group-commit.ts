import { setImmediate as nextTick } from 'node:timers/promises';
import { retryWhileLocked } from './retry-while-locked.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** At most so many writers share a commit. */
const most = 100;
/** The SQL standard's code for a transaction that failed because of another one. */
const serializationFailure = '40001';

/** One writer's turn, which ends with one of the two. */
export interface WriteTurn {
  /** Settles when the write is on the disk, or has failed. */
  readonly commit: () => Promise<void>;
  readonly rollback: () => void;
}

interface Waiting {
  /** As `performance.now()` gives it. */
  readonly since: number;
  readonly start: (turn: WriteTurn) => void;
  readonly refuse: (error: unknown) => void;
}

interface Committing {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gives writers their turns on a connection, one at a time. Writers that come together share one commit, the expensive
 * part of a durable write. Each has a savepoint of its own, so that rolling one back leaves the others, and nobody is
 * told of success before the commit. `assertSameFile` throws when the commit went to a file that is no longer at its
 * path; that counts as a failure too. Taking a turn throws SQLite's `busy` when another process has been writing for
 * two seconds.
 */
export function createGroupCommit(file: SqliteFile, assertSameFile: () => void): () => Promise<WriteTurn> {
  const waiting: Waiting[] = [];
  let isRunning = false;

  /** Lets one writer write; settles when it has ended its turn. If it commits, it is added to `group`. */
  function giveTurn({ start, refuse }: Waiting, group: Committing[]): Promise<void> {
    return new Promise((end) => {
      try {
        file.exec('savepoint turn');
      } catch (error) {
        refuse(error);
        return end();
      }
      const rollback = () => {
        // A full disk has rolled back the whole transaction already.
        if (file.isTransaction) file.exec('rollback to turn; release turn');
        end();
      };
      const commit = async () => {
        try {
          file.exec('release turn');
        } catch (error) {
          rollback();
          throw error;
        }
        const committed = new Promise<void>((resolve, reject) => group.push({ resolve, reject }));
        end();
        await committed;
      };
      start({ commit, rollback });
    });
  }

  async function writeGroup(since: number): Promise<void> {
    const group: Committing[] = [];
    try {
      await retryWhileLocked(() => file.exec('begin immediate'), since);
    } catch (error) {
      waiting.shift()?.refuse(error);
      return;
    }
    try {
      while (waiting[0] !== undefined && group.length < most) {
        await giveTurn(waiting.shift() as Waiting, group);
        if (!file.isTransaction) {
          const error = new Error('Rolled back together with another writer.');
          throw Object.assign(error, { code: serializationFailure });
        }
      }
      file.exec('commit');
      assertSameFile();
    } catch (error) {
      for (const { reject } of group) reject(error);
      if (file.isTransaction) file.exec('rollback');
      return;
    }
    for (const { resolve } of group) resolve();
  }

  async function run(): Promise<void> {
    // By then all requests that arrived together have been read.
    await nextTick();
    try {
      for (let first = waiting[0]; first !== undefined; first = waiting[0]) await writeGroup(first.since);
    } finally {
      isRunning = false;
    }
  }

  return () =>
    new Promise((start, refuse) => {
      waiting.push({ since: performance.now(), start, refuse });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}
