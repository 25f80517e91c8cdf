import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { digestOf } from '../core/digest.ts';
import { atDisk } from '../core/disk-fault.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { ResourcesPage, SidebarEntries } from '../kinds/shapes/topic.ts';
import type { BuildCache } from '../output/cache.ts';
import { makeFolder } from '../output/make-folder.ts';
import { listFiles } from '../output/mark.ts';
import type { DocumentParts } from './document.ts';
import { type Forked, forkModule } from './fork-module.ts';
import { drawIcon } from './icons.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { type Manifest, type Styled, writeStyleLinks } from './style-links.ts';

/** A route and what it shows: the argument of `prerender` in src/app/prerender.tsx. */
export interface PrerenderedRoute {
  readonly path: string;
  readonly result:
    | { readonly status: 'ready'; readonly page: Page; readonly sidebar: SidebarEntries | null }
    | { readonly status: 'missing'; readonly sidebar: SidebarEntries | null; readonly overview?: ResourcesPage }
    | { readonly status: 'desk' };
}

export interface Bundle extends Omit<Bundled, 'manifest'> {
  /** Changes whenever the bundle does. */
  readonly key: string;
  /** The icon of the site as SVG. */
  readonly icon: string;
  readonly prerender: (page: PrerenderedRoute) => Promise<DocumentParts>;
  /** Links to the styles of a page, as HTML for its head. */
  readonly styles: (page: Styled) => string;
}

/** What to bundle the app for; folders are absolute. */
export interface BundleOptions {
  /** The path of the site, without a slash at its end. */
  readonly base: string;
  /** Where the browser's part is written. */
  readonly out: string;
  /** Where the `site.json` is that becomes part of the app, and where the part that prerenders is written. */
  readonly scratch: string;
}

/** The result of bundling, as it is cached. */
interface Bundled {
  /** The HTML document without a page in it. */
  readonly shell: string;
  readonly manifest: Manifest;
  /** The files of the browser's part, by their paths below the site. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** The files of the part that prerenders, by their paths in its folder. */
  readonly program: ReadonlyMap<string, Uint8Array>;
}

type PreparePrerender = () => Promise<(page: PrerenderedRoute) => DocumentParts>;

/**
 * Starts a bundler of the app in a process of its own, which loads while the content is compiled. It writes the
 * browser's part into `out` and the part that prerenders into `scratch`; `app` is a key of the sources of the app.
 */
export function startBundler(out: string, scratch: string, cache: BuildCache, app: string) {
  const start = () => forkModule(new URL('./bundle-process.mjs', import.meta.url));
  // A bundle of these sources is cached, and site.json has probably not changed: then the bundler is not needed.
  let forked: Forked | null = cache.take(digestOf(app)) === null ? start() : null;
  let key = '';
  let known: Bundled | null = null;
  let made: Bundled | null = null;

  async function loadProgram(): ReturnType<PreparePrerender> {
    if (known !== null) writeFiles(scratch, known.program);
    const module: { readonly preparePrerender: PreparePrerender } = await import(
      pathToFileURL(resolve(scratch, 'prerender.mjs')).href
    );
    return module.preparePrerender();
  }

  return {
    /** Bundles the app for a site, unless that bundle is cached. */
    begin: (site: SiteData) => {
      const carried = JSON.stringify(site);
      key = digestOf(app, carried);
      const kept = cache.take(key);
      known = kept === null ? null : (deserialize(kept) as Bundled);
      if (known !== null) {
        forked?.stop();
        forked = null;
        return;
      }
      forked ??= start();
      const folder = resolve(scratch);
      makeFolder(folder);
      const file = join(folder, 'site.json');
      atDisk(file, 'written', () => writeFileSync(file, carried));
      forked.send({ base: site.base, out: resolve(out), scratch: folder } satisfies BundleOptions);
    },
    /** Loads the bundle. Throws when bundling failed; the reason is on standard error. */
    load: async (site: SiteData): Promise<Bundle> => {
      await forked?.finish('The app could not be bundled.');
      const found = known ?? readBundled(out, scratch);
      if (known === null) made = found;
      const icon = await drawIcon(site);
      const bundled = putIcon(found, icon);
      let prepared: ReturnType<PreparePrerender> | undefined;
      return {
        key,
        ...bundled,
        icon,
        prerender: async (page) => {
          prepared ??= loadProgram();
          return (await prepared)(page);
        },
        styles: (page) => writeStyleLinks(bundled.manifest, page, site.base),
      };
    },
    /** Caches the bundle for the next build. */
    keep: () => {
      if (made === null) return;
      cache.keep(key, serialize(made));
      cache.keep(digestOf(app), new Uint8Array());
    },
    /** Ends the bundler's process. */
    stop: () => forked?.stop(),
  };
}

/** Reads what the bundler wrote: the browser's part in `out`, and the part that prerenders in `scratch`. */
function readBundled(out: string, scratch: string): Bundled {
  const files = listFiles(out).filter((file) => file.startsWith('assets/'));
  return {
    shell: startAfterPaint(readFileSync(join(out, 'index.html'), 'utf8')),
    manifest: JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')),
    assets: readFiles(out, files),
    program: readFiles(scratch, listFiles(scratch)),
  };
}

/** Puts the icon of a site in the place of the one that was bundled. Throws where that is not found. */
function putIcon(bundled: Bundled, icon: string): Bundled {
  const name = [...bundled.assets.keys()].find((file) => /^assets\/icon-[^/]+\.svg$/.test(file));
  if (name === undefined) throw new Error('The app has been bundled without its icon.');
  const bytes = Buffer.from(icon);
  if (bytes.equals(bundled.assets.get(name) ?? bytes)) return bundled;
  const own = `assets/icon-${digestOf(icon).slice(0, 8)}.svg`;
  const assets = new Map(bundled.assets);
  assets.delete(name);
  return { ...bundled, shell: bundled.shell.replaceAll(name, own), assets: assets.set(own, bytes) };
}

function readFiles(folder: string, files: readonly string[]): Map<string, Uint8Array> {
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    const file = join(folder, name);
    makeFolder(resolve(dirname(file)));
    atDisk(file, 'written', () => writeFileSync(file, bytes));
  }
}
