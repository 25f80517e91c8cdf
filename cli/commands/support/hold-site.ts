import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { restoreSite } from '../../build/replace-site.ts';
import { emptyFolder, HeldError, holdFolder } from '../../output/hold-folder.ts';
import { makeFolder } from '../../output/make-folder.ts';
import { describeCommand, describeOwner } from './describe-command.ts';
import { UsageError } from './usage-error.ts';

/**
 * Locks the output folder against other builds, and gives where the site is written. Removes what a killed build left.
 * Throws a UsageError when another build runs.
 */
export async function holdSite(folder: string) {
  // A symbolic link is kept: the folder that it leads to is replaced.
  const out = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const next = `${out}.next`;
  makeFolder(dirname(out));
  const tidy = () => {
    restoreSite(out, next);
    emptyFolder(next);
  };
  const held = await holdFolder(next, {
    command: describeCommand(),
    patience: 0,
    onWait: () => undefined,
    tidy,
  }).catch((error) => {
    if (!(error instanceof HeldError)) throw error;
    const whose = describeOwner(error.owner);
    throw new UsageError(`\`${folder}\` is being written by ${whose}. Nothing was done: wait for its end.`);
  });
  tidy();
  return { folders: { out, next }, release: held.release };
}
