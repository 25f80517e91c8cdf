import type { Command } from 'commander';
import { createDev } from '../watch/dev.ts';
import { watchFolder } from '../watch/events.ts';
import { createLog } from '../watch/log.ts';
import { tellTurn } from '../watch/story.ts';
import { createTurn } from '../watch/turn.ts';
import { formatReport, readOptions, wantsColor } from './session.ts';

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
    .option('--dev', 'also serve the app from its sources, and the API (on PORT, or a free port)')
    .action(watch);
}

/** Works until it is told to end; what it began is ended with it. */
async function watch({ content, out, now, dev: withSite = false }: Flags): Promise<void> {
  const ended = new Promise<void>((settle) => {
    process.on('SIGINT', () => settle());
    process.on('SIGTERM', () => settle());
  });
  const log = createLog((text) => process.stdout.write(text), wantsColor(process.stdout));
  const say = (line: string) => (withSite ? log('content', line) : process.stdout.write(`${line}\n`));
  const report = (text: string) => (withSite ? log('content', text) : process.stderr.write(text));
  const dev = withSite ? createDev({ content, generated: out }, log) : null;
  const takeTurn = createTurn(content, out, () => readOptions({ ...(now === undefined ? {} : { now }), drafts: true }));
  const watcher = watchFolder(content, async () => {
    const { turn, outcome, isNews } = await takeTurn();
    if (!isNews) return;
    if (turn.problems.length > 0)
      report(formatReport(outcome, 'pretty', wantsColor(withSite ? process.stdout : process.stderr)));
    say(tellTurn(turn));
    await dev?.follow(turn);
  });
  await watcher.ready;
  say(`watching ${content}`);
  await ended;
  await watcher.close();
  await dev?.close();
}
