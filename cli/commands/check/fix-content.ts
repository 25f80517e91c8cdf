import { renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fixAll, type MisnamedFiles } from '../../assist/fix-all.ts';
import { findMisnamed } from '../../assist/folders.ts';
import { plural } from '../../core/text.ts';
import { readIfThere } from '../../read/if-there.ts';
import { readPicture } from '../../read/picture.ts';
import { decodeText } from '../../read/text.ts';
import { type EditFlags, editContent, showChange } from '../support/edit-session.ts';
import { readOptions } from '../support/session.ts';

/** Applies all safe fixes to a content folder and lists them; a dry run only shows the difference. */
export async function fixContent(flags: EditFlags): Promise<void> {
  const { today } = readOptions(flags);
  await renameFolders(flags);
  await editContent(flags, (content, write) => {
    const { changes, mended } = fixAll(content, today, openMisnamed(flags.content));
    if (mended.length === 0) process.stderr.write('Nothing was mended: no problem has a sure correction.\n');
    if (mended.length === 0 || flags.dryRun) return void process.stdout.write(changes.map(showChange).join(''));
    write(changes);
    const lines = mended.map(({ problem: { path, line, column }, title }) => `${path}:${line}:${column}  ${title}\n`);
    const done = `${plural(mended.length, 'problem')} mended in ${plural(changes.length, 'file')}\n`;
    process.stderr.write(`${lines.join('')}${done}`);
  });
}

/** Renames folders to the names that content/ expects, each atomically. */
async function renameFolders(flags: EditFlags): Promise<void> {
  const root = dirname(resolve(flags.content));
  await editContent(flags, (content) => {
    for (const { from, to } of findMisnamed(content))
      if (flags.dryRun) process.stdout.write(`rename from ${from}\nrename to ${to}\n`);
      else {
        renameSync(join(root, from), join(root, to));
        process.stderr.write(`${from}  Call it \`${to}\`\n`);
      }
  });
}

/** Opens files that are no content because of their names; one that cannot be opened is reported by the check. */
function openMisnamed(folder: string): MisnamedFiles {
  const root = dirname(resolve(folder));
  const open = <T>(path: string, read: (bytes: Uint8Array) => T | null): T | null => {
    const bytes = readIfThere(join(root, path));
    return bytes && read(bytes);
  };
  return {
    textOf: (path) => open(path, decodeText) ?? undefined,
    pictureOf: (path) => open(path, readPicture),
  };
}
