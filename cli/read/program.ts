import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './stamp.ts';

/** The folder of the program, both for its sources and for a bundle at the same depth. */
const home = fileURLToPath(new URL('../', import.meta.url));

/** npm's list of the installed packages. */
const installed = join(home, '../node_modules/.package-lock.json');

/** The sources of the app's bundle. */
const app = [join(home, '../src'), join(home, '../vite.config.ts')];

/** A stamp that changes with any file of the program, any installed package and the version of Node. */
export function identifyProgram(): string {
  return identify([home, installed]);
}

/** The same for the app and everything else that its bundle depends on. */
export function identifyApp(): string {
  const settings = Object.entries(process.env).filter(([name]) => name === 'NODE_ENV' || name.startsWith('VITE_'));
  return `${identify([home, installed, ...app])} ${JSON.stringify(settings.sort())}`;
}

/** A stamp that changes with any of these files, or any file in these folders. */
function identify(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addPath(path);
  return hash.digest('hex');

  function addPath(path: string): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const name of readdirSync(path).sort()) addPath(join(path, name));
    else hash.update(`${path} ${stats === undefined ? 'is not there' : stampOf(stats)}\n`);
  }
}
