import { realpathSync, statSync, writeFileSync } from 'node:fs';
import { atDisk } from '../core/disk-fault.ts';
import { writeAtomically } from './write-atomically.ts';

/** Writes a file that a person has named. A symbolic link stays one, and what is no file, such as a pipe, is written to. */
export function writeNamed(path: string, text: string): void {
  atDisk(path, 'written', () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) writeAtomically(path, text);
    else if (stats.isFile()) writeAtomically(realpathSync(path), text);
    else writeFileSync(path, text);
  });
}
