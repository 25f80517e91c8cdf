import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** The bytes of a file that a person has named. Throws a UsageError when it is not there or cannot be read. */
export function readNamed(path: string): Buffer {
  if (!existsSync(path)) throw new UsageError(`There is no file \`${path}\`.`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`\`${path}\` cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
