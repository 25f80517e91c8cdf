import { resolve } from 'node:path';
import type { Command } from 'commander';
import { writeFiles } from '../emit/write.ts';
import { plural } from '../report/pretty.ts';
import { compileFolder, formatReport, wantsColor } from './session.ts';

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
      const outcome = await compileFolder(flags);
      if (outcome.problems.length > 0)
        process.stderr.write(formatReport(outcome, 'pretty', wantsColor(process.stderr)));
      if (outcome.files === null) {
        process.exitCode = 1;
        return;
      }
      const { writeSite } = await import('../build/write-site.ts');
      writeFiles(resolve(flags.generated), outcome.files);
      const { content, generated, out, cards } = flags;
      const { documents } = await writeSite({ content, generated, out, cache: '.cache' }, cards);
      const time = Math.round(performance.now() - started);
      process.stdout.write(`${plural(documents, 'document')} in ${flags.out}, ${time} ms\n`);
    });
}
