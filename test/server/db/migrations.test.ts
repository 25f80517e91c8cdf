import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { migrations } from '../../../server/db/migrations.ts';
import { type DatabaseLocation, openDatabase } from '../../../server/db/open.ts';
import { loadSqlite } from '../../../server/db/sqlite-file.ts';
import { createPostgres } from '../../support/server/postgres.ts';
import { isPostgres } from '../../support/server/stage.ts';

const kind = isPostgres ? 'postgres' : 'sqlite';
const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Whether a row has to say what stands in it. SQLite tells it as a number. */
  readonly needed: boolean | number;
}

const columns = isPostgres
  ? `select table_name as "table", column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null as needed
      from information_schema.columns where table_schema = 'public' order by 1, 2`
  : `select s.name as "table", c.name, lower(c.type) as type, c."notnull" = 1 and c.dflt_value is null as needed
      from sqlite_schema s, pragma_table_info(s.name) c where s.type = 'table' order by 1, 2`;

type Run = (statement: string) => Promise<readonly object[]>;

/** Something that a column of a type can hold. */
function fillIn({ type }: Column): string {
  if (/int|double/.test(type)) return '1';
  return type === 'blob' ? "x'78'" : "'x'";
}

/** Makes the tables of a version, with one row in each, and gives their names. */
async function fill(version: number, run: Run): Promise<readonly string[]> {
  for (const migration of migrations.slice(0, version)) for (const statement of migration(kind)) await run(statement);
  const all = (await run(columns)) as Column[];
  const tables = [...new Set(all.map(({ table }) => table))];
  for (const table of tables) {
    const needed = all.filter((column) => column.table === table && column.needed);
    await run(`insert into ${table} (${needed.map(({ name }) => name)}) values (${needed.map(fillIn)})`);
  }
  await run("update settings set name = 'secret'");
  await run('create table schema_version (version integer not null)');
  await run(`insert into schema_version (version) values (${version})`);
  return tables;
}

/** Makes a database as a server of a version left it; the rows refer to none of the others. */
async function makeDatabase(version: number) {
  const DATA_DIR = join(folder, `${version}`);
  if (isPostgres) {
    const DATABASE_URL = await createPostgres();
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query('set session_replication_role = replica');
    const tables = await fill(version, async (statement) => (await client.query(statement)).rows);
    await client.end();
    return { location: { DATA_DIR, DATABASE_URL }, tables };
  }
  mkdirSync(DATA_DIR);
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(join(DATA_DIR, 'site.sqlite'), { enableForeignKeyConstraints: false });
  const tables = await fill(version, async (statement) => file.prepare(statement).all() as object[]);
  file.close();
  return { location: { DATA_DIR }, tables };
}

/** The columns of a database that the server has opened, and how many rows these tables have. */
async function inspect(location: DatabaseLocation, tables: readonly string[]) {
  const { db, close } = await openDatabase(location);
  const { rows: found } = await sql.raw<Column>(columns).execute(db);
  const counts: number[] = [];
  for (const table of tables) {
    const { rows } = await sql.raw<{ count: number }>(`select count(*) as count from ${table}`).execute(db);
    counts.push(Number(rows[0]?.count));
  }
  await close();
  return { found, counts };
}

test('a database of every earlier version becomes one of this version, and keeps its rows', async () => {
  const newest = await makeDatabase(migrations.length);
  const { found: wanted } = await inspect(newest.location, []);
  for (let version = 1; version < migrations.length; version += 1) {
    const { location, tables } = await makeDatabase(version);
    const { found, counts } = await inspect(location, tables);
    assert.equal(found, wanted, `from version ${version}`);
    assert.equal(counts, Array(tables.length).fill(1), `from version ${version}: ${tables}`);
  }
});

test.run();
