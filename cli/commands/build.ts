import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Site } from '../emit/shapes.ts';
import { plural } from '../report/pretty.ts';
import { compileInto } from './compile-into.ts';
import { formatReport, wantsColor } from './session.ts';

interface Flags {
  readonly content: string;
  readonly generated: string;
  readonly out: string;
  readonly cards: boolean;
  readonly now?: string;
}

/** Adds `site build`: content in, the whole site out; an error leaves the last good site as it is. */
export function addBuild(program: Command): void {
  program
    .command('build')
    .description('compile content/, bundle the app and write the site into dist/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--generated <dir>', 'the folder for what is compiled', 'generated')
    .option('--out <dir>', 'the folder to write', 'dist')
    .option('--no-cards', 'leave out the pictures that stand for the pages where they are shared')
    .option('--now <date>', 'the day to build for (default: today)')
    .action(async (flags: Flags) => {
      const started = performance.now();
      const { writeSite } = await import('../build/write-site.ts');
      const { content, generated, out, cards } = flags;
      const folders = { content, generated, out, cache: '.cache' };
      const written = await writeSite(folders, cards, (hear) => compile(flags, hear));
      if (written === null) {
        process.exitCode = 1;
        return;
      }
      const time = Math.round(performance.now() - started);
      process.stdout.write(`${plural(written.documents, 'document')} in ${out}, ${time} ms\n`);
    });
}

/** Compiles and reports; false when an error stands in the way. */
async function compile(flags: Flags, hear: (site: Site) => void): Promise<boolean> {
  const outcome = await compileInto(resolve(flags.generated), flags, hear);
  if (outcome.problems.length > 0) process.stderr.write(formatReport(outcome, 'pretty', wantsColor(process.stderr)));
  return outcome.written !== null;
}
