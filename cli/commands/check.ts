import { type Command, Option } from 'commander';
import { hasErrors, sortProblems } from '../report/problem.ts';
import { checkExternalLinks, type LinkFlags } from './links.ts';
import { type ReportFormat, reportFormats, writeReport } from './report-formats.ts';
import { compileFolder } from './session.ts';

interface Flags extends LinkFlags {
  readonly content: string;
  readonly format: ReportFormat;
  readonly now?: string;
  readonly links?: boolean;
}

/** Adds `site check`: every problem of content/, and an exit code; it writes nothing. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('report every problem in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day to check for (default: today)')
    .addOption(new Option('--format <format>', 'how to report').choices(reportFormats).default('pretty'))
    .option('--links', 'look at the external links too, which takes minutes')
    .option('--registry <address>', 'the DOI registry', 'https://doi.org')
    .option('--link-cache <file>', 'what is known of links from earlier', '.cache/links.json')
    .option('--link-time <minutes>', 'how long to look at links', '10')
    .action(async (flags: Flags) => {
      const outcome = await compileFolder(flags);
      const links = flags.links ? await checkExternalLinks(outcome.model, flags) : [];
      const problems = sortProblems([...outcome.problems, ...links]);
      writeReport({ ...outcome, problems }, flags.format);
      if (hasErrors(problems)) process.exitCode = 1;
    });
}
