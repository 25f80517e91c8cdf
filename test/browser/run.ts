/**
 * Runs the journeys of this folder in Chromium against the built site and its own server.
 * `node --import ./typescript.mjs test/browser/run.ts [word…]` runs those whose file or sentence holds one of the words.
 * The site is built anew unless `DIST_DIR` names one; the last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Assertion } from 'uvu/assert';
import { listFailures } from '../support/failures.ts';
import { listSlowest } from '../support/slowest.ts';
import { findChromium, startChromium } from './support/chromium.ts';
import { serve } from './support/serve.ts';
import { type Journeys, perform } from './support/stage.ts';

const executable = findChromium();
if (executable === null) {
  console.error('Chromium was not found. Install Debian’s package `chromium`, or name the program in CHROME_PATH.');
  process.exit(1);
}

const folder = 'test/browser';
/** Journeys under way at once: most of their time is waiting for pages, and each has a server and a window of its own. */
const lanes = 3;
/** A journey that waits for ever is a failure with a name; on a busy machine what takes one minute takes many. */
const mostMinutes = 10;
const words = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'site-browser-'));
const dist = process.env.DIST_DIR ?? build(join(scratch, 'dist'));
const site = await serve(dist);
const browser = await startChromium(executable);
let passed = 0;
const failures: string[] = [];
// A journey that fails may leave something that it waited for, which must not end the others.
process.on('unhandledRejection', (error) => failures.push(`Nothing waited for this any more:\n${explain(error)}`));
/** What each journey took, in milliseconds. */
const times: Record<string, number> = {};
try {
  const queue = (await findJourneys()).values();
  await Promise.all(Array.from({ length: lanes }, () => walk(queue)));
} finally {
  await browser.close();
  await site.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`The slowest:\n${listSlowest(times)}`);
console.log(listFailures(failures));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

async function walk(queue: Iterable<{ name: string; journey: Journeys[string] }>): Promise<void> {
  for (const { name, journey } of queue) {
    const started = performance.now();
    try {
      const isEnded = await Promise.race([
        perform(browser, { address: site.address, dist }, journey).then(() => true),
        pause(mostMinutes * 60_000, false, { ref: false }),
      ]);
      if (!isEnded) throw new Error(`It had not ended after ${mostMinutes} minutes.`);
      passed += 1;
      console.log(`✓ ${name}`);
    } catch (error) {
      console.log(`✗ ${name}`);
      failures.push(`${name}\n${explain(error)}`);
    }
    times[name] = performance.now() - started;
  }
}

/** What went wrong and where; an assertion also says what it found and what it wanted. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines =
    error.stack?.split('\n').filter((line) => /^\s+at .*\/test\/(?!browser\/(?:run|support\/stage))/.test(line)) ?? [];
  const details = error instanceof Assertion && error.details ? [error.details] : [];
  return [error.message, ...details, ...lines].join('\n');
}

function build(out: string): string {
  const { status } = spawnSync(
    process.execPath,
    ['--import', './typescript.mjs', 'cli/main.ts', 'build', '--out', out],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The site could not be built.');
  return out;
}

async function findJourneys(): Promise<{ name: string; journey: Journeys[string] }[]> {
  const found = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.journeys.ts'))
    .sort()) {
    const { journeys } = (await import(pathToFileURL(resolve(folder, file)).href)) as { journeys: Journeys };
    for (const [sentence, journey] of Object.entries(journeys)) {
      const name = `${basename(file, '.journeys.ts')}: ${sentence}`;
      if (words.length === 0 || words.some((word) => name.includes(word))) found.push({ name, journey });
    }
  }
  return found;
}
