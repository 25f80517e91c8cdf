import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Page, Sidebar } from '../emit/shapes.ts';
import type { Compiled } from './compiled.ts';
import type { DocumentParts } from './document.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { type Manifest, writeStyleLinks } from './style-links.ts';

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
  /** The styles of a kind of page, as HTML for its head. */
  readonly styles: (kind: Page['kind'] | null) => string;
}

/** Names that tell the loader of TypeScript to load the modules as they are. */
const asIs = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };

/** Bundles the app for the browser into `out` and for this program into `scratch`, and loads the latter. */
export async function bundleApp({ folder, site }: Compiled, out: string, scratch: string): Promise<Bundle> {
  const shared: InlineConfig = {
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    base: `${site.base}/`,
    plugins: [compiledIn(resolve(folder))],
    logLevel: 'warn',
  };
  await Promise.all([
    build({ ...shared, build: { outDir: resolve(out), manifest: true } }),
    build({
      ...shared,
      build: { outDir: resolve(scratch), ssr: 'app/prerender.tsx', rolldownOptions: { output: asIs } },
    }),
  ]);
  const { preparePrerender } = await import(pathToFileURL(resolve(scratch, 'prerender.mjs')).href);
  const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  rmSync(join(out, '.vite'), { recursive: true });
  return {
    shell: startAfterPaint(readFileSync(join(out, 'index.html'), 'utf8')),
    prerender: await preparePrerender(),
    styles: (kind) => writeStyleLinks(manifest, kind, site.base),
  };
}

/** A plugin that has the app take what was compiled into `folder`, wherever that is. */
export function compiledIn(folder: string): Plugin {
  return {
    name: 'compiled-in',
    enforce: 'pre',
    resolveId(source) {
      const file = /\/generated\/(.+\.json)$/.exec(source)?.[1];
      return file === undefined ? null : join(folder, file);
    },
  };
}
