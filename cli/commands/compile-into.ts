import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hasErrors } from '../core/problem.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import {
  fileOfLastCompile,
  isUntouched,
  keepLastCompile,
  keyOfCompile,
  readLastCompile,
} from '../output/last-compile.ts';
import { removeStale, type Seen, writeFiles } from '../output/write-files.ts';
import { identifyProgram } from '../read/program.ts';
import { insistOnOutput } from './insist-on-output.ts';
import { type ContentFlags, type Report, readFolder, readOptions } from './session.ts';

export interface IntoFlags extends ContentFlags {
  /** The folder for what the next compile need not make again. */
  readonly cache: string;
  readonly force?: boolean | undefined;
}

export interface CompiledInto extends Report {
  /** How many files there are and how many of them were touched; null when an error kept them as they were. */
  readonly written: { readonly files: number; readonly changed: number; readonly removed: number } | null;
}

/**
 * Makes a folder hold what a content folder compiles to. What the last compile left is trusted where nothing has
 * changed. `onSite` is told what every screen needs as soon as the content is known to be good, long before the rest.
 */
export async function compileInto(
  out: string,
  flags: IntoFlags,
  onSite: (site: SiteData) => void = () => undefined,
): Promise<CompiledInto> {
  const content = await readFolder(flags.content);
  insistOnOutput({
    folder: out,
    maker: 'compile',
    apart: { 'the content': flags.content },
    force: flags.force === true,
  });
  const options = readOptions(flags);
  const key = keyOfCompile(content, options, identifyProgram());
  const file = fileOfLastCompile(flags.cache, out);
  const last = readLastCompile(file);
  if (last?.key === key && isUntouched(out, last)) {
    onSite(JSON.parse(readFileSync(join(out, 'site.json'), 'utf8')) as SiteData);
    const removed = removeStale(out, last.files);
    return {
      content,
      problems: last.problems,
      written: { files: last.files.size, changed: 0, removed: removed.length },
    };
  }
  // The parser, the schemas and the renderer take longer to load than all of the above.
  const [{ createSite }, { emitSite }] = await Promise.all([import('../site.ts'), import('../data/site.ts')]);
  const site = createSite(content, options);
  await setImmediate();
  const { problems } = site;
  if (!hasErrors(problems)) onSite(emitSite(site.model));
  for (const _ of site.prepare()) await setImmediate();
  const { outputs } = site;
  if (outputs === null) return { content, problems, written: null };
  const seen: Seen = new Map();
  const { changed, removed } = await writeFiles(out, new Map([...outputs.pages, ...outputs.lists]), seen);
  keepLastCompile(file, key, problems, seen);
  return { content, problems, written: { files: seen.size, changed: changed.length, removed: removed.length } };
}
