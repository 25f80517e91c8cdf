import { basename, resolve } from 'node:path';
import { type Compiled, type CompileOptions, compileContent, createMemory } from '../compile.ts';
import { asDiskFault, type DiskFault } from '../core/disk-fault.ts';
import { hasErrors, type Problem } from '../core/problem.ts';
import { emitJsonSchemas } from '../data/json-schemas.ts';
import type { AnyDocument } from '../parse/document.ts';
import { type Content, readContent } from '../read/content.ts';
import { rememberHistory, stampRepository } from '../read/history.ts';
import { type RememberRead, rememberReads } from '../read/remember.ts';
import { recompile } from '../recompile.ts';
import { type Change, compareContents } from './changes.ts';
import { findEdited } from './edited.ts';
import { hasGoodVersion } from './good-version.ts';
import { createOutput } from './output.ts';
import { type Stamps, watchStillness } from './stillness.ts';
import type { Turn } from './story.ts';

export interface Taken {
  readonly turn: Turn;
  /** What a report is made of; null while nothing could be read. */
  readonly outcome: { readonly content: Content; readonly problems: readonly Problem[] } | null;
}

/** What came of a whole turn: the news, where there are any, and after how many milliseconds it has to be taken again. */
export interface Took {
  readonly taken: Taken | null;
  readonly again: number | null;
}

/** The turns of one watch. What they remember of each other is their own. */
export interface Turns {
  /** Reads, compiles and writes everything that differs. A mistake in a file that is just being saved is no news yet. */
  readonly take: () => Promise<Took>;
  /**
   * Looks at some paths alone, and writes the pages that an edit concerns when it concerns no others. `more` when a
   * whole turn must tell; `nothing` when nothing is different.
   */
  readonly glance: (paths: ReadonlySet<string>) => Taken | 'more' | 'nothing';
  /** Writes the lists of the words of all pages, which a glance leaves as they are; false where the disk refuses. */
  readonly finish: () => boolean;
  /** Writes again what somebody took away; null when all is there. */
  readonly heal: () => Taken | null;
}

/** More files than an author saves at once: they come from another program, which has not ended yet. */
const mostAtOnce = 4;
/** What the disk has refused is tried again after so many milliseconds. */
const retry = 1000;

interface State {
  /** What was told last. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly compiled: Compiled;
  readonly stamps: Stamps;
  /** What every page depends on besides the content: the day, the options, the repository that knows the days of files. */
  readonly surroundings: string;
  /** By their paths, the documents that a glance has seen since. */
  readonly edited: ReadonlyMap<string, AnyDocument>;
}

