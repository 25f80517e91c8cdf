import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file of content/ so that a kill or a power cut leaves the old text or the new one: nothing else could make it again. */
export function writeContentFile(folder: string, place: string, text: string): void {
  const target = join(folder, place);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  const handle = openSync(temporary, 'wx');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, target);
}
