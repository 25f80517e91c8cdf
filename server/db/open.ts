import { Kysely } from 'kysely';
import { migrate, UnusableDatabase } from './migrate.ts';
import type { Kind } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { openSqliteFile, type SqliteConnections } from './sqlite-file.ts';
import type { Db, Tables } from './tables.ts';

export interface Database {
  readonly kind: Kind;
  readonly db: Db;
  /** The SQLite file, for the backup and for what erasing needs beyond SQL; null with PostgreSQL. */
  readonly file: SqliteConnections | null;
  /** A random text made with the database: hashes that are made with it mean nothing elsewhere. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

async function readSecret(db: Db): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

async function prepare(kind: Kind, db: Db, file: SqliteConnections | null): Promise<Database> {
  await migrate(db, kind);
  return { kind, db, file, secret: await readSecret(db), close: () => db.destroy() };
}

async function openPostgres(url: string, onBroken: (error: Error) => void): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, onBroken) });
  try {
    return await prepare('postgres', db, null);
  } catch (error) {
    await db.destroy();
    if (error instanceof UnusableDatabase) throw error;
    const { hostname, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableDatabase(
      `The database \`${hostname}${pathname}\` cannot be used: ${reason}. Check DATABASE_URL.`,
    );
  }
}

/** Opens PostgreSQL where DATABASE_URL names one, else the SQLite file in DATA_DIR, with the tables up to date. Throws UnusableDatabase. */
export async function openDatabase(place: Place, onBroken: (error: Error) => void = () => {}): Promise<Database> {
  if (place.DATABASE_URL !== undefined) return openPostgres(place.DATABASE_URL, onBroken);
  const file = await openSqliteFile(place.DATA_DIR);
  return prepare('sqlite', new Kysely<Tables>({ dialect: sqliteDialect(file) }), file);
}

/** True when the database answers. */
export async function answers(db: Db): Promise<boolean> {
  await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
  return true;
}
