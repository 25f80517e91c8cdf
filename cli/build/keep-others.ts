import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { listFiles, markName, readMark, writeMark } from '../output/mark.ts';

/**
 * Marks a new site with what it is made of, and brings along what others have put into the last one. Gives those of
 * their files that take the place of the site's own. In a folder that no build has made, which is written into by
 * force, the site's own go first.
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
      // What stands there may be a link to the very file.
      rmSync(join(site, file), { force: true });
      cpSync(join(out, file), join(site, file), { preserveTimestamps: true, verbatimSymlinks: true });
    });
  return made === null ? [] : contested;
}
