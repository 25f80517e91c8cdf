import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './stamp.ts';

/** The folder of the program, from its sources as from a bundle that keeps their depth. */
const home = fileURLToPath(new URL('../', import.meta.url));

/** What npm keeps of the packages that it has installed. */
const installed = join(home, '../node_modules/.package-lock.json');

/** Another value whenever a file of the program, a package that it uses or the Node that runs it is another. */
export function identifyProgram(): string {
  const hash = createHash('sha256').update(process.version);
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) addFile(join(entry.parentPath, entry.name));
  addFile(installed);
  return hash.digest('hex');

  function addFile(path: string) {
    const stats = statSync(path, { throwIfNoEntry: false });
    hash.update(`${path} ${stats === undefined ? 'is not there' : stampOf(stats)}\n`);
  }
}
