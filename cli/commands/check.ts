import { type Command, Option } from 'commander';
import { hasErrors } from '../report/problem.ts';
import { compileFolder, formatReport, wantsColor } from './session.ts';

interface Flags {
  readonly content: string;
  readonly format: 'pretty' | 'json';
  readonly now?: string;
}

/** Adds `site check`: every problem of content/, and an exit code; it writes nothing. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('report every problem in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day to check for (default: today)')
    .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
    .action(async (flags: Flags) => {
      const outcome = await compileFolder(flags);
      process.stdout.write(formatReport(outcome, flags.format, wantsColor(process.stdout)));
      if (hasErrors(outcome.problems)) process.exitCode = 1;
    });
}
