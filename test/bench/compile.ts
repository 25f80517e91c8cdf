/**
 * The compiler beside Velite and content-collections, each as a command on the same files: medians of five, the
 * programs in turn. `--pages N --rounds N`; the larger corpus has ten times the pages. Each row is printed as soon as it
 * is known.
 */
import { join } from 'node:path';
import { writeContent } from './corpus/write.ts';
import { openEditor } from './editor.ts';
import { listEdits } from './edits.ts';
import { bundleCompiler } from './measure/bundle-compiler.ts';
import { showTime } from './measure/figures.ts';
import { compare, comparisonHead, type Medians, measureInTurn, runCold } from './measure/in-turn.ts';
import { readOptions } from './measure/options.ts';
import { setUpPeer } from './measure/peers.ts';
import { type Command, runWithUsage } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { judge, printTable } from './measure/table.ts';
import { type Watched, withWatchers } from './watchers.ts';

const { pages, rounds } = readOptions();
const kinds = Object.keys(listEdits(0));
const listKind = 'lists of the whole site';
/** Bytes that the watch may take at ten times the pages. */
const mostMemory = 900e6;

await withScratch(async (scratch) => {
  const rows = [comparisonHead];
  const tell = (...row: Parameters<typeof compare>) => {
    const compared = compare(...row);
    rows.push(compared);
    console.log(`  ${compared.join('  ')}`);
  };
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
  const watchOurs = (folder: string): Watched => ({
    command: site(folder, ['watch']),
    output: join(folder, 'generated'),
    tracesOf: (edit, mark) => edit.ours(mark),
  });

  console.log('The start, and from nothing:');
  const { start } = await measureInTurn(rounds, { start: () => runWithUsage(site(small, ['compile', '--help'])) });
  const cold = await measureInTurn(rounds, {
    ours: () => runCold(compile, small, ['generated', '.cache']),
    'ours, ten times': () => runCold(site(big, ['compile', '--quiet']), big, ['generated', '.cache']),
    Velite: () => runCold(build, velite, ['.velite']),
    'content-collections': () => runCold(collect, collections, ['.content-collections']),
  });
  tell('from nothing, beside Velite', cold.ours, cold.Velite, 0.2);
  tell('the same in processor time', processorOf(cold.ours), processorOf(cold.Velite), 0.3);
  tell(`${pages * 10} pages, beside ${pages}`, cold['ours, ten times'], cold.ours, 12);
  console.log('Nothing changed:');
  const unchanged = await measureInTurn(rounds, {
    ours: () => runWithUsage(compile),
    'content-collections': () => runWithUsage(collect),
  });
  tell('nothing changed, beside content-collections', unchanged.ours, unchanged['content-collections'], 0.5);

  console.log('From a saved edit to the disk:');
  const atOnce = new Map<string, Medians>();
  const veliteDev: Watched = {
    command: bin(velite, 'velite/bin/velite.js', ['dev']),
    output: join(velite, '.velite'),
    tracesOf: (edit, mark) => [edit.velite(mark)],
  };
  await withWatchers(pages, rounds, { ours: watchOurs(small), Velite: veliteDev }, async (measure) => {
    for (const kind of kinds) {
      const { ours, Velite } = await measure(kind);
      atOnce.set(kind, ours);
      if (kind !== listKind) tell(`${kind}, beside Velite`, ours, Velite, kind === 'words' ? 0.125 : 0.25);
    }
  });

  console.log('From a keystroke in an editor to the message about it, and to what could stand there:');
  const editor = await openEditor(site(small, ['lsp']), 'topics/topic-00007.md');
  const { typed, completed } = await measureInTurn(rounds, { typed: editor.type, completed: editor.complete });
  editor.close();
  const words = known(atOnce, 'words');
  tell('a keystroke to its message, beside an edit of words', typed, words, 2);
  tell('a keystroke to its completions, beside an edit of words', completed, words, 2);

  console.log(`From a saved edit to the disk, ${pages * 10} pages:`);
  await withWatchers(pages * 10, rounds, { ours: watchOurs(big) }, async (measure, readPeak) => {
    for (const kind of kinds) {
      const what = `${kind}, ${pages * 10} pages beside ${pages}`;
      tell(what, (await measure(kind)).ours, known(atOnce, kind), kind === listKind ? 12 : 3);
    }
    const peak = readPeak('ours');
    const verdict = Number.isNaN(peak) ? 'not known' : judge(peak, mostMemory);
    rows.push([
      `peak of memory of the watch, ${pages * 10} pages`,
      showMegabytes(peak),
      '',
      '',
      '',
      showMegabytes(mostMemory),
      verdict,
    ]);
  });

  printTable(`Compile, ${pages} pages of 600 words, medians of ${rounds}`, rows);
  console.log(`The start of our command line, part of each run: ${showTime(start.milliseconds)}.`);
});

function bin(folder: string, file: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(folder, 'node_modules', file), ...args], cwd: folder };
}

/** Medians in which the processor time stands for the clock's. */
function processorOf({ processor }: Medians): Medians {
  return { milliseconds: processor, processor };
}

function showMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function known(medians: ReadonlyMap<string, Medians>, kind: string): Medians {
  return medians.get(kind) ?? { milliseconds: Number.NaN, processor: Number.NaN };
}
