// Plain JavaScript, because loading TypeScript here would take longer than bundling.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compiledIn } from './compiled-in.mjs';
import { compressFile, isCompressed } from './compress-file.mjs';
import { reportFaults } from './report-faults.mjs';

reportFaults();

/** The loader of TypeScript leaves files named `.mjs` alone. */
const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };

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
    build({ ...shared, build: { outDir: scratch, ssr: 'app/prerender.tsx', rolldownOptions: { output } } }),
  ]);
  const assets = join(out, 'assets');
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    if (isCompressed(file, statSync(file).size)) compressFile(file, 'most');
  }
  process.exit();
});
