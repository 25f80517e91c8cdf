import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { atDisk } from '../core/disk-fault.ts';

/** Writes a file and flushes it to the disk. */
export function writeSynced(path: string, content: string | Uint8Array): void {
  atDisk(path, 'written', () => writeFileSync(path, content, { mode: 0o644, flush: true }));
}

/** Flushes the names in a folder to the disk. Windows cannot open a folder, and keeps a rename without this. */
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
