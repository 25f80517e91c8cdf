import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type DatabaseKind, migrations, types } from './migrations.ts';
import type { Db } from './tables.ts';

/** The key of our advisory lock, so that instances that start at the same moment wait for each other. */
const lock = 4_321_2025;

/** A database cannot be used as it is; the message is for the operator. */
export class UnusableDatabase extends Error {}

/**
 * Migrates the tables, in one transaction and one instance at a time; running it again changes nothing. Throws
 * UnusableDatabase when a newer version of the server has changed them already.
 */
export async function migrate(db: Db, kind: DatabaseKind): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    if (kind === 'postgres') await run(`select pg_advisory_xact_lock(${lock})`);
    await run(`create table if not exists schema_version (version integer not null) ${types[kind].strict}`);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) {
      throw new UnusableDatabase(
        `The database was changed by a newer version of this server (${version}, this one knows ${migrations.length}). Start that version, or restore a backup made before it.`,
      );
    }
    if (version === migrations.length) return;
    for (const migration of migrations.slice(version)) {
      for (const statement of migration(kind)) await run(statement);
    }
    await run('delete from schema_version');
    await run(`insert into schema_version (version) values (${migrations.length})`);
    if (version > 0) return;
    const settings = ['secret', 'questions-revision'].map((name) => ({ name, value: randomBytes(24).toString('hex') }));
    await transaction.insertInto('settings').values(settings).execute();
  });
}
