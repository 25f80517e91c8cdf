import { join } from 'node:path';
import type { Command } from 'commander';
import { plural } from '../core/text.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import { readMark } from '../output/mark.ts';
import { identifyApp, identifyProgram } from '../read/program.ts';
import { compileInto, type IntoFlags } from './support/compile-into.ts';
import { holdSite } from './support/hold-site.ts';
import { requireOutput, requirePlainFolder } from './support/require-folder.ts';
import { formatReport } from './support/session.ts';

interface Flags extends IntoFlags {
  readonly generated: string;
  readonly out: string;
  readonly cards: boolean;
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
    .option('--cache <dir>', 'the folder for what the next build need not make again', '.cache')
    .option('--force', 'write into a folder with other files in it, too')
    .option('--now <date>', 'the day to build for (default: today)')
    .action(async (flags: Flags) => {
      const started = performance.now();
      const { content, generated, out, cache, cards, force = false } = flags;
      const apart = { 'the content': content, 'what is compiled': generated };
      requirePlainFolder();
      requireOutput({ folder: out, maker: 'build', apart, force });
      const { writeSite } = await import('../build/write-site.ts');
      const held = await holdSite(out);
      const folders = { content, generated, cache, ...held.folders };
      let outcome: Outcome | undefined;
      const options = {
        cards,
        program: identifyProgram(),
        app: identifyApp(),
        isStillThere: () => outcome?.isStillThere() === true,
      };
      const written = await writeSite(folders, options, async (onSite) => {
        outcome = await compile(flags, onSite);
        return outcome.written?.files ?? null;
      }).finally(held.release);
      if (written === null) {
        if (outcome !== undefined && outcome.written !== null)
          process.stderr.write(
            `Another command, such as \`npm run site -- watch\`, has written into \`${generated}\` meanwhile. Run the build again, or give it a folder of its own with \`--generated\`.\n`,
          );
        if (readMark(out, 'build') !== null)
          process.stderr.write(`nothing was built: the site in ${out} stays as it was\n`);
        process.exitCode = 1;
        return;
      }
      for (const file of written.kept)
        process.stderr.write(
          `${join(out, file)} was put there by somebody else: it stays in place of the site's own\n`,
        );
      const time = Math.round(performance.now() - started);
      process.stdout.write(`${plural(written.documents, 'document')} in ${out}, ${time} ms\n`);
    });
}

type Outcome = Awaited<ReturnType<typeof compileInto>>;

/** Compiles and reports the problems. */
async function compile(flags: Flags, onSite: (site: SiteData) => void): Promise<Outcome> {
  const outcome = await compileInto(flags.generated, flags, onSite);
  if (outcome.problems.length > 0) process.stderr.write(formatReport(outcome, process.stderr));
  return outcome;
}
