import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { asDiskFault, type DiskFault } from '../core/disk-fault.ts';
import { hasErrors, type Problem } from '../core/problem.ts';
import { type FileParts, type FileValues, joinParts } from '../data/files.ts';
import { type Content, readContent } from '../read/content.ts';
import { type History, memoHistory, stampRepository } from '../read/history.ts';
import { type MemoRead, memoReads } from '../read/memo.ts';
import { readSome } from '../read/some.ts';
import { createSite, type Site, type SiteOptions } from '../site.ts';
import type { Rebuild } from './build-log.ts';
import { compareContents } from './changes.ts';
import { hasGoodVersion } from './good-version.ts';
import { createOutput } from './output.ts';
import { type Stamps, watchStillness } from './stillness.ts';

/** What came of a rebuild, and what a report on it is made of; that is null while nothing could be read. */
export interface Rebuilt {
  readonly rebuild: Rebuild;
  readonly outcome: Told | null;
}

/** What came of reading everything: the news, where there are any, and after how many milliseconds it has to be done again. */
export interface RebuiltAll {
  readonly rebuilt: Rebuilt | null;
  readonly again: number | null;
}

/** What came of reading some paths. */
export type RebuiltSome = Rebuilt | 'more' | 'nothing' | number;

/** Keeps a folder at what a content folder compiles to. */
export interface Rebuilder {
  /** Reads everything, and writes all that differs. A mistake in a file that is just being saved is no news yet. */
  readonly rebuildAll: () => Promise<RebuiltAll>;
  /**
   * Reads some paths alone, and writes the pages and the navigation that follow from them. `more` where everything has
   * to be read, and where there is a mistake; `nothing` when nothing is different; a number of milliseconds, after
   * which to ask again, where a mistake may be a file that is being saved.
   */
  readonly rebuildSome: (paths: ReadonlySet<string>) => Promise<RebuiltSome>;
  /**
   * Writes what is gathered from the whole site, which `rebuildSome` leaves as it is, and gives the paths; null where
   * the disk refuses. It asks again and again whether it is interrupted, and leaves the rest to the next call then.
   */
  readonly writeLists: (isInterrupted?: () => boolean) => Promise<readonly string[] | null>;
  /** Writes again what somebody took away; null when all is there. */
  readonly heal: () => Promise<Rebuilt | null>;
}

/** What the disk has refused is tried again after so many milliseconds. */
const retry = 1000;

/** What was told last. */
interface Told {
  readonly content: Content;
  readonly problems: readonly Problem[];
}

interface State {
  readonly site: Site;
  readonly told: Told;
  readonly stamps: Stamps;
  /** What every page follows from besides the content: the day, the options, the repository that knows the days of files. */
  readonly inputsKey: string;
  readonly history: History;
  /** What stands in the output, once a version was good. The lists may be those of an earlier version than the pages. */
  readonly written: { readonly pages: FileParts; readonly lists: FileValues } | null;
}

