import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hasErrors, type Problem } from '../../core/problem.ts';
import type { SiteData } from '../../kinds/shapes/site.ts';
import { describeRest, isUntouched, keyOfCompile, openLastCompile } from '../../output/last-compile.ts';
import { listFiles, markName } from '../../output/mark.ts';
import { removeStale, type Seen, writeFiles } from '../../output/write-files.ts';
import { identifyProgram } from '../../read/program.ts';
import { requireOutput } from './require-folder.ts';
import { type ContentFlags, readFolder, readOptions } from './session.ts';

export interface IntoFlags extends ContentFlags {
  /** The folder of the cache. */
  readonly cache: string;
  readonly force?: boolean | undefined;
  /**
   * Whether a first compile keeps no memo for the next one: that takes time, and most first compiles are the only one.
   * The compile after an edit keeps it.
   */
  readonly isBrief?: boolean;
}

/**
 * Compiles a content folder into `out`, or trusts the last compile where nothing has changed. `written` has the files;
 * it is null when an error kept them as they were. `isStillThere` says whether nobody, such as a watch, has written into
 * `out` since. `onSite` is called with what every screen needs as soon as the content is known to have no error, long
 * before the rest is made.
 */
export async function compileInto(out: string, flags: IntoFlags, onSite: (site: SiteData) => void = () => undefined) {
  const content = await readFolder(flags.content);
  requireOutput({
    folder: out,
    maker: 'compile',
    apart: { 'the content': flags.content },
    force: flags.force === true,
  });
  const options = readOptions(flags);
  const program = identifyProgram();
  const key = keyOfCompile(content, options, program);
  const kept = openLastCompile(flags.cache, out, program);
  const last = kept.read();
  const isWritten = last !== null && isUntouched(out, last);
  const tell = (problems: readonly Problem[], files: Seen, changed: number, removed: number) => ({
    content,
    problems,
    written: { files, changed, removed },
    isStillThere: () => isAlone(out, files),
  });
  if (isWritten && last.key === key) {
    onSite(JSON.parse(readFileSync(join(out, 'site.json'), 'utf8')) as SiteData);
    return tell(last.problems, last.files, 0, removeStale(out, last.files).length);
  }
  // The parser, the schemas and the renderer take longer to load than everything above.
  const [{ createSite }, { joinFiles }, { emitSite }, { createMemo }] = await Promise.all([
    import('../../site.ts'),
    import('../../data/files.ts'),
    import('../../data/site.ts'),
    import('../../core/memo.ts'),
  ]);
  const openMemo = () => {
    const before = kept.readMemo();
    const isOnDisk = isWritten && before?.of === last.key;
    return createMemo(before?.saved ?? null, content.files, describeRest(content, options), isOnDisk);
  };
  // With drafts the same files have other values, so the memo of a compile without them does not fit.
  const hasNone = options.withDrafts === true || (last === null && flags.isBrief === true);
  const memo = hasNone ? undefined : openMemo();
  const site = createSite(content, options, memo);
  await setImmediate();
  const { problems } = site;
  if (!hasErrors(problems)) onSite(emitSite(site.model));
  for (const _ of site.prepare()) await setImmediate();
  const { outputs } = site;
  if (outputs === null) return { content, problems, written: null, isStillThere: () => false };
  const seen: Seen = new Map(last?.files);
  const files = joinFiles(outputs);
  const { changed, removed } = await writeFiles(out, files, seen);
  for (const path of seen.keys()) if (path !== markName && !files.has(path)) seen.delete(path);
  kept.keep({ key, problems, files: seen });
  if (memo !== undefined) kept.keepMemo(key, memo.save());
  return tell(problems, seen, changed.length, removed.length);
}

/** Whether a folder has these files as they were written, and no page besides. */
function isAlone(out: string, files: Seen): boolean {
  const isOther = (path: string) => path.startsWith('pages/') && !files.has(path);
  return isUntouched(out, { files }) && !listFiles(out).some(isOther);
}
