import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build needs of the checkout. */
const parts = ['cli', 'content', 'server', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Builds the site with a changed `content/site.md`, in a copy of the checkout; gives the built folder and what removes it. */
export function buildSite(change: (site: string) => string): { readonly dist: string; readonly remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  for (const part of parts) cpSync(part, join(home, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
  const site = join(home, 'content/site.md');
  writeFileSync(site, change(readFileSync(site, 'utf8')));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'build'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0) {
    remove();
    throw new Error(`The changed site could not be built.\n${stderr}`);
  }
  return { dist: join(home, 'dist'), remove };
}
