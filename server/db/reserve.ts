import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { classify } from './errors.ts';

const MiB = 1024 * 1024;
/** Deleting writes as much to the log as it deletes: this is enough for three files of proposals. */
const reserved = 32;
/** Where there is no room for so much SQLite can neither open the database nor delete a line of it. */
const needed = 1;

/** Writes a file of so many MiB, or none. */
async function fill(path: string, length: number): Promise<void> {
  // Random bytes, since a file system that compresses would keep no room for others.
  const block = randomBytes(MiB);
  const file = await open(path, 'wx', 0o600);
  try {
    for (let written = 0; written < length; written += 1) await file.writeFile(block);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Bytes that may still be written to the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function tryToFill(path: string, length: number): Promise<boolean> {
  try {
    await fill(path, length);
    return true;
  } catch (error) {
    if (classify(error) === 'full') return false;
    throw error;
  }
}

/** Keeps a file in the folder of the database that is given up when the disk is full, so that deleting still works; none on a disk that would be half full with it. */
export async function ensureReserve(folder: string): Promise<void> {
  const path = join(folder, 'site.reserve');
  if (existsSync(path) || (await freeBytes(folder)) < 2 * reserved * MiB) return;
  await tryToFill(path, reserved);
}

/** True when as much as the reserve can be written without it; what a quota leaves shows by writing alone. */
async function hasRoom(folder: string): Promise<boolean> {
  if ((await freeBytes(folder)) < reserved * MiB) return false;
  const probe = join(folder, 'site.probe');
  await rm(probe, { force: true });
  const isWritten = await tryToFill(probe, needed);
  await rm(probe, { force: true });
  return isWritten;
}

/** Gives the reserve up while something is done, when the disk has no room for more than that, and takes back what is left of it. */
export async function withReserve<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  const reserve = join(folder, 'site.reserve');
  if (!existsSync(reserve) || (await hasRoom(folder))) return act();
  await rm(reserve);
  try {
    return await act();
  } finally {
    const left = Math.floor((await freeBytes(folder)) / MiB) - needed;
    if (left > 0) await tryToFill(reserve, Math.min(left, reserved));
  }
}
