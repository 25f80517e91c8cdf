import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import { plural } from '../core/text.ts';
import { compileInto, type IntoFlags } from './support/compile-into.ts';
import { formatReport } from './support/session.ts';

interface Flags extends IntoFlags {
  readonly out: string;
  readonly quiet?: boolean;
}

/** Adds `site compile`: content in, generated/ out; an error leaves generated/ as it is. */
export function addCompile(program: Command): void {
  program
    .command('compile')
    .description('turn content/ into generated/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--out <dir>', 'the folder to write', 'generated')
    .option('--cache <dir>', 'the folder for what the next compile need not make again', '.cache')
    .option('--force', 'write into a folder with other files in it, too')
    .option('--now <date>', 'the day to compile for (default: today)')
    .option('--drafts', 'with the pages that are not published yet')
    .option('--quiet', 'print nothing when there is nothing to say')
    .action(async (flags: Flags) => {
      const started = performance.now();
      // With fewer functions put into one when Node optimises: most of a compile is run for so short a time that
      // optimising it takes longer than running it saves.
      setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
      const outcome = await compileInto(flags.out, { ...flags, isBrief: true });
      if (outcome.problems.length > 0) process.stderr.write(formatReport(outcome, process.stderr));
      if (outcome.written === null) {
        process.exitCode = 1;
        return;
      }
      if (flags.quiet) return;
      const { files, changed, removed } = outcome.written;
      const time = Math.round(performance.now() - started);
      process.stdout.write(`${plural(files.size, 'file')}, ${changed} written, ${removed} removed, ${time} ms\n`);
    });
}
