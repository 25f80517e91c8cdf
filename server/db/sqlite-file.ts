import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from '@photostructure/sqlite';
import { UnusableDatabase } from './migrate.ts';

export type SqliteFile = InstanceType<typeof DatabaseSync>;
type Sqlite = typeof import('@photostructure/sqlite');

/** Milliseconds. Longer waits do not block the process: see retry-while-locked.ts. */
const busyTimeout = 5;

const required: readonly (readonly [name: string, value: string | number])[] = [
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['secure_delete', 1],
  ['trusted_schema', 0],
];

/** Node's own SQLite where it has all that is needed, else the package with the same interface. */
export async function loadSqlite(): Promise<Sqlite> {
  const builtIn = 'node:sqlite';
  const own = await (import(builtIn) as Promise<Sqlite>).catch(() => null);
  return own !== null && 'columns' in own.StatementSync.prototype ? own : import('@photostructure/sqlite');
}

/**
 * Throws UnusableDatabase where a closed file stays open: the package closes it when its statements are collected as
 * garbage, and Windows moves no open file.
 */
export async function assertMovable(): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  if (process.platform === 'win32' && DatabaseSync === (await import('@photostructure/sqlite')).DatabaseSync)
    throw new UnusableDatabase(
      `On Windows, a backup and its restoring need Node 22.16 or later; this is Node ${process.versions.node}.`,
    );
}

function readPragma(file: SqliteFile, name: string): unknown {
  return Object.values(file.prepare(`pragma ${name}`).get() ?? {})[0];
}

function setPragmas(file: SqliteFile): void {
  for (const [name, value] of required) file.exec(`pragma ${name} = ${value}`);
  file.exec('pragma journal_size_limit = 67108864');
  for (const [name, value] of required) {
    const held = readPragma(file, name);
    if (held !== value)
      throw new UnusableDatabase(`SQLite holds ${name} at \`${held}\`; the server needs \`${value}\`.`);
  }
}

const checkFolder = 'Check the folder DATA_DIR, or put the last backup in its place (server/README.md, Backups).';
/** For the disk that the system no longer writes to, as it does after an error: an older backup would be a loss. */
const saveFiles =
  'Its disk can only be read now, and what is there is still to be had: copy `site.sqlite` and `site.sqlite-wal` to another disk, and set DATA_DIR to their folder.';

/** For files that root made, as after a start or a restore with `sudo`: nothing is wrong with them. */
const ownFiles = 'Check the folder DATA_DIR: it and its files must belong to the user of the server (`chown -R`).';

function advise(error: unknown): string {
  const text = String(error);
  if (/EROFS/.test(text)) return saveFiles;
  return /EPERM|EACCES|unable to open/.test(text) ? ownFiles : checkFolder;
}

/** Makes a sentence for the operator of the error that kept a file from being opened. */
export function unusable(
  path: string,
  error: unknown,
  name = 'The database',
  advice = advise(error),
): UnusableDatabase {
  if (error instanceof UnusableDatabase) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const said = `${name} \`${path}\` cannot be opened: ${reason}. ${advice}`;
  return new UnusableDatabase(said, { cause: error });
}

/** The two connections to the database file: one writes, one reads the last committed state. */
export interface SqliteConnections {
  readonly path: string;
  readonly writer: SqliteFile;
  readonly reader: SqliteFile;
}

/**
 * Opens `site.sqlite` in a folder, which is created when its parent exists, and checks the pragmas. The file must have
 * been inspected before: see inspect-sqlite.ts. Throws UnusableDatabase with the path and what to do.
 */
export async function openSqliteFile(folder: string): Promise<SqliteConnections> {
  const path = join(folder, 'site.sqlite');
  try {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    const { DatabaseSync } = await loadSqlite();
    const writer = new DatabaseSync(path, { timeout: busyTimeout });
    chmodSync(path, 0o600);
    setPragmas(writer);
    const reader = new DatabaseSync(path, { timeout: busyTimeout });
    setPragmas(reader);
    reader.exec('pragma query_only = 1');
    return { path, writer, reader };
  } catch (error) {
    throw unusable(path, error);
  }
}

/** Runs something on a connection of its own, apart from the transactions of requests. */
export async function withConnection<Result>(
  path: string,
  act: (file: SqliteFile) => Result | Promise<Result>,
): Promise<Result> {
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(path, { timeout: busyTimeout });
  try {
    return await act(file);
  } finally {
    file.close();
  }
}
