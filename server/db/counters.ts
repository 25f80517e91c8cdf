import { sql } from 'kysely';
import { createHasher, type Hash } from './hash.ts';
import type { Database } from './open.ts';
import type { Db } from './tables.ts';

export interface Counter {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}

export interface Added extends Counter {
  readonly added: boolean;
}

/**
 * Counters that reset after some time. Losing them loses only the counts. No counter lasts longer than its `seconds`
 * from now, even when the clock was set back after it began.
 */
export interface Counters {
  /** Counts one more, unless there are `most` already. A counter that has expired starts again and lasts `seconds`. */
  readonly add: (name: string, seconds: number, now: number, most?: number) => Promise<Added>;
  /** Counts one less. */
  readonly decrement: (name: string) => Promise<void>;
  /** The counter as it is, or null when it has expired. */
  readonly peek: (name: string, seconds: number, now: number) => Promise<Counter | null>;
  readonly put: (name: string, counter: Counter) => Promise<void>;
  readonly delete: (name: string) => Promise<void>;
  /** Deletes expired counters. */
  readonly sweep: (now: number) => Promise<void>;
}

/** At most so many counters are kept, whatever an attacker with many addresses does; the oldest go first. */
const kept = 100_000;

/** Counters in the memory of one process. */
function countInMemory(): Counters {
  const counters = new Map<string, Counter>();
  const live = (name: string, seconds: number, now: number) => {
    const counter = counters.get(name);
    if (counter === undefined || counter.resetsAt <= now) return null;
    return { ...counter, resetsAt: Math.min(counter.resetsAt, now + seconds * 1000) };
  };
  const put = (name: string, counter: Counter) => {
    counters.delete(name);
    if (counters.size >= kept) counters.delete(counters.keys().next().value ?? '');
    counters.set(name, counter);
  };
  return {
    add: async (name, seconds, now, most = Number.POSITIVE_INFINITY) => {
      const { count, resetsAt } = live(name, seconds, now) ?? { count: 0, resetsAt: now + seconds * 1000 };
      const added = count < most;
      const counter = { count: added ? count + 1 : count, resetsAt };
      put(name, counter);
      return { ...counter, added };
    },
    decrement: async (name) => {
      const counter = counters.get(name);
      if (counter !== undefined) put(name, { ...counter, count: Math.max(0, counter.count - 1) });
    },
    peek: async (name, seconds, now) => {
      const counter = live(name, seconds, now);
      if (counter !== null) put(name, counter);
      return counter;
    },
    put: async (name, counter) => put(name, counter),
    delete: async (name) => void counters.delete(name),
    sweep: async (now) => {
      for (const [name, counter] of counters) if (counter.resetsAt <= now) counters.delete(name);
    },
  };
}

/** Counters that all instances on one PostgreSQL share. Whoever they count is stored as a keyed hash. */
function countInDatabase(db: Db, hash: Hash): Counters {
  async function peek(plainName: string, seconds: number, now: number): Promise<Counter | null> {
    const name = hash(plainName);
    const latest = now + seconds * 1000;
    const row = await db
      .selectFrom('counters')
      .select(['count', 'resets_at'])
      .where('name', '=', name)
      .where('resets_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.resets_at <= latest) return { count: row.count, resetsAt: row.resets_at };
    await db.updateTable('counters').set({ resets_at: latest }).where('name', '=', name).execute();
    return { count: row.count, resetsAt: latest };
  }

  return {
    add: async (name, seconds, now, most) => {
      const resetsAt = now + seconds * 1000;
      const over = sql<boolean>`counters.resets_at <= ${now}`;
      const row = await db
        .insertInto('counters')
        .values({ name: hash(name), count: 1, resets_at: resetsAt })
        .onConflict((conflict) => {
          const update = conflict.column('name').doUpdateSet({
            count: sql<number>`case when ${over} then 1 else counters.count + 1 end`,
            resets_at: sql<number>`case when ${over} then ${resetsAt} else least(counters.resets_at, ${resetsAt}) end`,
          });
          return most === undefined ? update : update.where(sql<boolean>`${over} or counters.count < ${most}`);
        })
        .returning(['count', 'resets_at'])
        .executeTakeFirst();
      if (row !== undefined) return { count: row.count, resetsAt: row.resets_at, added: true };
      const full = await peek(name, seconds, now);
      return { ...(full ?? { count: 0, resetsAt: now }), added: false };
    },
    decrement: async (name) => {
      await db
        .updateTable('counters')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('name', '=', hash(name))
        .where('count', '>', 0)
        .execute();
    },
    peek,
    put: async (name, { count, resetsAt: resets_at }) => {
      await db
        .insertInto('counters')
        .values({ name: hash(name), count, resets_at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ count, resets_at }))
        .execute();
    },
    delete: async (name) => {
      await db.deleteFrom('counters').where('name', '=', hash(name)).execute();
    },
    sweep: async (now) => {
      await db.deleteFrom('counters').where('resets_at', '<=', now).execute();
    },
  };
}

/** In memory for the one process on a SQLite file, in a shared table for instances on PostgreSQL. */
export function openCounters({ kind, db, secret }: Database): Counters {
  return kind === 'sqlite' ? countInMemory() : countInDatabase(db, createHasher(secret));
}
