// Starts TypeScript: `node --import ./typescript.mjs FILE`. Node strips types itself from 22.18 on; an older one gets a
// loader. What is compiled is kept in this project's folder or nowhere: whatever lies in a shared temporary folder may
// be somebody else's.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

try {
  nodeModule.createRequire(import.meta.url).resolve('commander');
} catch {
  process.stderr.write('The packages that the site needs are not here yet. Type `npm ci` in its folder, once.\n');
  process.exit(2);
}

if ('typescript' in process.features && process.features.typescript) {
  /** @type {object & { readonly enableCompileCache?: (folder: string) => unknown }} */
  const { enableCompileCache } = { ...nodeModule };
  enableCompileCache?.(fileURLToPath(new URL('.cache/node', import.meta.url)));
} else {
  await import('./typescript-loader.mjs');
}
