import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import type { Queries } from './tables.ts';

const name = 'questions-revision';

/** Marks the public list as changed, in the transaction that changes it. */
export async function bumpRevision(queries: Queries): Promise<void> {
  await queries.updateTable('settings').set({ value: randomUUID() }).where('name', '=', name).execute();
}

/** Reads the revision of the public list: a text that differs after each change. */
export type ReadRevision = () => Promise<string>;

/**
 * Gives a function that reads the revision of the public list, which every visit asks for. SQLite tells in a few
 * microseconds whether anything was committed since the last call, by this process or by another such as `admin`, and
 * only then the revision is read again; requests in the same iteration of the event loop share one check. PostgreSQL is
 * asked each time.
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
