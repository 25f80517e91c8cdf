import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { atDisk } from '../core/disk-fault.ts';
import { retryMove, retryMoveAsync } from './retry-move.ts';

/**
 * Writes a file into an existing folder so that nobody ever sees half of it; if it cannot be written, nothing is left
 * behind.
 */
export function writeAtomically(target: string, content: string | Uint8Array): void {
  const writing = writeBeside(target, [content]);
  let step = writing.next();
  while (!step.done) step = writing.next();
  const beside = step.value;
  try {
    atDisk(target, 'written', () => retryMove(() => renameSync(beside, target)));
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/**
 * Renames a temporary file to its final name. It is asynchronous because disks are slow at renaming, but rename several
 * files at the same time.
 */
export async function putInPlace(beside: string, target: string): Promise<void> {
  try {
    await retryMoveAsync(() => rename(beside, target));
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/**
 * Writes content, piece by piece, to a temporary file beside its target, and returns the path of the temporary file. It
 * pauses after each piece; a caller that ends it there leaves nothing behind.
 */
export function* writeBeside(target: string, pieces: Iterable<string | Uint8Array>): Generator<void, string> {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  let isWhole = false;
  try {
    const handle = atDisk(target, 'written', () => openSync(beside, 'w'));
    try {
      for (const piece of pieces) {
        atDisk(target, 'written', () => writeFileSync(handle, piece));
        yield;
      }
    } finally {
      closeSync(handle);
    }
    isWhole = true;
    return beside;
  } finally {
    if (!isWhole) rmSync(beside, { force: true });
  }
}
