import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read/if-there.ts';

/** The commands that fill a folder and replace their own files there later. */
export type Maker = 'compile' | 'build';

/** The file that says which command made a folder. */
export const markName = '.made-by-site';

/**
 * The text of the marker file: the command that made the folder, and the files that it made there, if they are given.
 */
export function writeMark(maker: Maker, made: readonly string[] = []): string {
  const sentence = `Made by \`site ${maker}\`, which replaces its files here whenever it runs.`;
  return `${[sentence, ...made].join('\n')}\n`;
}

/** The files that a marker lists, none if it lists none; null for a folder that this command did not make. */
export function readMark(folder: string, maker: Maker): ReadonlySet<string> | null {
  const text = readIfThere(join(folder, markName))?.toString() ?? null;
  if (text === null) return null;
  const [sentence, ...made] = text.split('\n').filter((line) => line !== '');
  return `${sentence}\n` === writeMark(maker) ? new Set(made) : null;
}

/** All files in a folder and its subfolders, as paths with forward slashes; links are not followed. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}
