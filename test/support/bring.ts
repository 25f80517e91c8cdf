import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSite } from './site-cli.ts';
import { workspace } from './workspace.ts';

/** The text of a page below its front matter. */
export const bodyOf = (text: string) => text.slice(text.indexOf('\n---\n') + 5).trim();

/** The lines of front matter of a page, without those that explain them. */
export const frontMatterOf = (text: string) =>
  (text.split('\n---\n')[0] ?? '').replace(/^(?:---|#.*)\n|\n#.*/gm, '').split('\n');

/** A site, and a file beside it that can be brought in. */
export function bring(file: string, bytes: string | Uint8Array, ...options: readonly string[]) {
  const site = workspace();
  const path = join(site.root, file);
  writeFileSync(path, bytes);
  const run = () => runSite(['import', path, '--content', site.content, ...options]);
  const page = (name: string) => readFileSync(join(site.content, 'papers', `${name}.md`), 'utf8');
  return { site, run, page };
}
