import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';

/** Makes a folder and its parents, one by one: if the system refuses, `recursive` may retry for ever on Node 20. */
export function makeFolder(path: string): void {
  if (atDisk(path, 'made', () => statSync(path, { throwIfNoEntry: false })) !== undefined) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  atDisk(path, 'made', () => mkdirSync(path));
}
