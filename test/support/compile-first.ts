/**
 * Preloaded before the suites of the app: compiles the site's own content into a temporary folder and lets the app take
 * its data from there, whatever is in `generated/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileInto } from '../../cli/commands/support/compile-into.ts';
import { initialize, resolve } from './take-compiled.mjs';

/** The folder of the compiled content; it is deleted when the tests end. */
export const compiledFolder = mkdtempSync(join(tmpdir(), 'site-compiled-'));
process.on('exit', () => rmSync(compiledFolder, { recursive: true, force: true }));

const { problems, written } = await compileInto(compiledFolder, {
  content: 'content',
  cache: join(compiledFolder, '.cache'),
  now: '2026-01-01',
});
if (written === null) {
  for (const { path, line, reason } of problems) console.error(`${path}:${line} ${reason}`);
  throw new Error('The content has errors, so there is nothing that the app could show. `npm run check` lists them.');
}

const places = {
  generated: new URL('../../generated/', import.meta.url).href,
  compiled: `${pathToFileURL(compiledFolder)}/`,
};
const { registerHooks }: object & { readonly registerHooks?: (hooks: { resolve: typeof resolve }) => unknown } = {
  ...nodeModule,
};
initialize(places);
if (registerHooks !== undefined) registerHooks({ resolve });
// Node 20 loads that module again in a thread of its own, and asks the hook there.
else nodeModule.register('./take-compiled.mjs', import.meta.url, { data: places });
