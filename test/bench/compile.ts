/**
 * The compiler beside Velite and content-collections, each as a command on the same files: medians of five, the
 * programs in turn. `--pages N --rounds N`; the larger corpus has ten times the pages.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent } from './corpus/write.ts';
import { bundleCompiler } from './measure/bundle-compiler.ts';
import { median, showTime } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { setUpPeer } from './measure/peers.ts';
import { type Command, runWell, start } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { judge, printTable, type Row } from './measure/table.ts';
import { waitForText } from './measure/wait-for-text.ts';

const { pages, rounds } = readOptions();
const edited = 'content/topics/topic-00007.md';

interface Contestant {
  readonly command: Command;
  /** What to take away for a run from nothing. */
  readonly output: string;
}

interface Watched extends Contestant {
  /** The file in which an edit shows. */
  readonly shown: string;
}

const times = new Map<string, number>();

await withScratch(async (scratch) => {
  const site = await bundleCompiler(join(scratch, 'compiler'));
  const small = join(scratch, 'small');
  const large = join(scratch, 'large');
  const velite = await setUpPeer('velite', join(scratch, 'velite'));
  const collections = await setUpPeer('content-collections', join(scratch, 'content-collections'));
  for (const folder of [small, velite, collections]) writeContent(folder, pages);
  writeContent(large, pages * 10);

  const ours = { command: site(small, ['compile', '--quiet']), output: join(small, 'generated') };
  const oursLarge = { command: site(large, ['compile', '--quiet']), output: join(large, 'generated') };
  const theirs = { command: bin(velite, 'velite/bin/velite.js', ['build']), output: join(velite, '.velite') };
  const cached = {
    command: bin(collections, '@content-collections/cli/dist/index.js', ['build']),
    output: join(collections, '.content-collections'),
  };

  await inTurn({ start: () => timed(site(small, ['--help'])) });
  await inTurn({
    ours: () => cold(ours),
    'ours, ten times': () => cold(oursLarge),
    velite: () => cold(theirs),
    'content-collections': () => cold(cached),
  });
  await inTurn({ 'ours, unchanged': () => timed(ours.command), 'cached, unchanged': () => timed(cached.command) });
  const page = 'generated/pages/resources/topic-00007.json';
  await watchInTurn({
    'ours, edit': { ...ours, command: site(small, ['watch']), shown: join(small, page) },
    'velite, edit': {
      ...theirs,
      command: bin(velite, 'velite/bin/velite.js', ['dev']),
      shown: join(velite, '.velite/topics.json'),
    },
    'ours, ten times, edit': { ...oursLarge, command: site(large, ['watch']), shown: join(large, page) },
  });
});

report();

function bin(folder: string, file: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(folder, 'node_modules', file), ...args], cwd: folder };
}

async function timed(command: Command): Promise<number> {
  return (await runWell(command)).milliseconds;
}

async function cold({ command, output }: Contestant): Promise<number> {
  rmSync(output, { recursive: true, force: true });
  return timed(command);
}

/** Runs each as often as there are rounds, one after the other, so that what else the machine does meets all of them. */
async function inTurn(measures: Readonly<Record<string, () => Promise<number>>>): Promise<void> {
  const figures = new Map<string, number[]>(Object.keys(measures).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measure] of Object.entries(measures)) figures.get(name)?.push(await measure());
  for (const [name, all] of figures) times.set(name, median(all));
}

/** From a saved edit to the moment at which it stands on the disk, in watchers that run at once. */
async function watchInTurn(watched: Readonly<Record<string, Watched>>): Promise<void> {
  const watchers = [];
  try {
    for (const { command, output, shown } of Object.values(watched)) {
      rmSync(output, { recursive: true, force: true });
      watchers.push(start(command));
      await waitForText(shown, 'It is told');
    }
    const edits = Object.entries(watched).map(([name, one]) => [name, () => edit(one)] as const);
    for (const one of Object.values(watched)) await firstEdit(one);
    await inTurn(Object.fromEntries(edits));
  } finally {
    for (const watcher of watchers) await watcher.stop();
  }
}

/** A watcher may not listen yet when its first output stands there: edits until one is seen. */
async function firstEdit(one: Watched): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await edit(one, 10_000);
      return;
    } catch (error) {
      if (tries === 10) throw error;
    }
}

async function edit({ command, shown }: Watched, patience?: number): Promise<number> {
  const file = join(command.cwd, edited);
  const mark = `edit${process.hrtime.bigint()}`;
  const text = readFileSync(file, 'utf8');
  const begun = performance.now();
  writeFileSync(file, `${text}\nA last sentence ${mark}.\n`);
  return (await waitForText(shown, mark, patience)) - begun;
}

function report(): void {
  const time = (name: string) => times.get(name) ?? Number.NaN;
  const measured = (what: string, mine: string, other: string, limit: number): Row => {
    const ratio = time(mine) / time(other);
    return [what, showTime(time(mine)), showTime(time(other)), ratio.toFixed(3), String(limit), judge(ratio, limit)];
  };
  printTable(`Compile, ${pages} pages of 600 words, medians of ${rounds}`, [
    ['what', 'ours', 'beside', 'ratio', 'limit', ''],
    measured('cold, beside Velite', 'ours', 'velite', 0.2),
    measured(`${pages * 10} pages, beside ${pages}`, 'ours, ten times', 'ours', 12),
    measured('nothing changed, beside content-collections', 'ours, unchanged', 'cached, unchanged', 0.5),
    measured('saved edit to disk, beside Velite', 'ours, edit', 'velite, edit', 0.125),
    measured(`the same in ${pages * 10} pages, beside ${pages}`, 'ours, ten times, edit', 'ours, edit', 2),
  ]);
  console.log(`The start of our command line, part of each run: ${showTime(time('start'))}.`);
  console.log(`content-collections without its cache: ${showTime(time('content-collections'))}.`);
}
