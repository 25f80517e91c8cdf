import { realpathSync, statSync, writeFileSync } from 'node:fs';
import { atDisk } from '../core/disk-fault.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Writes a file that the user has named. A symbolic link is kept, and special files, such as pipes, are written to
 * directly.
 */
export function writeNamed(path: string, text: string): void {
  atDisk(path, 'written', () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) writeAtomically(path, text);
    else if (stats.isFile()) writeAtomically(realpathSync(path), text);
    else writeFileSync(path, text);
  });
}
