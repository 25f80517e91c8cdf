import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from './migrations.ts';

const endings: Readonly<Record<DatabaseKind, string>> = { sqlite: 'sqlite', postgres: 'dump' };
const ours = /^site-\d{8}T\d{9}Z\.(sqlite|dump)$/;
const unfinished = /^site-\d{8}T\d{9}Z\.(sqlite|dump)\.unfinished$/;

/** The path of a backup in a folder; names sort by time. */
export function nameBackup(folder: string, kind: DatabaseKind, at: Date): string {
  return join(folder, `site-${at.toISOString().replace(/[-:.]/g, '')}.${endings[kind]}`);
}

/**
 * Deletes all but the newest backups of a folder, and leftovers of unfinished ones; files with other names stay. Gives
 * the names of the deleted backups.
 */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => ours.test(name));
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of [...old, ...names.filter((name) => unfinished.test(name))]) await rm(join(folder, name));
  return old;
}
