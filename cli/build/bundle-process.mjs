// Plain JavaScript, as all that a forked process of the build runs: the loader of TypeScript would need longer than the bundler.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compiledIn } from './compiled-in.mjs';
import { compressFile } from './compress-file.mjs';
import { tellFaults } from './tell-faults.mjs';

tellFaults();

/** Names that tell the loader of TypeScript to load the modules as they are. */
const asIs = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };

process.once('message', async (/** @type {import('./bundle.ts').BundleOptions} */ { base, out, scratch }) => {
  /** @type {import('vite').InlineConfig} */
  const shared = {
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    base: `${base}/`,
    plugins: [compiledIn(scratch)],
    logLevel: 'warn',
  };
  await Promise.all([
    build({ ...shared, build: { outDir: out, manifest: true } }),
    build({ ...shared, build: { outDir: scratch, ssr: 'app/prerender.tsx', rolldownOptions: { output: asIs } } }),
  ]);
  process.send?.('bundled');
  const assets = join(out, 'assets');
  for (const file of readdirSync(assets)) compressFile(join(assets, file), 'most');
  process.exit();
});
