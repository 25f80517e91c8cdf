/**
 * Figures beside other programs. `npm run bench [name…]` runs the benches of those names, or all of them one after the
 * other; options (`--pages`, `--rounds`, `--verbose`) go to each. The peers are installed on first use, into the
 * system's temporary folder.
 */
import { spawnSync } from 'node:child_process';

const benches: Readonly<Record<string, string>> = {
  mistakes: 'mistakes.ts',
  compile: 'compile.ts',
  build: 'build.ts',
  site: 'site.ts',
  start: 'start.ts',
  weight: 'weight.ts',
  lighthouse: 'lighthouse.ts',
  bibliography: 'bibliography.ts',
  load: 'server/load.ts',
  chat: 'server/chat.ts',
};

const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith('-'));
const names = first < 0 ? words : words.slice(0, first);
const options = first < 0 ? [] : words.slice(first);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

for (const [name, file] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n— ${name}`);
  const args = ['--import', './typescript.mjs', `test/bench/${file}`, ...options];
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`The bench ${name} ended with ${signal ?? status}.`);
  process.exitCode = 1;
}
