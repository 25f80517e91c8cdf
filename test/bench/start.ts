/**
 * What a command costs before it does anything: `check`, `list` and `explain` on this site, each beside a Node that
 * does nothing, on the Node that runs this and, where that is an older one, on the one that Starlight brings.
 */
import { resolve } from 'node:path';
import { median, showTime } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { installPeer, nodeOf } from './measure/peers.ts';
import { runWell, runWithUsage, type Usage } from './measure/run.ts';
import { printTable } from './measure/table.ts';

const { rounds } = readOptions();
const nodes = new Set([process.execPath, nodeOf(await installPeer('starlight'))]);
const program = ['--import', './typescript.mjs', 'cli/main.ts'];
const calls: Readonly<Record<string, readonly string[]>> = {
  nothing: ['-e', ''],
  check: [...program, 'check'],
  list: [...program, 'list'],
  explain: [...program, 'explain', 'broken-link'],
};

for (const node of nodes) {
  const figures = new Map<string, Usage[]>(Object.keys(calls).map((name) => [name, []]));
  const version = (await runWell({ program: node, args: ['--version'], cwd: resolve('.') })).output.trim();
  // The first round fills the caches, and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, args] of Object.entries(calls)) {
      const ran = await runWithUsage({ program: node, args, cwd: resolve('.') });
      if (round > 0) figures.get(name)?.push(ran);
    }
  const medianOf = (name: string, figure: 'milliseconds' | 'processor') =>
    median((figures.get(name) ?? []).map((ran) => ran[figure]));
  printTable(`Starts on Node ${version}, medians of ${rounds}`, [
    ['command', 'time', 'processor time', 'beside nothing'],
    ...Object.keys(calls).map((name) => [
      name,
      showTime(medianOf(name, 'milliseconds')),
      showTime(medianOf(name, 'processor')),
      (medianOf(name, 'processor') / medianOf('nothing', 'processor')).toFixed(1),
    ]),
  ]);
}
