import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { inspectSqlite } from './inspect-sqlite.ts';
import { migrate, UnusableDatabase } from './migrate.ts';
import type { DatabaseKind } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { openSqliteFile, type SqliteConnections } from './sqlite-file.ts';
import type { Db, Tables } from './tables.ts';

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** The SQLite file, for backups and for erasing data from its log; null with PostgreSQL. */
  readonly file: SqliteConnections | null;
  /** A random text that is created with the database, for keyed hashes. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

/** Where the database is, from the settings. */
export interface DatabaseLocation {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

/**
 * Names a database for the operator: the full path of the file, or PostgreSQL's host and database, never a user or a
 * password.
 */
export function nameDatabase({ DATA_DIR, DATABASE_URL }: DatabaseLocation): string {
  if (DATABASE_URL === undefined) return resolve(DATA_DIR, 'site.sqlite');
  const { host, pathname, searchParams } = new URL(DATABASE_URL);
  const where = host || searchParams.get('host') || 'this machine';
  return `PostgreSQL on ${where}, database ${decodeURIComponent(pathname.slice(1)) || 'of the user'}`;
}

async function readSecret(db: Db): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

async function prepare(kind: DatabaseKind, db: Db, file: SqliteConnections | null): Promise<Database> {
  await migrate(db, kind);
  return { kind, db, file, secret: await readSecret(db), close: () => db.destroy() };
}

/** Whether a missing database is created. */
type Missing = 'make' | 'refuse';

function refuseMissing(location: DatabaseLocation): never {
  throw new UnusableDatabase(
    `There is no database yet: ${nameDatabase(location)}. The server makes it when it starts, and so does \`admin init\`. If there should be one, DATA_DIR or DATABASE_URL is not what the server has: see server/deploy/site-admin.`,
  );
}

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('schema_version') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

function connect(url: string, onBroken: (error: Error) => void): Db {
  return new Kysely<Tables>({ dialect: postgresDialect(url, onBroken) });
}

function unusablePostgres(location: DatabaseLocation, error: unknown): UnusableDatabase {
  if (error instanceof UnusableDatabase) return error;
  // Where a name has several addresses, the error for all of them has a code alone.
  const { message, code } = error as NodeJS.ErrnoException;
  const said = `The database cannot be used: ${nameDatabase(location)}: ${message || code}. Check DATABASE_URL.`;
  return new UnusableDatabase(said, { cause: error });
}

async function openPostgres(
  location: DatabaseLocation,
  url: string,
  missing: Missing,
  onBroken: (error: Error) => void,
): Promise<Database> {
  const db = connect(url, onBroken);
  try {
    if (missing === 'refuse' && !(await hasTables(db))) refuseMissing(location);
    return await prepare('postgres', db, null);
  } catch (error) {
    await db.destroy();
    throw unusablePostgres(location, error);
  }
}

async function openSqlite(location: DatabaseLocation, missing: Missing): Promise<Database> {
  const found = await inspectSqlite(join(location.DATA_DIR, 'site.sqlite'));
  if (missing === 'refuse' && found !== 'ours') refuseMissing(location);
  const file = await openSqliteFile(location.DATA_DIR);
  return prepare('sqlite', new Kysely<Tables>({ dialect: sqliteDialect(file) }), file);
}

/**
 * Opens PostgreSQL if DATABASE_URL is set, else the SQLite file in DATA_DIR, and migrates the tables. Creates a
 * database that is missing, unless `missing` is `refuse`. Throws UnusableDatabase.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onBroken: (error: Error) => void = () => {},
  missing: Missing = 'make',
): Promise<Database> {
  const { DATABASE_URL: url } = location;
  return url === undefined ? openSqlite(location, missing) : openPostgres(location, url, missing, onBroken);
}

/** Opens an existing database. Throws UnusableDatabase when there is none. */
export function openExisting(location: DatabaseLocation): Promise<Database> {
  return openDatabase(location, undefined, 'refuse');
}

/** True when there is a database with this server's tables. Throws UnusableDatabase for somebody else's. */
export async function hasDatabase(location: DatabaseLocation): Promise<boolean> {
  const { DATABASE_URL: url } = location;
  if (url === undefined) return (await inspectSqlite(join(location.DATA_DIR, 'site.sqlite'))) === 'ours';
  const db = connect(url, () => {});
  try {
    return await hasTables(db);
  } catch (error) {
    throw unusablePostgres(location, error);
  } finally {
    await db.destroy();
  }
}
