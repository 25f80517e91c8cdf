import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atDisk } from '../core/disk-fault.ts';
import type { Page, ResourcesPage, Sidebar, Site } from '../kinds/shapes.ts';
import { makeFolder } from '../output/make-folder.ts';
import type { DocumentParts } from './document.ts';
import { forkModule } from './fork-module.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { type Manifest, writeStyleLinks } from './style-links.ts';

/** What one address shows, as src/app/prerender.tsx takes it. */
export interface Prerendered {
  readonly path: string;
  readonly result:
    | { readonly status: 'ready'; readonly page: Page; readonly sidebar: Sidebar | null }
    | { readonly status: 'missing'; readonly sidebar: Sidebar | null; readonly overview?: ResourcesPage };
}

export interface Bundle {
  /** The document without a page. */
  readonly shell: string;
  readonly prerender: (page: Prerendered) => DocumentParts;
  /** The styles of a kind of page, as HTML for its head. */
  readonly styles: (kind: Page['kind'] | null) => string;
}

/** What to bundle the app for; folders are absolute. */
export interface Task {
  /** The path of the site, without a slash at its end. */
  readonly base: string;
  /** Where the browser's part goes. */
  readonly out: string;
  /** Where the `site.json` that the app carries is, and where this program's part goes. */
  readonly scratch: string;
}

/** Bundles the app in a process of its own, which loads the bundler while the content is compiled. */
export interface Bundler {
  /** Bundles the app for a site. */
  readonly begin: (site: Site) => void;
  /** Loads what was bundled; throws when it could not be, whose reason stands on standard error. */
  readonly load: (site: Site) => Promise<Bundle>;
  /** Settles when the assets have their compressed copies too, or throws in the same way. */
  readonly finish: () => Promise<void>;
  /** Ends without the rest. */
  readonly stop: () => void;
}

/** Starts a bundler of the app for the browser into `out` and for this program into `scratch`. */
export function startBundler(out: string, scratch: string): Bundler {
  const { send, answer, finish, stop } = forkModule<Task>(new URL('./bundle-process.mjs', import.meta.url));
  return {
    begin: (site) => {
      const folder = resolve(scratch);
      makeFolder(folder);
      const carried = join(folder, 'site.json');
      atDisk(carried, 'written', () => writeFileSync(carried, JSON.stringify(site)));
      send({ base: site.base, out: resolve(out), scratch: folder });
    },
    load: async ({ base }) => {
      await answer('The app could not be bundled.');
      const { preparePrerender } = await import(pathToFileURL(resolve(scratch, 'prerender.mjs')).href);
      const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;
      rmSync(join(out, '.vite'), { recursive: true });
      return {
        shell: startAfterPaint(readFileSync(join(out, 'index.html'), 'utf8')),
        prerender: await preparePrerender(),
        styles: (kind) => writeStyleLinks(manifest, kind, base),
      };
    },
    finish: () => finish('The assets of the app could not be compressed.'),
    stop,
  };
}
