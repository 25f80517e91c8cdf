import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import type { Queries } from './tables.ts';

const name = 'questions-revision';
/** Milliseconds after which a change by another process, such as `admin`, shows. */
const trusted = 100;

/** Says, in the transaction that changes the public list, that it is another one now. */
export async function touch(queries: Queries): Promise<void> {
  await queries.updateTable('settings').set({ value: randomUUID() }).where('name', '=', name).execute();
}

/** Which public list is the current one. */
export interface Revision {
  /** A text that is another one after each change. */
  readonly read: () => Promise<string>;
  /** To be called when this process has changed the list. */
  readonly changed: () => void;
}

/**
 * Watches the revision of the public list, which every visit asks for. On a SQLite file this process is the only
 * server, so what it has read stays true until it changes the list itself; PostgreSQL is asked each time.
 */
export function watchRevision({ db, kind }: Database): Revision {
  const query = db.selectFrom('settings').select('value').where('name', '=', name).compile();
  let known: { readonly value: string; readonly until: number } | null = null;
  return {
    changed: () => {
      known = null;
    },
    read: async () => {
      const now = performance.now();
      if (known !== null && now < known.until) return known.value;
      const { rows } = await db.executeQuery(query);
      const value = rows[0]?.value ?? '';
      if (kind === 'sqlite') known = { value, until: now + trusted };
      return value;
    },
  };
}
