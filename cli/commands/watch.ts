import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import { describeRebuild } from '../watch/build-log.ts';
import { createDev, type Dev } from '../watch/dev.ts';
import { type Reactions, shortRound, watchFolder } from '../watch/events.ts';
import { createLog } from '../watch/log.ts';
import { createRebuilder, type Rebuilder, type Rebuilt } from '../watch/rebuild.ts';
import { settleEdits } from './hold-content.ts';
import { insistOnOutput } from './insist-on-output.ts';
import { studioOver } from './open-studio.ts';
import { type ContentFlags, formatReport, readOptions, wantsColor } from './session.ts';
import { UsageError } from './usage-error.ts';

interface Flags extends ContentFlags {
  readonly out: string;
  readonly dev?: boolean;
  readonly port?: number;
}

/** Adds `site watch`: compiles with the drafts, then compiles again on every change; an error leaves the last good generated/ as it is. */
export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('compile on every change in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--out <dir>', 'the folder to write', 'generated')
    .option('--now <date>', 'the day to compile for (default: today)')
    .option('--dev', 'also serve the app from its sources, and the API (on PORT, or a free port)')
    .option('--port <number>', 'where the app is served, or the next port that is free (default: 5173)', readPort)
    .action(watch);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not \`${text}\``);
  return port;
}

/** Works until it is told to end; what it began is ended with it. */
async function watch({ content, out, now, dev: withSite = false, port }: Flags): Promise<void> {
  insistOnOutput({ folder: out, maker: 'compile', apart: { 'the content': content }, force: false });
  // A watch runs for hours beside the browser and the editor, so its heap grows by a tenth and not by several times.
  setFlagsFromString('--heap-growing-percent=10');
  await settleEdits(content);
  const ended = untilEnded();
  const asked = wantsPolling();
  let polls = asked;
  const log = createLog((text) => process.stdout.write(text), wantsColor(process.stdout));
  const say = (line: string) => (withSite ? log('content', line) : process.stdout.write(`${line}\n`));
  const report = (text: string) => (withSite ? log('content', text) : process.stderr.write(text));
  const options = () => readOptions({ now, drafts: true });
  const openStudio = studioOver(content, options);
  const dev = withSite ? createDev({ content, generated: out }, { port, polls: () => polls, openStudio }, log) : null;
  const rebuilder = createRebuilder(content, out, options);
  const tell = ({ rebuild, outcome }: Rebuilt) => {
    if (outcome !== null && rebuild.problems.length > 0 && rebuild.fault === null)
      report(formatReport(outcome, wantsColor(withSite ? process.stdout : process.stderr)));
    say(describeRebuild(rebuild));
    return dev?.follow(rebuild);
  };
  const instead = `It is looked at every ${shortRound} ms instead.`;
  const startPolling = (error: NodeJS.ErrnoException) => {
    polls = true;
    say(`The system does not tell what happens in ${content}: ${nameLimit(error)}. ${instead}`);
  };
  const watcher = watchFolder(content, { ...reactWith(rebuilder, tell, dev), startPolling }, { polls });
  await watcher.ready;
  if (asked) say(`The system is not asked what happens in ${content}, since CHOKIDAR_USEPOLLING is set. ${instead}`);
  say(`watching ${content}`);
  await ended;
  await Promise.all([watcher.close(), dev?.close()]);
}

/** Milliseconds between two looks whether npm is still there. */
const watchOverParent = 250;

/** Settles when the watch is told to end. npm tells a signal to its shell alone, whose end is then the word. */
function untilEnded(): Promise<void> {
  return new Promise((settle) => {
    process.on('SIGINT', () => settle());
    process.on('SIGTERM', () => settle());
    if (process.env.npm_lifecycle_event === undefined) return;
    const { ppid } = process;
    setInterval(() => process.ppid !== ppid && settle(), watchOverParent).unref();
  });
}

/** What is rebuilt whenever something happens in the folder, and to whom it is told. */
function reactWith(
  rebuilder: Rebuilder,
  tell: (rebuilt: Rebuilt) => Promise<void> | undefined,
  dev: Dev | null,
): Omit<Reactions, 'startPolling'> {
  return {
    async rebuildSome(paths) {
      const rebuilt = await rebuilder.rebuildSome(paths);
      if (typeof rebuilt !== 'object') return rebuilt;
      void tell(rebuilt);
      return 'done';
    },
    async writeLists(isInterrupted) {
      const written = await rebuilder.writeLists(isInterrupted);
      if (written !== null) dev?.followLists(written);
      return written !== null;
    },
    async rebuildAll() {
      const { rebuilt, again } = await rebuilder.rebuildAll();
      if (rebuilt !== null) await tell(rebuilt);
      return again;
    },
    async heal() {
      const healed = await rebuilder.heal();
      if (healed !== null) void tell(healed);
    },
  };
}

/** Whether the folder is to be looked at again and again: known from other tools, for drives that tell of nothing. */
function wantsPolling(): boolean {
  return !['', '0', 'false'].includes((process.env.CHOKIDAR_USEPOLLING ?? '').toLowerCase());
}

/** Why the system tells nothing, and what would help. */
function nameLimit({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return 'too many files are watched (`fs.inotify.max_user_watches` is the limit)';
  if (code === 'EMFILE') return 'too many programs watch files (`fs.inotify.max_user_instances` is the limit)';
  return message;
}
