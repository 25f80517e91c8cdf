import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import type { Problem } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { describeRebuild, type Rebuild, selectNews } from '../watch/build-log.ts';
import { createDev, type Dev } from '../watch/dev.ts';
import { type Reactions, shortSurveyInterval, watchFolder } from '../watch/events.ts';
import { createLog } from '../watch/log.ts';
import { createRebuilder, type Rebuilder } from '../watch/rebuild.ts';
import { settleEdits } from './support/hold-content.ts';
import { createStudioOpener } from './support/open-studio.ts';
import { requireOutput, requirePlainFolder } from './support/require-folder.ts';
import { type ContentFlags, colorsOf, formatReport, readOptions } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags extends ContentFlags {
  readonly out?: string;
  readonly dev?: boolean;
  readonly port?: number;
}

/**
 * Adds `site watch`: compiles, and compiles again on every change; an error leaves the last good output as it is. Drafts
 * are shown with `--dev` alone, which writes into a folder of its own: what lies in generated/ is what is published.
 */
export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('compile on every change in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--out <dir>', 'the folder to write (default: generated, or .cache/dev with --dev)')
    .option('--now <date>', 'the day to compile for (default: today)')
    .option('--dev', 'also serve the app from its sources, with the drafts, and the API (on PORT, or a free port)')
    .option('--port <number>', 'where the app is served, or the next port that is free (default: 5173)', readPort)
    .action(watch);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not \`${text}\``);
  return port;
}

/** Runs until the process is asked to end, and then closes everything that it started. */
async function watch({ content, now, dev: withSite = false, port, ...flags }: Flags): Promise<void> {
  const out = flags.out ?? (withSite ? '.cache/dev' : 'generated');
  if (withSite) requirePlainFolder();
  requireOutput({ folder: out, maker: 'compile', apart: { 'the content': content }, force: false });
  // A watch runs for hours beside the browser and the editor, so its heap grows by a tenth and not by several times.
  setFlagsFromString('--heap-growing-percent=10');
  await settleEdits(content);
  const ended = untilEnded();
  const asked = wantsPolling();
  let polls = asked;
  const log = createLog((text) => process.stdout.write(text), colorsOf(process.stdout));
  const logLine = (line: string) => (withSite ? log('content', line) : process.stdout.write(`${line}\n`));
  const logReport = (text: string) => (withSite ? log('content', text) : process.stderr.write(text));
  const options = () => readOptions({ now, drafts: withSite });
  const openStudio = createStudioOpener(content, options);
  const dev = withSite ? createDev({ content, generated: out }, { port, polls: () => polls, openStudio }, log) : null;
  const rebuilder = createRebuilder(content, out, options);
  let told: readonly Problem[] = [];
  const report = (rebuild: Rebuild) => {
    const { content: read, fault } = rebuild;
    if (read !== null && fault === null) {
      const problems = selectNews(rebuild, told);
      const others = rebuild.problems.length - problems.length;
      told = rebuild.problems;
      if (problems.length > 0)
        logReport(formatReport({ content: read, problems }, withSite ? process.stdout : process.stderr));
      if (others > 0) logLine(`${plural(others, 'problem')} told before: \`npm run check\` lists all`);
    }
    logLine(describeRebuild(rebuild));
    return dev?.follow(rebuild);
  };
  const instead = `It is looked at every ${shortSurveyInterval} ms instead.`;
  const startPolling = (error: NodeJS.ErrnoException) => {
    polls = true;
    logLine(`The system does not tell what happens in ${content}: ${nameLimit(error)}. ${instead}`);
  };
  const watcher = watchFolder(content, { ...reactWith(rebuilder, report, dev), startPolling }, { polls });
  await watcher.ready;
  if (asked)
    logLine(`The system is not asked what happens in ${content}, since CHOKIDAR_USEPOLLING is set. ${instead}`);
  logLine(`watching ${content}`);
  await ended;
  await Promise.all([watcher.close(), dev?.close()]);
}

/** Milliseconds between two checks whether npm still runs. */
const watchOverParent = 250;

/** Resolves when the process is asked to end. npm passes a signal to its shell only, so the end of the shell counts too. */
function untilEnded(): Promise<void> {
  return new Promise((settle) => {
    process.on('SIGINT', () => settle());
    process.on('SIGTERM', () => settle());
    if (process.env.npm_lifecycle_event === undefined) return;
    const { ppid } = process;
    setInterval(() => process.ppid !== ppid && settle(), watchOverParent).unref();
  });
}

/** The handlers for events in the folder: they rebuild and report the result. */
function reactWith(
  rebuilder: Rebuilder,
  report: (rebuild: Rebuild) => Promise<void> | undefined,
  dev: Dev | null,
): Omit<Reactions, 'startPolling'> {
  return {
    async rebuildSome(paths) {
      const rebuilt = await rebuilder.rebuildSome(paths);
      if (typeof rebuilt !== 'object') return rebuilt;
      void report(rebuilt);
      return 'done';
    },
    async writeLists(isInterrupted) {
      const written = await rebuilder.writeLists(isInterrupted);
      if (written !== null) dev?.followLists(written);
      return written !== null;
    },
    async rebuildAll() {
      const { rebuilt, again } = await rebuilder.rebuildAll();
      if (rebuilt !== null) await report(rebuilt);
      return again;
    },
    async restore() {
      const restored = await rebuilder.restore();
      if (restored !== null) void report(restored);
    },
  };
}

/** Whether CHOKIDAR_USEPOLLING asks for polling, as in other tools, for drives that give no events. */
function wantsPolling(): boolean {
  return !['', '0', 'false'].includes((process.env.CHOKIDAR_USEPOLLING ?? '').toLowerCase());
}

/** Why the system gives no events. */
function nameLimit({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return 'too many files are watched (`fs.inotify.max_user_watches` is the limit)';
  if (code === 'EMFILE') return 'too many programs watch files (`fs.inotify.max_user_instances` is the limit)';
  return message;
}
