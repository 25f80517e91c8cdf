import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Page, Sidebar } from '../emit/shapes.ts';
import type { DocumentParts } from './document.ts';

/** What one address shows, as src/app/prerender.tsx takes it. */
export interface Prerendered {
  readonly path: string;
  readonly result:
    | { readonly status: 'ready'; readonly page: Page; readonly sidebar: Sidebar | null }
    | { readonly status: 'missing'; readonly sidebar: Sidebar | null };
}

export interface Bundle {
  /** The document without a page. */
  readonly shell: string;
  readonly prerender: (page: Prerendered) => DocumentParts;
}

/** Bundles the app for the browser into `out` and for this program into `scratch`, and loads the latter. */
export async function bundleApp(out: string, scratch: string): Promise<Bundle> {
  await Promise.all([
    build({ logLevel: 'warn', build: { outDir: resolve(out) } }),
    build({ logLevel: 'warn', build: { outDir: resolve(scratch), ssr: 'app/prerender.tsx' } }),
  ]);
  const { preparePrerender } = await import(pathToFileURL(resolve(scratch, 'prerender.js')).href);
  return { shell: readFileSync(join(out, 'index.html'), 'utf8'), prerender: await preparePrerender() };
}
