/** Keeps an output folder up to date with a content folder. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { asDiskFault, type DiskFault } from '../core/disk-fault.ts';
import { isSameText } from '../core/graph.ts';
import { hasErrors, type Problem } from '../core/problem.ts';
import { type FileValues, joinFiles, type SiteFiles } from '../data/files.ts';
import { type Content, readContent } from '../read/content.ts';
import { type History, memoHistory, stampRepository } from '../read/history.ts';
import { type CachedRead, cacheReads } from '../read/read-cache.ts';
import { readSome } from '../read/some.ts';
import { createSite, type Site, type SiteOptions } from '../site.ts';
import type { Rebuild } from './build-log.ts';
import { compareContents } from './changes.ts';
import { hasGoodVersion } from './good-version.ts';
import { holdBack, listWrong } from './hold-back.ts';
import { createOutput } from './output.ts';
import { type Stamps, trackSettling } from './settle-time.ts';

/**
 * The result of reading everything: a report if there is news, and the delay in milliseconds after which it has to be
 * repeated.
 */
export interface RebuiltAll {
  readonly rebuilt: Rebuild | null;
  readonly again: number | null;
}

/** The result of reading some paths. */
export type RebuiltSome = Rebuild | 'more' | 'nothing' | number;

export type Rebuilder = ReturnType<typeof createRebuilder>;

/** The delay in milliseconds before a retry, after the disk has refused something. */
const retry = 1000;

/** What was reported last. */
interface Reported {
  readonly content: Content;
  readonly problems: readonly Problem[];
}

interface State {
  readonly site: Site;
  readonly reported: Reported;
  readonly stamps: Stamps;
  /** A key of everything that pages depend on besides the content: the day, the options, and the repository. */
  readonly inputsKey: string;
  readonly history: History;
  /** What the output folder contains, after the first good version. The lists may be older than the pages. */
  readonly written: SiteFiles | null;
  /** The content that this was made of. */
  readonly good: Content | null;
}

