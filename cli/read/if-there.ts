import { readFileSync } from 'node:fs';

/** The bytes of a file; null if it does not exist or cannot be read. */
export function readIfThere(file: string | URL): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