/** Gives the turns that keep a folder at what a content folder compiles to. */
export function createTurns(folder: string, out: string, readOptions: () => CompileOptions): Turns {
  const root = resolve(folder);
  const target = resolve(out);
  const memory = createMemory();
  const reads = rememberReads(Date.now);
  const askHistory = rememberHistory();
  const askStillness = watchStillness(() => performance.now());
  const output = createOutput(target);
  let last: State | undefined;
  /** What the disk refuses, as it was told: until it does no more, what stands in the folder may be of several versions. */
  let fault: DiskFault | null = null;

  async function take(): Promise<Took> {
    try {
      return await takeWhole(performance.now());
    } catch (error) {
      return { taken: refuse(error), again: retry };
    }
  }

  async function takeWhole(started: number): Promise<Took> {
    const options = readOptions();
    const surroundings = describeSurroundings(root, options);
    const stamps = new Map<string, string>();
    const content = await readContent(root, noteStamps(root, reads, stamps), askHistory);
    const compiled = compileContent(content, options, memory);
    const { files, model, problems } = compiled;
    const before = last;
    const changes =
      before === undefined
        ? []
        : compareContents(before.content, content, findReplaced(content, before.stamps, stamps));
    if (before !== undefined && (files === null || changes.some(({ kind }) => kind === 'deleted'))) {
      const wait = askStillness(changes, before.content, content, stamps);
      if (wait > 0) return { taken: null, again: wait };
    }
    // The good version that stays is the last one, whole.
    if (files === null) writeLists();
    const written = files && output.write(new Map([...files, ...emitJsonSchemas(model, memory.remember)]));
    const hadFault = fault !== null;
    last = { content, problems, compiled, stamps, surroundings, edited: new Map() };
    fault = null;
    const isNews =
      before === undefined ||
      hadFault ||
      changes.length > 0 ||
      JSON.stringify(problems) !== JSON.stringify(before.problems) ||
      written?.some((path) => path.startsWith('pages/'));
    const hadErrors = hadFault || hasErrors(before?.problems ?? []);
    return { taken: isNews ? tell(started, { changes, written, hadErrors }) : null, again: null };
  }

  function glance(paths: ReadonlySet<string>): Taken | 'more' | 'nothing' {
    const started = performance.now();
    if (last === undefined || fault !== null || paths.size > mostAtOnce) return 'more';
    if (describeSurroundings(root, readOptions()) !== last.surroundings) return 'more';
    const edited = findEdited(root, last.content, paths);
    if (edited === null) return 'more';
    if (edited.length === 0) return 'nothing';
    const done = recompile(last.compiled, last.problems, edited, memory.parse);
    if (done === null) return 'more';
    const written = unlessRefused(() => output.put(done.pages));
    if (written === null) return 'more';
    const before = last;
    const now = new Map(edited.map((file) => [file.path, file]));
    last = {
      ...before,
      content: { ...before.content, files: before.content.files.map((file) => now.get(file.path) ?? file) },
      problems: done.problems,
      edited: new Map([...before.edited, ...done.documents.map((document) => [document.path, document] as const)]),
    };
    const changes = edited.map(({ path }): Change => ({ path, kind: 'changed' }));
    return tell(started, { changes, written, hadErrors: hasErrors(before.problems) });
  }

  function writeLists(): void {
    const lists = last?.compiled.emitted?.emitWords([...last.edited.values()]);
    if (lists !== undefined) output.put(lists);
  }

  function heal(): Taken | null {
    const started = performance.now();
    try {
      const written = output.restore();
      if (written.length === 0) return null;
      return tell(started, { changes: [{ path: basename(target), kind: 'deleted' }], written, hadErrors: false });
    } catch (error) {
      return refuse(error);
    }
  }

  /** The news that the disk refuses something; null when that has been told already. */
  function refuse(error: unknown): Taken | null {
    const found = asDiskFault(error);
    if (found === null) throw error;
    const isTold = fault?.code === found.code;
    fault = found;
    return isTold ? null : tell(performance.now(), { changes: [], written: null, hadErrors: false });
  }

  function tell(started: number, news: Pick<Turn, 'changes' | 'written' | 'hadErrors'>): Taken {
    const turn: Turn = {
      ...news,
      problems: last?.problems ?? [],
      fault: fault?.message ?? null,
      isGood: hasGoodVersion(target),
      milliseconds: performance.now() - started,
    };
    return { turn, outcome: last ?? null };
  }

  function finish(): boolean {
    return (
      unlessRefused(() => {
        writeLists();
        return true;
      }) ?? false
    );
  }

  return { take, glance, finish, heal };
}

function describeSurroundings(root: string, options: CompileOptions): string {
  return JSON.stringify([options, stampRepository(root)]);
}

/** Keeps the stamp of every file that is read, by the path that reports give it. */
function noteStamps(root: string, reads: RememberRead, stamps: Map<string, string>): RememberRead {
  return (file, entry, read) => {
    stamps.set(`${basename(root)}/${entry.place}`, entry.stamp);
    return reads(file, entry, read);
  };
}

/** The pictures and other media in whose place others stand: of most a reading keeps no more than their size. */
function findReplaced({ name, media }: Content, before: Stamps, after: Stamps): ReadonlySet<string> {
  const paths = [...media.keys()].map((address) => name + address);
  return new Set(paths.filter((path) => before.get(path) !== after.get(path)));
}

/** What some work gives; null where the disk refuses it. */
function unlessRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (asDiskFault(error) === null) throw error;
    return null;
  }
}
