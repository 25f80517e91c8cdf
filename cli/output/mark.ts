import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read/if-there.ts';

/** The commands that fill a folder and later replace what they put there. */
export type Maker = 'compile' | 'build';

/** The file that says which command made a folder. */
export const markName = '.made-by-site';

/** The text of a mark: who made the folder, and each file that it made there, where that is told. */
export function writeMark(maker: Maker, made: readonly string[] = []): string {
  const sentence = `Made by \`site ${maker}\`, which replaces its files here whenever it runs.`;
  return `${[sentence, ...made].join('\n')}\n`;
}

/** What a mark says: the files that its maker made, none where it does not tell; null for a folder that the maker did not make. */
export function readMark(folder: string, maker: Maker): ReadonlySet<string> | null {
  const text = readIfThere(join(folder, markName))?.toString() ?? null;
  if (text === null) return isOfOldVersion(folder, maker) ? new Set(listFiles(folder)) : null;
  const [sentence, ...made] = text.split('\n').filter((line) => line !== '');
  return `${sentence}\n` === writeMark(maker) ? new Set(made) : null;
}

/** Every file in a folder and in the folders below it, by path with forward slashes; links are not followed. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

/** Before there were marks, these files together were in every folder that was made. */
const signs: Readonly<Record<Maker, readonly string[]>> = {
  compile: ['site.json', 'routes.json', 'passages.json', 'names.ts'],
  build: ['index.html', 'data/site.json', 'data/sidebar.json', 'sitemap.xml'],
};

function isOfOldVersion(folder: string, maker: Maker): boolean {
  return signs[maker].every((file) => readIfThere(join(folder, file)) !== null);
}
