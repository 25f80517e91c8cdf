/**
 * The compiler beside Velite and content-collections, each as a command on the same files: medians of five, the
 * programs in turn. `--pages N --rounds N`; the larger corpus has ten times the pages.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent } from './corpus/write.ts';
import { bundleCompiler } from './measure/bundle-compiler.ts';
import { showTime } from './measure/figures.ts';
import { compare, comparisonHead, measureInTurn, runCold } from './measure/in-turn.ts';
import { readOptions } from './measure/options.ts';
import { setUpPeer } from './measure/peers.ts';
import { type Command, runWithUsage, start } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { printTable } from './measure/table.ts';
import { waitForText } from './measure/wait-for-text.ts';

const { pages, rounds } = readOptions();
const edited = 'content/topics/topic-00007.md';
const shown = 'generated/pages/resources/topic-00007.json';

interface Watched {
  readonly command: Command;
  /** What an earlier run left. */
  readonly output: string;
  /** The file in which an edit shows. */
  readonly shown: string;
}

await withScratch(async (scratch) => {
  const site = await bundleCompiler(join(scratch, 'compiler'));
  const small = join(scratch, 'small');
  const big = join(scratch, 'large');
  const velite = await setUpPeer('velite', join(scratch, 'velite'));
  const collections = await setUpPeer('content-collections', join(scratch, 'content-collections'));
  for (const folder of [small, velite, collections]) writeContent(folder, pages);
  writeContent(big, pages * 10);

  const compile = site(small, ['compile', '--quiet']);
  const build = bin(velite, 'velite/bin/velite.js', ['build']);
  const collect = bin(collections, '@content-collections/cli/dist/index.js', ['build']);

  console.log('The start, and from nothing:');
  const { start: begin } = await measureInTurn(rounds, {
    start: () => runWithUsage(site(small, ['compile', '--help'])),
  });
  const cold = await measureInTurn(rounds, {
    ours: () => runCold(compile, small, ['generated']),
    'ours, ten times': () => runCold(site(big, ['compile', '--quiet']), big, ['generated']),
    Velite: () => runCold(build, velite, ['.velite']),
    'content-collections': () => runCold(collect, collections, ['.content-collections']),
  });
  console.log('Nothing changed:');
  const unchanged = await measureInTurn(rounds, {
    ours: () => runWithUsage(compile),
    'content-collections': () => runWithUsage(collect),
  });
  console.log('From a saved edit to the disk:');
  const watch = await watchInTurn({
    ours: { command: site(small, ['watch']), output: join(small, 'generated'), shown: join(small, shown) },
    Velite: {
      command: bin(velite, 'velite/bin/velite.js', ['dev']),
      output: join(velite, '.velite'),
      shown: join(velite, '.velite/topics.json'),
    },
  });
  const watchLarge = await watchInTurn({
    'ours, ten times': { command: site(big, ['watch']), output: join(big, 'generated'), shown: join(big, shown) },
  });

  printTable(`Compile, ${pages} pages of 600 words, medians of ${rounds}`, [
    comparisonHead,
    compare('from nothing, beside Velite', cold.ours, cold.Velite, 0.2),
    compare(`${pages * 10} pages, beside ${pages}`, cold['ours, ten times'], cold.ours, 12),
    compare('nothing changed, beside content-collections', unchanged.ours, unchanged['content-collections'], 0.5),
    compare('saved edit to disk, beside Velite', watch.ours, watch.Velite, 0.125),
    compare(`the same in ${pages * 10} pages, beside ${pages}`, watchLarge['ours, ten times'], watch.ours, 2),
  ]);
  console.log(`The start of our command line, part of each run: ${showTime(begin.milliseconds)}.`);
});

function bin(folder: string, file: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(folder, 'node_modules', file), ...args], cwd: folder };
}

/** From a saved edit to the moment at which it stands on the disk, in watchers that run at once. */
async function watchInTurn<N extends string>(watched: Readonly<Record<N, Watched>>) {
  const watchers = [];
  try {
    const edits = {} as Record<N, () => ReturnType<typeof edit>>;
    for (const [name, one] of Object.entries<Watched>(watched)) {
      rmSync(one.output, { recursive: true, force: true });
      watchers.push(start(one.command));
      await waitForText(one.shown, 'It is told', 600_000);
      await firstEdit(one);
      edits[name as N] = () => edit(one);
    }
    return await measureInTurn(rounds, edits);
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
      if (tries === 30) throw error;
    }
}

async function edit({ command, shown }: Watched, patience?: number) {
  const file = join(command.cwd, edited);
  const mark = `edit${process.hrtime.bigint()}`;
  const text = readFileSync(file, 'utf8');
  const begun = performance.now();
  writeFileSync(file, `${text}\nA last sentence ${mark}.\n`);
  return { milliseconds: (await waitForText(shown, mark, patience)) - begun, processor: Number.NaN };
}
