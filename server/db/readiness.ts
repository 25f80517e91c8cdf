import type { Database } from './open.ts';

/** Milliseconds that an answer is cached, so that frequent health checks stay cheap. */
const cachedFor = 2000;
/** Milliseconds. */
const timeout = 5000;

/** Called when the database stops accepting writes, and when it accepts them again. */
export interface Listener {
  readonly onUnready: (error: unknown) => void;
  readonly onReady: () => void;
}

async function write({ db }: Database, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insertInto('settings')
    .values({ name: 'last-checked', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

function within<Result>(milliseconds: number, running: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database took longer than ${milliseconds} ms to write`)),
      milliseconds,
    );
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/**
 * Gives a function that tells whether the database is ready, by writing a row. With SQLite this also checks that the
 * file is still the one at its path.
 */
export function watchReadiness(database: Database, now: () => Date, listener: Listener): () => Promise<boolean> {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | null = null;
  let wasReady = true;

  async function check(): Promise<boolean> {
    try {
      await within(timeout, write(database, now()));
      if (!wasReady) listener.onReady();
      wasReady = true;
    } catch (error) {
      if (wasReady) listener.onUnready(error);
      wasReady = false;
    }
    return wasReady;
  }

  return () => {
    const at = now().getTime();
    if (last === null || Math.abs(at - last.at) >= cachedFor) last = { at, ready: check() };
    return last.ready;
  };
}
