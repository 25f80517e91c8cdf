import { resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Throws a UsageError where the path of the program holds `#`, `?` or `*`: Vite finds no file there, since it reads
 * these signs as parts of an address or of a pattern.
 */
export function requirePlainFolder(home: string = resolve(import.meta.dirname, '../../..')): void {
  const sign = /[#?*]/.exec(home)?.[0];
  if (sign !== undefined)
    throw new UsageError(
      `The site stands in ${home}, and its app cannot be bundled in a folder with “${sign}” in its path. Rename that folder, then try again.`,
    );
}
