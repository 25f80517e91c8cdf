import { constants, existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from '../db/counts.ts';
import { classify } from '../db/errors.ts';
import { inspectSqlite } from '../db/inspect-sqlite.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { assertMovable, loadSqlite } from '../db/sqlite-file.ts';
import { settle } from './backup.ts';
import { verifySqlite } from './backup-sqlite.ts';

/** True while another program has a SQLite file open. */
export async function isInUse(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(path);
  try {
    // Every process with the file open holds a shared lock, and this needs an exclusive one.
    file.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    if (classify(error) === 'busy') return true;
    // A file that cannot be read as a database can be moved aside all the same.
    return false;
  } finally {
    file.close();
  }
}

async function assertUnused(path: string): Promise<void> {
  if (await isInUse(path)) throw new UnusableDatabase(`A server has \`${path}\` open. Stop it, then restore.`);
}

const asideMark = '.replaced-';

/** The files that earlier restores put aside in a folder, without their logs. */
export async function listAside(folder: string): Promise<readonly string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => name.includes(asideMark) && !/-(wal|shm)$/.test(name))
    .map((name) => join(folder, name));
}

async function putAside(path: string, at: Date): Promise<string | null> {
  // A log without its file would be taken for that of the backup.
  const endings = ['', '-wal', '-shm'].filter((ending) => existsSync(path + ending));
  const aside = `${path}${asideMark}${at.toISOString().replace(/[-:.]/g, '')}`;
  for (const ending of endings) await rename(path + ending, aside + ending);
  return endings.length === 0 ? null : aside;
}

export interface Restored {
  readonly counts: Counts;
  /** Where the previous database was moved to; null when there was none. */
  readonly aside: string | null;
  /** The user ids of the owners of the file and of its folder. */
  readonly owner: number;
  readonly folderOwner: number;
}

/**
 * Replaces the SQLite file with a backup that was read in full first. The previous file is moved aside with its log.
 * Throws UnusableDatabase while a server has the file open, or when the backup is not this server's.
 */
export async function restoreSqlite(folder: string, backup: string, at: Date): Promise<Restored> {
  const path = join(folder, 'site.sqlite');
  await assertMovable();
  await assertUnused(path);
  if ((await inspectSqlite(backup, 'backup')) !== 'ours')
    throw new UnusableDatabase(`There is no backup in \`${backup}\`.`);
  const counts = await verifySqlite(backup);
  if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await copyFile(backup, unfinished, constants.COPYFILE_EXCL);
    await chmod(unfinished, 0o600);
    const { uid: folderOwner, gid } = await stat(folder);
    // The server must be able to write a file that an administrator restores.
    if (process.getuid?.() === 0) await chown(unfinished, folderOwner, gid);
    await settle(unfinished);
    // Reading and copying take long: a server may have started meanwhile.
    await assertUnused(path);
    const aside = await putAside(path, at);
    await rename(unfinished, path);
    await settle(path);
    return { counts, aside, owner: (await stat(path)).uid, folderOwner };
  } finally {
    await rm(unfinished, { force: true });
  }
}
