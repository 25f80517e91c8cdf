import { resolve } from 'node:path';
import type { Command } from 'commander';
import { emitJsonSchemas } from '../emit/json-schemas.ts';
import { writeFiles } from '../emit/write.ts';
import { rememberParsed } from '../parse/remember.ts';
import { hasErrors } from '../report/problem.ts';
import { compareContents } from '../watch/changes.ts';
import { watchFolder } from '../watch/events.ts';
import { tellTurn } from '../watch/story.ts';
import { compileFolder, formatReport, type Outcome, wantsColor } from './session.ts';

interface Flags {
  readonly content: string;
  readonly out: string;
  readonly now?: string;
  readonly dev?: boolean;
}

/** Adds `site watch`: compiles with the drafts, then compiles again on every change; an error leaves the last good generated/ as it is. */
export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('compile on every change in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--out <dir>', 'the folder to write', 'generated')
    .option('--now <date>', 'the day to compile for (default: today)')
    .option('--dev', 'also serve the app from its sources; /api answers while `npm run serve` runs beside it')
    .action(async (flags: Flags) => {
      const watcher = watchFolder(flags.content, createTurn(flags));
      await watcher.ready;
      const dev = flags.dev === true ? await startDev() : null;
      process.stdout.write(`watching ${flags.content}${dev === null ? '' : `, the site is at ${dev.address}`}\n`);
      await new Promise<void>((settle) => {
        process.once('SIGINT', () => settle());
        process.once('SIGTERM', () => settle());
      });
      await watcher.close();
      await dev?.close();
    });
}

/** One turn of the watch: compile, report, write what differs, and say so in a line; nothing new is passed over in silence. */
function createTurn(flags: Flags): () => Promise<void> {
  const parse = rememberParsed();
  let last: Outcome | undefined;
  return async () => {
    const started = performance.now();
    const outcome = await compileFolder({ ...flags, drafts: true }, parse);
    const schemas = last === undefined ? emitJsonSchemas(outcome.model) : [];
    const written =
      outcome.files === null ? null : writeFiles(resolve(flags.out), new Map([...outcome.files, ...schemas]));
    const changes = last === undefined ? [] : compareContents(last.content, outcome.content);
    const hadErrors = last !== undefined && hasErrors(last.problems);
    const isFirst = last === undefined;
    last = outcome;
    const paths = written === null ? null : [...written.changed, ...written.removed];
    if (!isFirst && changes.length === 0 && (paths?.length ?? 0) === 0) return;
    if (outcome.problems.length > 0) process.stderr.write(formatReport(outcome, 'pretty', wantsColor(process.stderr)));
    const milliseconds = performance.now() - started;
    process.stdout.write(
      `${tellTurn({ changes, problems: outcome.problems, written: paths, hadErrors, milliseconds })}\n`,
    );
  };
}

/** Vite is loaded by the commands that need it: the others should not wait for it. */
async function startDev() {
  const { startDevServer } = await import('../build/dev.ts');
  return startDevServer();
}
