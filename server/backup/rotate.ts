import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../db/migrations.ts';

const endings: Readonly<Record<DatabaseKind, string>> = { sqlite: 'sqlite', postgres: 'dump' };
const ours = /^site-\d{8}T\d{9}Z\.(sqlite|dump)$/;
const unfinished = /^site-\d{8}T\d{9}Z\.(sqlite|dump)\.unfinished$/;

/** Milliseconds after which an unfinished backup counts as left behind. */
const longest = 12 * 3_600_000;

function stemOf(at: Date): string {
  return `site-${at.toISOString().replace(/[-:.]/g, '')}`;
}

/** The path of a backup in a folder; names sort by time. */
export function nameBackup(folder: string, kind: DatabaseKind, at: Date): string {
  return join(folder, `${stemOf(at)}.${endings[kind]}`);
}

/**
 * After a backup that was begun at `at`, deletes all but the newest of a folder, and leftovers of unfinished ones; files
 * with other names stay, and what another command is writing or has written since. Gives the names of the deleted
 * backups.
 */
export async function deleteOldBackups(folder: string, keep: number, at: Date): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => ours.test(name));
  const old = backups.slice(0, Math.max(0, backups.length - keep)).filter((name) => name < stemOf(at));
  const oldest = stemOf(new Date(at.getTime() - longest));
  const left = names.filter((name) => unfinished.test(name) && name < oldest);
  for (const name of [...old, ...left]) await rm(join(folder, name), { force: true });
  return old;
}
