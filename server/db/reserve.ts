import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { classify } from './errors.ts';

const MiB = 1024 * 1024;
/** MiB. Deleting writes as much to the log as it deletes: this is enough for three files of proposals. */
const reserved = 32;
/** MiB without which SQLite can neither open the database nor delete a row. */
const needed = 1;

/** Writes a file of so many MiB; leaves none behind when it fails. */
async function fill(path: string, length: number): Promise<void> {
  // Random bytes, since a compressing file system would reserve nothing for zeros.
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

/** The free bytes of a folder's file system. */
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

/**
 * Creates the reserve file beside the database, which is given up on a full disk so that deleting still works. None
 * where it would take more than half of the free space.
 */
export async function ensureReserve(folder: string): Promise<void> {
  const path = join(folder, 'site.reserve');
  if (existsSync(path) || (await freeBytes(folder)) < 2 * reserved * MiB) return;
  await tryToFill(path, reserved);
}

/** True when there is room for as much as the reserve. What a quota leaves only shows by writing. */
async function hasRoom(folder: string): Promise<boolean> {
  if ((await freeBytes(folder)) < reserved * MiB) return false;
  const probe = join(folder, 'site.probe');
  await rm(probe, { force: true });
  const isWritten = await tryToFill(probe, needed);
  await rm(probe, { force: true });
  return isWritten;
}

/**
 * Runs something without the reserve file when the disk is full otherwise, and creates it again with the room that is
 * left.
 */
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
