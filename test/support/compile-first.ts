/**
 * Preloaded before the suites of the app: compiles the site's own content into a temporary folder and lets the app take
 * its data from there, whatever is in `generated/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileInto } from '../../cli/commands/compile-into.ts';

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

register('./take-compiled.mjs', import.meta.url, {
  data: { generated: new URL('../../generated/', import.meta.url).href, compiled: `${pathToFileURL(compiledFolder)}/` },
});
