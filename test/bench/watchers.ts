import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Edit, listEdits, type Trace } from './edits.ts';
import { type Medians, measureInTurn } from './measure/in-turn.ts';
import { type Command, type Started, start } from './measure/run.ts';
import { setAside } from './measure/scratch.ts';
import { expectTraces } from './measure/wait-for-trace.ts';

/** A program that watches a corpus. */
export interface Watched {
  readonly command: Command;
  /** The output of an earlier run. */
  readonly output: string;
  /** The output in which an edit shows. */
  readonly tracesOf: (edit: Edit, mark: string) => readonly Trace[];
}

/**
 * Starts watchers of a corpus of `count` pages and calls `work` with a function that times a kind of edit in each of
 * them in turn, from saving it until all its output is on the disk. The time is infinite for a watcher whose output
 * never shows it.
 */
export async function withWatchers<N extends string>(
  count: number,
  rounds: number,
  watched: Readonly<Record<N, Watched>>,
  work: (measure: (kind: string) => Promise<Record<N, Medians>>, readPeak: (name: N) => number) => Promise<void>,
): Promise<void> {
  const watchers = new Map<N, Started>();
  try {
    const names = Object.keys(watched) as N[];
    const edits = new Map(names.map((name) => [name, listEdits(count)]));
    // Before an edit every watcher ends what earlier ones left to do, which takes longer on a large site.
    const rest = 1000 + count / 4;
    for (const name of names) {
      setAside(watched[name].output);
      watchers.set(name, start(watched[name].command));
      await firstEdit(watched[name], edits.get(name)?.words);
    }
    await work(
      (kind) => {
        const timed = names.map((name) => [
          name,
          () => setTimeout(rest).then(() => time(watched[name], edits.get(name)?.[kind])),
        ]);
        console.log(` ${kind}:`);
        return measureInTurn(rounds, Object.fromEntries(timed));
      },
      (name) => watchers.get(name)?.readPeak() ?? Number.NaN,
    );
  } finally {
    for (const watcher of watchers.values()) await watcher.stop();
  }
}

/**
 * A watcher may not be listening yet when its first output is written, and would then miss an edit. So edits are
 * repeated until one shows.
 */
async function firstEdit(one: Watched, edit: Edit | undefined): Promise<void> {
  const [trace] = edit === undefined ? [] : one.tracesOf(edit, '');
  for (const begun = performance.now(); performance.now() - begun < 600_000; await setTimeout(100)) {
    const isBegun = existsSync(join(one.output, trace?.file ?? ''));
    if (isBegun && Number.isFinite((await time(one, edit, 10_000)).milliseconds)) return;
  }
  throw new Error(`Nothing in ${one.output} ever showed an edit.`);
}

async function time({ command, output, tracesOf }: Watched, edit: Edit | undefined, patience?: number) {
  const mark = `Edit${String(process.hrtime.bigint()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  if (edit === undefined) throw new Error('There is no such edit.');
  const wait = expectTraces(output, tracesOf(edit, mark), patience);
  const begun = performance.now();
  edit.make(command.cwd, mark);
  return { milliseconds: (await wait()) - begun, processor: Number.NaN };
}
