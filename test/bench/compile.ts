/**
 * The compiler beside Velite and content-collections, each as a command on the same files: medians of five, the
 * programs in turn. `--pages N --rounds N`; the larger corpus has ten times the pages.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent } from './corpus/write.ts';
import { openEditor } from './editor.ts';
import { type Edit, listEdits, type Trace } from './edits.ts';
import { bundleCompiler } from './measure/bundle-compiler.ts';
import { showTime } from './measure/figures.ts';
import { compare, comparisonHead, type Medians, measureInTurn, runCold } from './measure/in-turn.ts';
import { readOptions } from './measure/options.ts';
import { setUpPeer } from './measure/peers.ts';
import { type Command, runWithUsage, start } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { printTable } from './measure/table.ts';
import { expectTraces } from './measure/wait-for-trace.ts';

const { pages, rounds } = readOptions();

interface Watched {
  readonly command: Command;
  /** What an earlier run left. */
  readonly output: string;
  /** Where an edit shows in it. */
  readonly tracesOf: (edit: Edit, mark: string) => readonly Trace[];
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
    ours: () => runCold(compile, small, ['generated', '.cache']),
    'ours, ten times': () => runCold(site(big, ['compile', '--quiet']), big, ['generated', '.cache']),
    Velite: () => runCold(build, velite, ['.velite']),
    'content-collections': () => runCold(collect, collections, ['.content-collections']),
  });
  console.log('Nothing changed:');
  const unchanged = await measureInTurn(rounds, {
    ours: () => runWithUsage(compile),
    'content-collections': () => runWithUsage(collect),
  });
  console.log('From a saved edit to the disk:');
  const atOnce = await watchInTurn(pages, {
    ours: {
      command: site(small, ['watch']),
      output: join(small, 'generated'),
      tracesOf: (edit, mark) => edit.ours(mark),
    },
    Velite: {
      command: bin(velite, 'velite/bin/velite.js', ['dev']),
      output: join(velite, '.velite'),
      tracesOf: (edit, mark) => [edit.velite(mark)],
    },
  });
  const large = await watchInTurn(pages * 10, {
    ours: { command: site(big, ['watch']), output: join(big, 'generated'), tracesOf: (edit, mark) => edit.ours(mark) },
  });
  const edits = Object.keys(listEdits(0)).flatMap((kind) => {
    const ours = atOnce('ours', kind);
    const isOfLists = kind === 'lists of the whole site';
    const limit = kind === 'words' ? 0.125 : 0.25;
    return [
      ...(isOfLists ? [] : [compare(`${kind}, beside Velite`, ours, atOnce('Velite', kind), limit)]),
      compare(`${kind}, ${pages * 10} pages beside ${pages}`, large('ours', kind), ours, isOfLists ? 12 : 3),
    ];
  });

  console.log('From a keystroke in an editor to the message about it, and to what could stand there:');
  const editor = await openEditor(site(small, ['lsp']), 'topics/topic-00007.md');
  const { typed, completed } = await measureInTurn(rounds, { typed: editor.type, completed: editor.complete });
  editor.close();

  printTable(`Compile, ${pages} pages of 600 words, medians of ${rounds}`, [
    comparisonHead,
    compare('from nothing, beside Velite', cold.ours, cold.Velite, 0.2),
    compare(`${pages * 10} pages, beside ${pages}`, cold['ours, ten times'], cold.ours, 12),
    compare('nothing changed, beside content-collections', unchanged.ours, unchanged['content-collections'], 0.5),
    ...edits,
    compare('a keystroke to its message, beside an edit of words', typed, atOnce('ours', 'words'), 2),
    compare('a keystroke to its completions, beside an edit of words', completed, atOnce('ours', 'words'), 2),
  ]);
  console.log(`The start of our command line, part of each run: ${showTime(begin.milliseconds)}.`);
});

function bin(folder: string, file: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(folder, 'node_modules', file), ...args], cwd: folder };
}

/** From saving an edit to the moment at which all of it stands on the disk, by its kind, in watchers that run at once. */
async function watchInTurn<N extends string>(count: number, watched: Readonly<Record<N, Watched>>) {
  const watchers = [];
  try {
    const measures: Record<string, () => ReturnType<typeof time>> = {};
    const names = Object.keys(watched) as N[];
    const edits = new Map(names.map((name) => [name, listEdits(count)]));
    for (const name of names) {
      rmSync(watched[name].output, { recursive: true, force: true });
      watchers.push(start(watched[name].command));
      await firstEdit(watched[name], edits.get(name)?.words);
    }
    for (const kind of Object.keys(listEdits(0)))
      for (const name of names) measures[`${kind}: ${name}`] = () => time(watched[name], edits.get(name)?.[kind]);
    const medians = await measureInTurn(rounds, measures);
    return (name: N, kind: string) => medians[`${kind}: ${name}`] as Medians;
  } finally {
    for (const watcher of watchers) await watcher.stop();
  }
}

/** A watcher takes a while to compile everything, and may not listen yet when its first output stands there: edits until one is seen. */
async function firstEdit(one: Watched, edit: Edit | undefined): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await time(one, edit, 10_000);
      return;
    } catch (error) {
      if (tries === 60) throw error;
    }
}

async function time({ command, output, tracesOf }: Watched, edit: Edit | undefined, patience?: number) {
  const mark = `Edit${String(process.hrtime.bigint()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  if (edit === undefined) throw new Error('There is no such edit.');
  const wait = expectTraces(output, tracesOf(edit, mark), patience);
  const begun = performance.now();
  edit.make(command.cwd, mark);
  return { milliseconds: (await wait()) - begun, processor: Number.NaN };
}
