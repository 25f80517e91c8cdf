import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { atDisk } from '../core/disk-fault.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { ResourcesPage, SidebarEntries } from '../kinds/shapes/topic.ts';
import { type BuildCache, keyOf } from '../output/cache.ts';
import { makeFolder } from '../output/make-folder.ts';
import { listFiles } from '../output/mark.ts';
import type { DocumentParts } from './document.ts';
import { type Forked, forkModule } from './fork-module.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { type Manifest, type Styled, writeStyleLinks } from './style-links.ts';

/** What one address shows, as src/app/prerender.tsx takes it. */
export interface PrerenderedRoute {
  readonly path: string;
  readonly result:
    | { readonly status: 'ready'; readonly page: Page; readonly sidebar: SidebarEntries | null }
    | { readonly status: 'missing'; readonly sidebar: SidebarEntries | null; readonly overview?: ResourcesPage }
    | { readonly status: 'desk' };
}

export interface Bundle {
  /** Another one whenever the bundle is another. */
  readonly key: string;
  /** The document without a page. */
  readonly shell: string;
  readonly prerender: (page: PrerenderedRoute) => Promise<DocumentParts>;
  /** The files of this program's part, by their names below its folder. */
  readonly program: () => ReadonlyMap<string, Uint8Array>;
  /** The styles of a page, as HTML for its head. */
  readonly styles: (page: Styled) => string;
}

/** What to bundle the app for; folders are absolute. */
export interface BundleOptions {
  /** The path of the site, without a slash at its end. */
  readonly base: string;
  /** Where the browser's part goes. */
  readonly out: string;
  /** Where the `site.json` that the app carries is, and where this program's part goes. */
  readonly scratch: string;
}

/** What came of a bundling, as it is kept: what the documents need of it, and the files of both parts. */
interface Bundled {
  readonly shell: string;
  readonly manifest: Manifest;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly program: ReadonlyMap<string, Uint8Array>;
}

type PreparePrerender = () => Promise<(page: PrerenderedRoute) => DocumentParts>;

/**
 * Starts a bundler of the app for the browser into `out` and for this program into `scratch`; `app` names what it
 * bundles. It is a process of its own, which loads while the content is compiled.
 */
export function startBundler(out: string, scratch: string, cache: BuildCache, app: string) {
  const start = () => forkModule<BundleOptions>(new URL('./bundle-process.mjs', import.meta.url));
  // What was bundled of these sources will mostly do, and then no bundler need be loaded.
  let forked: Forked<BundleOptions> | null = cache.take(keyOf(app)) === null ? start() : null;
  let key = '';
  let known: Bundled | null = null;
  let made: Pick<Bundled, 'shell' | 'manifest'> | null = null;
  let assets: readonly string[] = [];

  async function loadProgram(): ReturnType<PreparePrerender> {
    if (known !== null) writeFiles(scratch, known.program);
    const module: { readonly preparePrerender: PreparePrerender } = await import(
      pathToFileURL(resolve(scratch, 'prerender.mjs')).href
    );
    return module.preparePrerender();
  }

  return {
    /** Bundles the app for a site, unless that was done before. */
    begin: (site: SiteData) => {
      const carried = JSON.stringify(site);
      key = keyOf(app, carried);
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
      forked.send({ base: site.base, out: resolve(out), scratch: folder });
    },
    /** Loads what was bundled; throws when it could not be, whose reason stands on standard error. */
    load: async ({ base }: SiteData): Promise<Bundle> => {
      await forked?.answer('The app could not be bundled.');
      if (known === null) made = takeManifest(out);
      else writeFiles(join(out, assetFolder), known.assets);
      const { shell, manifest } = known ?? made ?? takeManifest(out);
      let prepared: ReturnType<PreparePrerender> | undefined;
      return {
        key,
        shell,
        prerender: async (page) => {
          prepared ??= loadProgram();
          return (await prepared)(page);
        },
        program: () => known?.program ?? readFiles(scratch, listFiles(scratch)),
        styles: (page) => writeStyleLinks(manifest, page, base),
      };
    },
    /** Settles when the assets have their compressed copies too, or throws in the same way. */
    finish: async () => {
      await forked?.finish('The assets of the app could not be compressed.');
      if (made !== null) assets = listFiles(join(out, assetFolder));
    },
    /** Keeps the bundle for the next build; its assets stand below `site`, where others may have put theirs instead. */
    keep: (site: string, isOwn: (path: string) => boolean) => {
      if (made === null || !assets.every((file) => isOwn(`${assetFolder}/${file}`))) return;
      const bundled: Bundled = {
        ...made,
        assets: readFiles(join(site, assetFolder), assets),
        program: readFiles(scratch, listFiles(scratch)),
      };
      cache.keep(key, serialize(bundled));
      cache.keep(keyOf(app), new Uint8Array());
    },
    /** Ends without the rest. */
    stop: () => forked?.stop(),
  };
}

/** Where the bundler puts all that documents ask for. */
const assetFolder = 'assets';

/** What the documents need of what the bundler wrote; its account of it goes, which is no part of the site. */
function takeManifest(out: string): Pick<Bundled, 'shell' | 'manifest'> {
  const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  rmSync(join(out, '.vite'), { recursive: true });
  return { shell: startAfterPaint(readFileSync(join(out, 'index.html'), 'utf8')), manifest };
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
