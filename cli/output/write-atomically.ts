import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { atDisk, whileAtDisk } from '../core/disk-fault.ts';

/** Writes a file in a folder that is there, so that nobody ever sees half of it; what cannot be written leaves nothing. */
export function writeAtomically(target: string, content: string | Uint8Array): void {
  const beside = writeBeside(target, [content]);
  try {
    atDisk(target, 'written', () => renameSync(beside, target));
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Gives what was written beside a file its name: disks take their time over a new name, and over several in the same time. */
export async function putInPlace(beside: string, target: string): Promise<void> {
  try {
    await whileAtDisk(target, 'written', rename(beside, target));
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Writes what is to stand in a file beside it, piece by piece, and gives the path. */
export function writeBeside(target: string, pieces: Iterable<string | Uint8Array>): string {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    atDisk(target, 'written', () => {
      const handle = openSync(beside, 'w');
      try {
        for (const piece of pieces) writeFileSync(handle, piece);
      } finally {
        closeSync(handle);
      }
    });
    return beside;
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
