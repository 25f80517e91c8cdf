/** What the folders of a command must be; where one is not, a UsageError is thrown. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OutputTarget, refuseOutput } from '../../output/refuse-output.ts';
import { UsageError } from './usage-error.ts';

/** Requires that a folder exists. */
export function requireFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder \`${folder}\`.`);
}

/** Requires that a command may write into the folder that it was given. */
export function requireOutput(output: OutputTarget): void {
  const refusal = refuseOutput(output);
  if (refusal !== null) throw new UsageError(refusal);
}

/**
 * Requires that the path of the program holds no `#`, `?` or `*`: Vite finds no file there, since it reads these signs
 * as parts of an address or of a pattern.
 */
export function requirePlainFolder(home: string = resolve(import.meta.dirname, '../../..')): void {
  const sign = /[#?*]/.exec(home)?.[0];
  if (sign !== undefined)
    throw new UsageError(
      `The site stands in ${home}, and its app cannot be bundled in a folder with “${sign}” in its path. Rename that folder, then try again.`,
    );
}
