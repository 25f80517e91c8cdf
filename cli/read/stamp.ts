import type { Stats } from 'node:fs';

/** Another value whenever a file was written, replaced, moved or touched. It holds on one machine alone. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
