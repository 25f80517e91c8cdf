// Plain JavaScript, because loading TypeScript here would take longer than bundling.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compiledIn } from './compiled-in.mjs';
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
  process.exit();
});
