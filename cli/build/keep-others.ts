import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { listFiles, markName, readMark, writeMark } from '../output/mark.ts';

/**
 * Writes into a new site the list of its files, and copies into it the files that others have added to the last site.
 * Returns those of their files that replace a file of the site. In a folder that no build has made (`--force`), the
 * site's files win instead.
 */
export function keepOthers(out: string, site: string): string[] {
  const mark = join(site, markName);
  atDisk(mark, 'written', () => writeFileSync(mark, writeMark('build', listFiles(site))));
  if (!existsSync(out)) return [];
  const made = readMark(out, 'build');
  const others = listFiles(out).filter((file) => file !== markName && made?.has(file) !== true);
  const contested = others.filter((file) => existsSync(join(site, file)));
  const brought = made === null ? others.filter((file) => !contested.includes(file)) : others;
  for (const file of brought)
    atDisk(join(out, file), 'written', () => {
      // It may be a hard link to the same file.
      rmSync(join(site, file), { force: true });
      cpSync(join(out, file), join(site, file), { preserveTimestamps: true, verbatimSymlinks: true });
    });
  return made === null ? [] : contested;
}
