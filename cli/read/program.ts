import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './stamp.ts';

/** The folder of the program, from its sources as from a bundle that keeps their depth. */
const home = fileURLToPath(new URL('../', import.meta.url));

/** What npm keeps of the packages that it has installed. */
const installed = join(home, '../node_modules/.package-lock.json');

/** What the app is bundled from. */
const app = [join(home, '../src'), join(home, '../vite.config.ts')];

/** Another value whenever a file of the program, a package that it uses or the Node that runs it is another. */
export function identifyProgram(): string {
  return identify([home, installed]);
}

/** The same of the app, and of whatever else its bundle depends on. */
export function identifyApp(): string {
  const settings = Object.entries(process.env).filter(([name]) => name === 'NODE_ENV' || name.startsWith('VITE_'));
  return `${identify([home, installed, ...app])} ${JSON.stringify(settings.sort())}`;
}

/** Another value whenever one of these files, or one in these folders, is another. */
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
