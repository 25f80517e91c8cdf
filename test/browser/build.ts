import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds a site with a changed `site.md`; gives the folder, which goes when the run ends. */
export function buildSite(change: (site: string) => string, from = 'content'): string {
  const scratch = mkdtempSync(join(tmpdir(), 'site-changed-'));
  folders.push(scratch);
  const content = join(scratch, 'content');
  cpSync(from, content, { recursive: true });
  const site = join(content, 'site.md');
  writeFileSync(site, change(readFileSync(site, 'utf8')));
  const out = join(scratch, 'dist');
  const flags = ['build', '--content', content, '--generated', join(scratch, 'generated'), '--out', out];
  const { status, stderr } = spawnSync(process.execPath, ['--import', './typescript.mjs', 'cli/main.ts', ...flags]);
  assert.is(status, 0, String(stderr));
  return out;
}
