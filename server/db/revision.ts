import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import type { Queries } from './tables.ts';

const name = 'questions-revision';

/** Says, in the transaction that changes the public list, that it is another one now. */
export async function bumpRevision(queries: Queries): Promise<void> {
  await queries.updateTable('settings').set({ value: randomUUID() }).where('name', '=', name).execute();
}

/** Reads which public list is the current one: a text that is another one after each change. */
export type ReadRevision = () => Promise<string>;

/**
 * Watches the revision of the public list, which every visit asks for. SQLite says in a few microseconds whether
 * anything was committed since it was asked last, by this process or by another such as `admin`, and only then the
 * revision is read again; requests that are answered in the same turn of the event loop ask once. PostgreSQL is asked
 * each time.
 */
export function watchRevision({ db, file }: Database): ReadRevision {
  const query = db.selectFrom('settings').select('value').where('name', '=', name).compile();
  const read = async () => (await db.executeQuery(query)).rows[0]?.value ?? '';
  if (file === null) return read;
  const commits = file.reader.prepare('pragma data_version');
  let known: { readonly value: string; readonly version: unknown } = { value: '', version: null };
  let isAsked = false;
  return async () => {
    if (isAsked) return known.value;
    const version = commits.get()?.data_version;
    if (known.version !== version) known = { value: await read(), version };
    isAsked = true;
    setImmediate(() => {
      isAsked = false;
    });
    return known.value;
  };
}
