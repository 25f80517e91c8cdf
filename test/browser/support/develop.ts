import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { startSite } from '../../support/site-cli.ts';
import { type Changes, type Workspace, workspace } from '../../support/workspace.ts';

/** A site that is worked on: `npm run dev` over a content folder of its own. */
export interface Developing extends Workspace {
  /** Resolves with the first match of a pattern in what is said from now on, or with its first group. */
  readonly hear: (pattern: RegExp) => Promise<string>;
}

/** Where Vite keeps the packages that it has bundled for a site, below its folder. */
const bundlesOf = (root: string) => join(root, '.cache/dev.vite/deps');
/** The bundles of the first watch that ended. Others begin with them, as an author's second start does; null before. */
let bundles: string | null = null;

function keepBundles(root: string): void {
  if (bundles !== null || !existsSync(join(bundlesOf(root), '_metadata.json'))) return;
  const folder = mkdtempSync(join(tmpdir(), 'site-bundles-'));
  cpSync(bundlesOf(root), folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundles = folder;
}

interface Wanted {
  readonly changes?: Changes;
  readonly args?: readonly string[];
  /** With the API, which takes a second of a core to start; the studio and the pages of texts do without. */
  readonly hasServer?: boolean;
}

/** The description of the site, which says that it has no server. */
const withoutServer = readFileSync('test/fixtures/base/content/site.md', 'utf8').replace(/^url:/m, 'api: none\nurl:');

/** Runs the watch with the site, which has to end as it should when all is done. */
export async function develop(
  { changes = {}, args = [], hasServer = false }: Wanted,
  work: (site: Developing) => Promise<void>,
): Promise<void> {
  const site = workspace({ ...(hasServer ? {} : { 'site.md': withoutServer }), ...changes });
  if (bundles !== null) cpSync(bundles, bundlesOf(site.root), { recursive: true });
  const env = {
    DATA_DIR: join(site.root, 'data'),
    PORT: '',
    NO_COLOR: '1',
    // No page of the dev mode asks for answers, and loading the sentence encoder takes seconds of a core.
    ANSWERS_BY: 'words',
  };
  const child = startSite(['watch', '--dev', '--now', '2026-01-01', ...args], env, site.root);
  const gone = new Promise<readonly [number | null, NodeJS.Signals | null]>((settle) =>
    child.once('close', (code, signal) => settle([code, signal])),
  );
  let said = '';
  const note = (chunk: Buffer) => {
    said += chunk;
  };
  child.stderr?.on('data', note);
  const [worked] = await Promise.allSettled([work({ ...site, hear: (pattern) => hear(child, pattern) })]);
  child.stdout?.on('data', note);
  child.kill('SIGINT');
  // One that does not end would hold all journeys.
  const late = setTimeout(() => child.kill('SIGKILL'), 180_000);
  const ended = await gone;
  clearTimeout(late);
  keepBundles(site.root);
  site.remove();
  // What went wrong first says more than how the watch took it.
  if (worked.status === 'rejected') throw worked.reason;
  assert.equal(ended, [0, null], `The watch did not end as it should:\n${said}`);
}

function hear({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((settle, fail) => {
    let said = '';
    stdout?.on('data', (chunk) => {
      said += chunk;
      const match = pattern.exec(said);
      if (match !== null) settle(match[1] ?? match[0]);
    });
    stdout?.once('close', () => fail(new Error(`In vain: ${pattern} in\n${said}`)));
  });
}
