import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { ServedSite } from './read-site.ts';

/** What a path of the site leads to. Files are paths below the site's folder, without a leading slash. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' };

const unsafe = /[\p{Cc}\\%]|\/\/|\/\./u;
/** Precompressed copies are served under the name of their original; source maps are not served. */
const hidden = /\.(br|gz|map)$/;

/** True for a regular file within the site's folder, symbolic links resolved. */
async function isInside(root: string, file: string): Promise<boolean> {
  try {
    const path = join(root, file);
    if (!(await stat(path)).isFile()) return false;
    return (await realpath(path)).startsWith(root + sep);
  } catch {
    return false;
  }
}

/** The not-found page for a path: that of its section, where it has one. */
export function notFoundPage({ sections }: Pick<ServedSite, 'sections'>, path: string): string {
  const section = sections.find((one) => path.startsWith(`${one}/`)) ?? '';
  return `${section}/404.html`.slice(1);
}

/** Finds what a decoded path leads to: a page without `.html`, a file, an alias, or nothing. */
export async function findFile(site: ServedSite, path: string): Promise<Found> {
  const missing: Found = { kind: 'missing' };
  if (unsafe.test(path) || hidden.test(path)) return missing;
  if (path === '/') return { kind: 'file', file: 'index.html' };
  if (path.endsWith('/')) return { kind: 'moved', to: path.slice(0, -1) };
  const alias = site.redirects.get(path);
  if (alias !== undefined) return { kind: 'moved', to: alias };
  const name = path.slice(1);
  if (/(^|\/)404(\.html)?$/.test(name)) return missing;
  if (await isInside(site.root, `${name}.html`)) return { kind: 'file', file: `${name}.html` };
  if (path === '/index.html') return { kind: 'moved', to: '/' };
  if (path.endsWith('/index.html')) return findFolder(site, path.slice(0, -'/index.html'.length));
  if (extname(name) === '' || !(await isInside(site.root, name))) return missing;
  if (!name.endsWith('.html')) return { kind: 'file', file: name };
  return { kind: 'moved', to: path.slice(0, -'.html'.length) };
}

/** What the address of a page leads to in the form of sites that have a folder for each: `/page/index.html`. */
async function findFolder(site: ServedSite, path: string): Promise<Found> {
  const found = await findFile(site, path);
  return found.kind === 'file' ? { kind: 'moved', to: path } : found;
}