/** Gives what keeps a folder at what a content folder compiles to. */
export function createRebuilder(folder: string, out: string, readOptions: () => SiteOptions): Rebuilder {
  const root = resolve(folder);
  const target = resolve(out);
  const memo = memoReads(Date.now);
  const askHistory = memoHistory();
  const askStillness = watchStillness(() => performance.now());
  const output = createOutput(target);
  let last: State | undefined;
  /** What the disk refuses, as it was told: until it does no more, what stands in the folder may be of several versions. */
  let fault: DiskFault | null = null;

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
    const content = await readContent(root, noteStamps(root, memo, stamps), askHistory);
    const history = await askHistory(root);
    const before = last;
    const site = before?.site ?? createSite(content, options);
    if (before === undefined) for (const _ of site.prepare()) await setImmediate();
    const changes =
      before === undefined
        ? []
        : compareContents(before.told.content, content, findReplaced(content, before.stamps, stamps));
    site.set(content, options);
    const { outputs: good, problems } = site;
    if (before !== undefined && (good === null || changes.some(({ kind }) => kind === 'deleted'))) {
      const wait = askStillness(changes, before.told.content, content, stamps, good !== null);
      if (wait > 0) return { rebuilt: null, again: wait };
    }
    if (good === null) await completeLast(content, options);
    const written = good && (await output.write(joinParts([...good.pages, [...good.lists]])));
    const hadFault = fault !== null;
    last = { site, told: { content, problems }, stamps, inputsKey, history, written: good ?? last?.written ?? null };
    fault = null;
    const isNews =
      before === undefined ||
      hadFault ||
      changes.length > 0 ||
      JSON.stringify(problems) !== JSON.stringify(before.told.problems) ||
      written?.some((path) => path.startsWith('pages/'));
    const hadErrors = hadFault || hasErrors(before?.told.problems ?? []);
    return { rebuilt: isNews ? tell(started, { changes, written, hadErrors }) : null, again: null };
  }

  async function rebuildSome(paths: ReadonlySet<string>): Promise<RebuiltSome> {
    const started = performance.now();
    if (last === undefined || last.written === null || fault !== null) return 'more';
    if (keyOfInputs(root, readOptions()) !== last.inputsKey) return 'more';
    const before = last.told;
    const read = readSome(root, before.content, paths, last.history);
    if (read === null) return 'more';
    if (read.changes.length === 0) return 'nothing';
    const { site, written: good } = last;
    const gone = read.changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => join(root, '..', path));
    const askWait = (isSound: boolean) =>
      isSound && gone.length === 0 ? 0 : askStillness(read.changes, before.content, read.content, read.stamps, isSound);
    // Asked before the work as well, so that the time which that takes counts towards the wait.
    askWait(true);
    site.set(read.content);
    const { pages, problems } = site;
    const wait = askWait(pages !== null);
    if (pages === null) return wait > 0 ? wait : 'more';
    // What is gone may come back while the pages are made and written beside their places.
    let isBack = false;
    const isStillGone = async () => {
      if (wait > 0) await setTimeout(wait);
      isBack = gone.some((path) => existsSync(path));
      return !isBack;
    };
    const written = await unlessRefused(() => output.replace(good.pages, pages, isStillGone));
    if (written === null || isBack) return 'more';
    last = { ...last, told: { content: read.content, problems }, written: { ...good, pages } };
    return tell(started, { changes: read.changes, written, hadErrors: hasErrors(before.problems) });
  }

  /** Before an error: the good version that stays is the last one, whole. */
  async function completeLast(next: Content, options: SiteOptions): Promise<void> {
    if (last === undefined || hasErrors(last.told.problems)) return;
    await replaceLists();
    last.site.set(next, options);
  }

  async function replaceLists(isInterrupted = () => false): Promise<readonly string[]> {
    if (last === undefined || last.written === null) return [];
    const { site, told } = last;
    // What was read since and is waited for is no part of it.
    if (site.content !== told.content) site.set(told.content);
    for (const _ of site.prepare()) {
      await setImmediate();
      if (isInterrupted()) return [];
    }
    const { lists } = site;
    if (lists === null) return [];
    const paths: string[] = [];
    let written = last.written;
    const put = async (next: FileValues) => {
      paths.push(...(await output.replace([[...written.lists]], [[...next]])));
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

  async function heal(): Promise<Rebuilt | null> {
    const started = performance.now();
    try {
      const good = last?.written ?? null;
      const written = good === null ? [] : await output.restore(joinParts([...good.pages, [...good.lists]]));
      if (written.length === 0) return null;
      return tell(started, { changes: [{ path: basename(target), kind: 'deleted' }], written, hadErrors: false });
    } catch (error) {
      return refuse(error);
    }
  }

  /** The news that the disk refuses something; null when that has been told already. */
  function refuse(error: unknown): Rebuilt | null {
    const found = asDiskFault(error);
    if (found === null) throw error;
    const isTold = fault?.code === found.code;
    fault = found;
    return isTold ? null : tell(performance.now(), { changes: [], written: null, hadErrors: false });
  }

  function tell(started: number, news: Pick<Rebuild, 'changes' | 'written' | 'hadErrors'>): Rebuilt {
    const rebuild: Rebuild = {
      ...news,
      problems: last?.told.problems ?? [],
      fault: fault?.message ?? null,
      isGood: hasGoodVersion(target),
      milliseconds: performance.now() - started,
    };
    return { rebuild, outcome: last?.told ?? null };
  }

  function writeLists(isInterrupted?: () => boolean): Promise<readonly string[] | null> {
    return unlessRefused(() => replaceLists(isInterrupted));
  }

  return { rebuildAll, rebuildSome, writeLists, heal };
}

function keyOfInputs(root: string, options: SiteOptions): string {
  return JSON.stringify([options, stampRepository(root)]);
}

/** Keeps the stamp of every file that is read, by the path that reports give it. */
function noteStamps(root: string, memo: MemoRead, stamps: Map<string, string>): MemoRead {
  return (file, entry, read) => {
    stamps.set(`${basename(root)}/${entry.place}`, entry.stamp);
    return memo(file, entry, read);
  };
}

/** The pictures and other media in whose place others stand: of most a reading keeps no more than their size. */
function findReplaced({ name, media }: Content, before: Stamps, after: Stamps): ReadonlySet<string> {
  const paths = [...media.keys()].map((address) => name + address);
  return new Set(paths.filter((path) => before.get(path) !== after.get(path)));
}

/** What some work gives; null where the disk refuses it. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (asDiskFault(error) === null) throw error;
    return null;
  }
}
