import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { atDisk } from '../core/disk-fault.ts';

/** Writes a file so that it is on the disk, and not only on its way there, when this returns. */
export function writeSynced(path: string, content: string | Uint8Array): void {
  atDisk(path, 'written', () => writeFileSync(path, content, { mode: 0o644, flush: true }));
}

/** The same for the names in a folder. Windows cannot open a folder; there, a rename is kept without this. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  atDisk(folder, 'written', () => {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}
