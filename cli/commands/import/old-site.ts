import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { decode } from '../../core/text.ts';
import type { AnyFrontMatter } from '../../documents/front-matter.ts';
import { walkFolder } from '../../read/walk.ts';

/** The largest size of a document, or of a picture beside a web page. */
export const mostBytes = 50 * 1024 * 1024;

/** The name of a Markdown file: without its day, as Jekyll writes it, and in Hugo and Quarto often that of its folder. */
export function readName(path: string): { readonly name: string; readonly date: string | null } {
  const whole = isIndex(path) ? basename(dirname(resolve(path))) : basename(path, extname(path));
  const [, date = null, name = whole] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(whole) ?? [];
  return { name, date };
}

/** Whether a file is the page of its folder. */
export function isIndex(path: string): boolean {
  return /^_?index$/.test(basename(path, extname(path)));
}

/**
 * The address of a page on its old site: in Hugo and Quarto, and in the collections of Jekyll, the place of its file,
 * and what Hugo's own lines at the top or, for posts of Jekyll, the settings say. Null where that is not known. It ends
 * with a slash where that counts for relative links.
 */
export function findOldAddress(path: string, { date, url, slug }: AnyFrontMatter): string | null {
  const root = findRoot(realpathSync(dirname(path)));
  if (root === null) return null;
  const sitePath = `/${relative(root, realpathSync(path))
    .replaceAll(sep, '/')
    .replace(/(?:\/_?index)?\.\w+$/, '')}`;
  if (existsSync(join(root, '_quarto.yml'))) return sitePath;
  const [, inHugo] = /^\/content(\/.+)$/.exec(sitePath) ?? [];
  if (inHugo !== undefined && typeof url === 'string') return url.replace(/^(?!\/)/, '/');
  if (inHugo !== undefined)
    return `${(typeof slug === 'string' ? inHugo.replace(/[^/]+$/, slug) : inHugo).toLowerCase().replaceAll(' ', '-')}/`;
  const [, folder, file = ''] = /^\/_([\w-]+)\/(.+)$/.exec(sitePath) ?? [];
  const config = join(root, '_config.yml');
  if (folder === undefined || /^(?:pages|drafts)$/.test(folder) || !existsSync(config)) return null;
  if (folder !== 'posts') return `/${folder}/${file}`;
  const pattern = /^permalink:[ \t]*["']?(\/[^"'\s]*)["']?[ \t]*$/m.exec(readFileSync(config, 'utf8'))?.[1];
  const [year, month, day] = String(date).split(/\D/);
  const values: Readonly<Record<string, string | undefined>> = { year, month, day, title: readName(path).name };
  const address = pattern?.replace(/:(\w+)/g, (all, key: string) => values[key] || all);
  return address === undefined || address.includes(':') ? null : address;
}

/** The address of a page that was written by hand, by its place in the folder of its site; null where that has no home page. */
export function placeInSite(path: string, folder: string): string | null {
  if (!['index.html', 'index.htm'].some((home) => existsSync(join(folder, home)))) return null;
  return `/${relative(folder, path).replaceAll(sep, '/')}`.replace(/(?:(?<=\/)index)?\.\w+$/, '');
}

/**
 * Reads pictures in or below the folder of a web page and of the site that it is a page of: beside the page, and where
 * addresses of the site begin. In a vault of Obsidian the name alone is enough. Other addresses give null. `whole` is the
 * folder that comes in with all its pages, in place of that of the page.
 */
export function beside(path: string, whole?: string): (address: string) => Uint8Array | null {
  const folder = realpathSync(dirname(path));
  const root = findRoot(folder);
  const outermost = root ?? (whole === undefined ? folder : realpathSync(whole));
  const tops = root === null ? [outermost] : ['', 'static', 'assets/media'].map((one) => join(root, one));
  let vault: readonly string[] | undefined;
  return (address) => {
    const written = readLocal(address);
    if (written === null) return null;
    const read = (files: readonly string[]) =>
      files.map((file) => readWithin(outermost, file)).find((bytes) => bytes !== null) ?? null;
    const found = read((address.startsWith('/') ? tops : [folder, ...tops]).map((one) => join(one, written)));
    if (found !== null || root === null || !existsSync(join(root, '.obsidian'))) return found;
    vault ??= [...walkFolder(root, () => true)].map(({ relativePath }) => join(root, relativePath));
    return read(vault.filter((file) => basename(file) === written));
  };
}

/** Whether an address names a file of this machine that a page may not read, since it lies outside its folder. */
export function liesOutside(path: string, address: string): boolean {
  const written = readLocal(address);
  return written !== null && !address.startsWith('/') && existsSync(join(dirname(path), written));
}

/** The path that an address names; null for the address of another site. */
function readLocal(address: string): string | null {
  return /^(?:[a-z][\w+.-]*:|\/\/|\\)/i.test(address) ? null : decode(address.replace(/[?#].*$/, ''));
}

export function readWithin(folder: string, path: string): Buffer | null {
  try {
    const file = realpathSync(path);
    const stats = statSync(file);
    if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep) || !stats.isFile() || stats.size > mostBytes)
      return null;
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** What lies in the folder of a whole site of Jekyll, Hugo or Quarto, or of a vault of Obsidian. */
const settings = [
  '_config.yml',
  'hugo.toml',
  'hugo.yaml',
  'config.toml',
  'config/_default',
  '_quarto.yml',
  '.obsidian',
];

/** Whether a folder is that of a whole site, or of a vault. */
export function isRoot(folder: string): boolean {
  return settings.some((name) => existsSync(join(folder, name)));
}

/** The folder of the site that a folder is in; null where it is in none. */
function findRoot(folder: string): string | null {
  if (isRoot(folder)) return folder;
  return dirname(folder) === folder ? null : findRoot(dirname(folder));
}
