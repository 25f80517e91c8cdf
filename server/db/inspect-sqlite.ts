import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { UnusableDatabase } from './migrate.ts';
import { migrations } from './migrations.ts';
import { loadSqlite, type SqliteFile, unusable } from './sqlite-file.ts';

/** The tables of the first version; later versions only add to them. */
const tables = 'settings questions professors sessions submissions uploads messages chats verified notices'.split(' ');
/** The header's byte for the write version: 1 with a rollback journal, 2 with a write-ahead log. */
const writeVersionAt = 18;
/** What a file is taken for, and what to do when it is none. */
const roles = {
  database: {
    name: 'The database',
    damaged: 'It was left as it was; put the last backup in its place (server/README.md, Backups).',
    strange: 'It was left as it was; set DATA_DIR to another folder.',
  },
  backup: {
    name: 'The backup',
    damaged: 'Nothing was replaced; restore another backup.',
    strange: 'Nothing was replaced; restore a backup of this server.',
  },
} as const;
type Role = (typeof roles)[keyof typeof roles];
/** SQLite's messages, which are as stable as its codes. Not every error carries a code. */
const damaged = /malformed|not a database/;
/** The file is inspected at most so often while another process is creating it. */
const looks = 5;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function readWriteVersion(path: string): number {
  const file = openSync(path, 'r');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, writeVersionAt);
  closeSync(file);
  return byte[0] ?? 0;
}

async function read<Result>(path: string, ask: (file: SqliteFile) => Result, withLog: boolean): Promise<Result> {
  const { DatabaseSync } = await loadSqlite();
  const url = pathToFileURL(path);
  // Without a log nobody is writing: SQLite then reads the file alone and creates none beside it.
  if (!withLog) url.searchParams.set('immutable', '1');
  const file = new DatabaseSync(url, { readOnly: true, timeout: 2000 });
  try {
    return ask(file);
  } finally {
    file.close();
  }
}

function findDamage(file: SqliteFile): string | null {
  try {
    const found = Object.values(file.prepare('pragma quick_check(1)').get() ?? {})[0];
    return found === 'ok' ? null : String(found);
  } catch (error) {
    // A full disk or a lock does not mean that the file is damaged.
    if (error instanceof Error && damaged.test(error.message)) return error.message;
    throw error;
  }
}

/** Says why an intact database cannot be this server's, or null when it is; `isEmpty` when it has no table at all. */
function findStranger(
  file: SqliteFile,
  path: string,
  { damaged: restore, strange }: Role,
): { readonly isEmpty: boolean; readonly reason: string | null } {
  const found = file.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const names = (found as { name: string }[]).map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  if (names.length === 0) return { isEmpty: true, reason: null };
  const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  const no = (reason: string) => ({ isEmpty: false, reason });
  if (!names.includes('schema_version')) {
    const some = list(names.slice(0, 5));
    return no(`\`${path}\` is the SQLite database of something else (its tables: ${some}). ${strange}`);
  }
  const missing = tables.filter((name) => !names.includes(name));
  if (missing.length > 0) return no(`\`${path}\` is half a database: there is no table ${list(missing)}. ${restore}`);
  const version = Number(file.prepare('select max(version) as version from schema_version').get()?.version ?? 0);
  const secret = file.prepare("select value from settings where name = 'secret'").get();
  if (version === 0 || secret === undefined)
    return no(`\`${path}\` is half a database: its settings are missing. ${restore}`);
  if (version <= migrations.length) return { isEmpty: false, reason: null };
  return no(
    `\`${path}\` was changed by a newer version of this server (${version}, this one knows ${migrations.length}). Start that version, or restore a backup made before it.`,
  );
}

/** The secret that every database gets when it is created; undefined where it cannot be read. */
function findSecret(file: SqliteFile): unknown {
  try {
    return file.prepare("select value from settings where name = 'secret'").get()?.value;
  } catch {
    return undefined;
  }
}

/** Whether the file with its log has another secret than the file alone. */
async function isOfAnother(path: string): Promise<boolean> {
  const [alone, logged] = [await read(path, findSecret, false), await read(path, findSecret, true)];
  return alone !== undefined && logged !== undefined && alone !== logged;
}

async function look(path: string, withLog: boolean, role: Role): Promise<'empty' | 'ours'> {
  const log = `${path}-wal`;
  const otherLog = `\`${log}\` is the log of another database; with it \`${path}\` would be mixed up. Move the log and \`${path}-shm\` away, then start again.`;
  if (withLog && readWriteVersion(path) === 1) throw new UnusableDatabase(otherLog);
  const damage = await read(path, findDamage, withLog);
  if (damage !== null) {
    if (withLog && (await read(path, findDamage, false)) === null) throw new UnusableDatabase(otherLog);
    throw new UnusableDatabase(`${role.name} \`${path}\` cannot be opened: ${damage}. ${role.damaged}`);
  }
  if (withLog && (await isOfAnother(path))) throw new UnusableDatabase(otherLog);
  const { isEmpty, reason } = await read(path, (file) => findStranger(file, path, role), withLog);
  if (reason !== null) throw new UnusableDatabase(reason);
  return isEmpty ? 'empty' : 'ours';
}

/**
 * Inspects a SQLite file without changing a byte of it: `missing`, `empty` without a table, or `ours` and intact.
 * Throws UnusableDatabase for a damaged or incomplete file, somebody else's, a newer server's, or one next to the log
 * of another database.
 */
export async function inspectSqlite(
  path: string,
  role: keyof typeof roles = 'database',
): Promise<'missing' | 'empty' | 'ours'> {
  for (let looked = 1; ; looked += 1) {
    if (!existsSync(path)) return 'missing';
    const [size, logSize] = [sizeOf(path), sizeOf(`${path}-wal`)];
    if (size + logSize === 0) return 'empty';
    try {
      return await look(path, logSize > 0, roles[role]);
    } catch (error) {
      const isSteady = size === sizeOf(path) && logSize === sizeOf(`${path}-wal`);
      if (isSteady || looked === looks)
        throw role === 'backup'
          ? unusable(path, error, roles.backup.name, roles.backup.damaged)
          : unusable(path, error);
    }
  }
}
