import { checkPassages, checkSite } from './admin/check-files.ts';
import { readConfig } from './config.ts';
import { loadEnvironment } from './environment.ts';
import { findMisspelt } from './misspelt-settings.ts';
import { startServer } from './start.ts';

/** Milliseconds from SIGTERM to the end at the latest. */
const stopWithin = 10_000;
/** Milliseconds between two checks whether npm is still running. */
const watchOverParent = 250;

function refuse(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

// A line that cannot be written, as on a full disk, is left out.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
if (process.argv.length > 2) {
  refuse([
    `The server takes no arguments, but got \`${process.argv.slice(2).join(' ')}\`. Its settings are variables of the environment; server/README.md lists them.`,
  ]);
}
try {
  loadEnvironment();
} catch (error) {
  refuse([(error as Error).message]);
}
const result = readConfig(process.env);
for (const sentence of findMisspelt(process.env)) console.error(sentence);
if ('wrong' in result) refuse(result.wrong);
const server = await startServer(result.config).catch((error: Error) => refuse([error.message]));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopWithin);
  await server.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// npm sends SIGTERM to its shell alone, so the end of the parent process counts as the signal.
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(), watchOverParent);
}
process.on('unhandledRejection', (error) => server.app.log.error({ err: error }, 'a promise was left alone'));

// Whoever reads this line may send a signal at once.
console.log(`The site is at ${server.address}`);
// The server goes on without them, and reads them as soon as they are there.
for (const { state, sentence } of [await checkSite(result.config), await checkPassages(result.config)]) {
  if (state === 'wrong') console.error(sentence);
}
if (!server.hasProfessor) {
  console.log('There is no professor account yet. Make one with: npm run admin -- professor add EMAIL');
}
