import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds a site with a changed `site.md`; gives the folder, which goes when the run ends. The journeys beside this one
 * go on meanwhile: who waits for a page of theirs, and its server, live in this process.
 */
export async function buildSite(change: (site: string) => string, from = 'content'): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'site-changed-'));
  folders.push(scratch);
  const content = join(scratch, 'content');
  cpSync(from, content, { recursive: true });
  const site = join(content, 'site.md');
  writeFileSync(site, change(readFileSync(site, 'utf8')));
  const out = join(scratch, 'dist');
  const flags = ['build', '--no-cards', '--content', content, '--generated', join(scratch, 'generated'), '--out', out];
  await run(process.execPath, ['--import', './typescript.mjs', 'cli/main.ts', ...flags]);
  return out;
}
