// Plain JavaScript, as all that a forked process of the build runs: the loader of TypeScript would need longer than the bundler.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compiledIn } from './compiled-in.mjs';
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
  process.exit();
});
