import type { Stats } from 'node:fs';

/** A stamp that changes when a file is written, replaced, moved or touched. It is valid on one machine only. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