/** Creates a rebuilder for a content folder and an output folder. The clock tells since when a file stands as it is. */
export function createRebuilder(
  folder: string,
  out: string,
  readOptions: () => SiteOptions,
  readClock = () => performance.now(),
) {
  const root = resolve(folder);
  const target = resolve(out);
  const cachedRead = cacheReads(Date.now);
  const getHistory = memoHistory();
  const settling = trackSettling(readClock);
  const output = createOutput(target);
  /** Whether the folder of the whole site is gone: nothing is made in its place. */
  const isMoved = () => !existsSync(dirname(root));
  let last: State | undefined;
  /** The last reported fault of the disk. Until it is gone, the output may be a mix of versions. */
  let fault: DiskFault | null = null;

  /** Reads everything and writes what differs. A mistake in a file that is just being saved is not reported yet. */
  async function rebuildAll(): Promise<RebuiltAll> {
    try {
      return await readAndWrite(performance.now());
    } catch (error) {
      return { rebuilt: refuse(error), again: retry };
    }
  }

  async function readAndWrite(started: number): Promise<RebuiltAll> {
    const options = readOptions();
    const inputsKey = keyOfInputs(root, options);
    const stamps = new Map<string, string>();
    const content = await readContent(root, noteStamps(root, cachedRead, stamps), getHistory);
    const history = await getHistory(root);
    const before = last;
    const site = before?.site ?? createSite(content, options);
    if (before === undefined) for (const _ of site.prepare()) await setImmediate();
    const changes =
      before === undefined
        ? []
        : compareContents(before.reported.content, content, findReplaced(content, before.stamps, stamps));
    site.set(content, options);
    const { outputs: good, problems } = site;
    if (before !== undefined && (good === null || changes.some(({ kind }) => kind === 'deleted'))) {
      const wait = settling.untilIntended(changes, before.reported.content, content, stamps, good !== null);
      if (wait > 0) return { rebuilt: null, again: wait };
    }
    const shown = good === null ? await compileOthers(content, options, problems) : { content, outputs: good };
    const changed = shown && (await output.write(joinFiles(shown.outputs)));
    // If no other file has changed, there is nothing to tell but the errors.
    const written = good === null && changed?.length === 0 ? null : changed;
    const hadFault = fault !== null;
    last = {
      site,
      reported: { content, problems },
      stamps,
      inputsKey,
      history,
      written: shown?.outputs ?? last?.written ?? null,
      good: shown?.content ?? last?.good ?? null,
    };
    fault = null;
    const reported = before?.reported.problems ?? [];
    const isSame = before !== undefined && !hadFault && changes.length === 0 && isSameText(problems, reported);
    if (isSame && !written?.some((path) => path.startsWith('pages/'))) return { rebuilt: null, again: null };
    const heldBack = good === null ? listWrong(problems) : [];
    const hadErrors = hadFault || hasErrors(reported);
    return { rebuilt: tell(started, { changes, written, hadErrors, heldBack }), again: null };
  }

  /**
   * Reads only some paths, and writes the pages and the navigation that depend on them. Returns `more` if everything
   * has to be read or there is a mistake; `nothing` if nothing has changed; or the delay in milliseconds after which to
   * try again, if a mistake may come from a file that is just being saved.
   */
  async function rebuildSome(paths: ReadonlySet<string>): Promise<RebuiltSome> {
    const started = performance.now();
    if (last === undefined || last.written === null || fault !== null) return 'more';
    if (keyOfInputs(root, readOptions()) !== last.inputsKey) return 'more';
    const before = last.reported;
    const read = readSome(root, before.content, paths, last.history);
    if (read === null) return 'more';
    if (read.changes.length === 0) return 'nothing';
    const { site, written: good } = last;
    const gone = read.changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => join(root, '..', path));
    const pause = settling.untilWritten(read.changes, read.content, read.stamps);
    if (pause > 0) return pause;
    site.set(read.content);
    const { pages, problems } = site;
    const wait =
      pages !== null && gone.length === 0
        ? 0
        : settling.untilIntended(read.changes, before.content, read.content, read.stamps, pages !== null);
    if (pages === null) return wait > 0 ? wait : 'more';
    // A deleted file may come back while the pages are made and written to temporary files.
    let isBack = false;
    const isStillGone = async () => {
      if (wait > 0) await setTimeout(wait);
      isBack = gone.some((path) => existsSync(path));
      return !isBack;
    };
    const written = await unlessRefused(() => output.replace(good.pages, pages, { ask: isStillGone }));
    if (written === null || isBack) return 'more';
    last = {
      ...last,
      reported: { content: read.content, problems },
      written: { ...good, pages },
      good: read.content,
    };
    return tell(started, { changes: read.changes, written, hadErrors: hasErrors(before.problems) });
  }

  /**
   * The site with each wrong file as it was in the last good version, and the content of that; null where this is no
   * good version either. It completes the lists of the last good version first, which may stay for long.
   */
  async function compileOthers(next: Content, options: SiteOptions, problems: readonly Problem[]) {
    if (last === undefined || last.good === null) return null;
    const { site, good } = last;
    if (!hasErrors(last.reported.problems)) await replaceLists();
    const content = holdBack(next, good, listWrong(problems));
    site.set(content, options);
    const { outputs } = site;
    site.set(next, options);
    return outputs === null ? null : { content, outputs };
  }

  async function replaceLists(isInterrupted = () => false): Promise<readonly string[]> {
    if (last === undefined || last.written === null || isMoved()) return [];
    const { site, reported } = last;
    // A newer read that still waits to be confirmed must not be included.
    if (site.content !== reported.content) site.set(reported.content);
    for (const _ of site.prepare()) {
      await setImmediate();
      if (isInterrupted()) return [];
    }
    const { lists } = site;
    if (lists === null) return [];
    const paths: string[] = [];
    let written = last.written;
    const put = async (next: FileValues) => {
      const done = await output.replace([[...written.lists]], [[...next]], { isInterrupted });
      paths.push(...done);
      if (done.length === 0 && isInterrupted()) return;
      written = { ...written, lists: next };
      last = last && { ...last, written };
    };
    for (const [path, value] of lists) {
      if (written.lists.get(path) === value) continue;
      await put(new Map([...written.lists, [path, value]]));
      await setImmediate();
      if (isInterrupted()) return paths;
    }
    await put(lists);
    return paths;
  }

  /** Restores deleted output files; null if there are none. */
  async function restore(): Promise<Rebuild | null> {
    if (isMoved()) return null;
    const started = performance.now();
    try {
      const good = last?.written ?? null;
      const written = good === null ? [] : await output.restore(joinFiles(good));
      if (written.length === 0) return null;
      return tell(started, { changes: [{ path: basename(target), kind: 'deleted' }], written, hadErrors: false });
    } catch (error) {
      return refuse(error);
    }
  }

  /** The report of a fault of the disk; null if it has already been reported. */
  function refuse(error: unknown): Rebuild | null {
    const found = asDiskFault(error);
    if (found === null) throw error;
    const isReported = fault?.code === found.code;
    fault = found;
    return isReported ? null : tell(performance.now(), { changes: [], written: null, hadErrors: false });
  }

  function tell(
    started: number,
    news: Pick<Rebuild, 'changes' | 'written' | 'hadErrors'> & Partial<Pick<Rebuild, 'heldBack'>>,
  ): Rebuild {
    return {
      heldBack: [],
      ...news,
      content: last?.reported.content ?? null,
      problems: last?.reported.problems ?? [],
      fault: fault?.message ?? null,
      isGood: hasGoodVersion(target),
      milliseconds: performance.now() - started,
    };
  }

  /**
   * Writes the files that collect data from the whole site, which `rebuildSome` leaves out, and returns their paths;
   * null if the disk refuses. It checks repeatedly whether it is interrupted, and then leaves the rest to the next
   * call.
   */
  function writeLists(isInterrupted?: () => boolean): Promise<readonly string[] | null> {
    return unlessRefused(() => replaceLists(isInterrupted));
  }

  return { rebuildAll, rebuildSome, writeLists, restore };
}

function keyOfInputs(root: string, options: SiteOptions): string {
  return JSON.stringify([options, stampRepository(root)]);
}

/** Records the stamp of each file that is read, by its path in reports. */
function noteStamps(root: string, cachedRead: CachedRead, stamps: Map<string, string>): CachedRead {
  return (file, entry, read) => {
    stamps.set(`${basename(root)}/${entry.relativePath}`, entry.stamp);
    return cachedRead(file, entry, read);
  };
}

/** Media files that were replaced: their content is not kept, so they are compared by stamp. */
function findReplaced({ name, media }: Content, before: Stamps, after: Stamps): ReadonlySet<string> {
  const paths = [...media.keys()].map((address) => name + address);
  return new Set(paths.filter((path) => before.get(path) !== after.get(path)));
}

/** The result of some work; null if the disk refuses it. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (asDiskFault(error) === null) throw error;
    return null;
  }
}
