import type { Command } from 'commander';
import { createDev } from '../watch/dev.ts';
import { watchFolder } from '../watch/events.ts';
import { createLog } from '../watch/log.ts';
import { tellTurn } from '../watch/story.ts';
import { createTurns, type Taken } from '../watch/turn.ts';
import { settleEdits } from './hold-content.ts';
import { insistOnOutput } from './insist-on-output.ts';
import { formatReport, readOptions, wantsColor } from './session.ts';
import { UsageError } from './usage-error.ts';

interface Flags {
  readonly content: string;
  readonly out: string;
  readonly now?: string;
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
  await settleEdits(content);
  const ended = new Promise<void>((settle) => {
    process.on('SIGINT', () => settle());
    process.on('SIGTERM', () => settle());
  });
  const log = createLog((text) => process.stdout.write(text), wantsColor(process.stdout));
  const say = (line: string) => (withSite ? log('content', line) : process.stdout.write(`${line}\n`));
  const report = (text: string) => (withSite ? log('content', text) : process.stderr.write(text));
  const dev = withSite ? createDev({ content, generated: out }, port, log) : null;
  const turns = createTurns(content, out, () => readOptions({ ...(now === undefined ? {} : { now }), drafts: true }));
  let told = Promise.resolve();
  const tell = ({ turn, outcome }: Taken) => {
    if (turn.problems.length > 0)
      report(formatReport(outcome, 'pretty', wantsColor(withSite ? process.stdout : process.stderr)));
    say(tellTurn(turn));
    told = told.then(() => dev?.follow(turn));
  };
  const watcher = watchFolder(content, {
    glance(paths) {
      const seen = turns.glance(paths);
      if (typeof seen === 'string') return seen;
      tell(seen);
      return 'done';
    },
    finish: turns.finish,
    async react() {
      const taken = await turns.take();
      if (taken !== null) tell(taken);
      await told;
    },
  });
  await watcher.ready;
  say(`watching ${content}`);
  await ended;
  await watcher.close();
  await dev?.close();
}
