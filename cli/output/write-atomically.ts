import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { atDisk } from '../core/disk-fault.ts';

/** Writes a file in a folder that is there, so that nobody ever sees half of it; what cannot be written leaves nothing. */
export function writeAtomically(target: string, content: string | Uint8Array): void {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    atDisk(target, 'written', () => {
      writeFileSync(beside, content);
      renameSync(beside, target);
    });
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
