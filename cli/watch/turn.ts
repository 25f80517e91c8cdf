import { existsSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import { type Compiled, type CompileOptions, compileContent, createMemory } from '../compile.ts';
import { emitJsonSchemas } from '../emit/json-schemas.ts';
import { putFiles, type Seen, writeFiles } from '../emit/write.ts';
import type { AnyDocument } from '../parse/document.ts';
import { type Content, readAgain, readContent, type SourceFile } from '../read/content.ts';
import { rememberHistory, stampRepository } from '../read/history.ts';
import { rememberReads } from '../read/remember.ts';
import { isOthers } from '../read/walk.ts';
import { recompile } from '../recompile.ts';
import { hasErrors, type Problem } from '../report/problem.ts';
import { type Change, compareContents } from './changes.ts';
import { hasGoodVersion } from './good-version.ts';
import type { Turn } from './story.ts';

export interface Taken {
  readonly turn: Turn;
  /** What a report is made of. */
  readonly outcome: { readonly content: Content; readonly problems: readonly Problem[] };
}

/** The turns of one watch. What they remember of each other is their own. */
export interface Turns {
  /** Reads, compiles and writes everything that differs; null when that is no news to anybody. */
  readonly take: () => Promise<Taken | null>;
  /**
   * Looks at some paths alone, and writes the pages that an edit concerns when it concerns no others. `more` when a
   * whole turn must tell; `nothing` when nothing is different.
   */
  readonly glance: (paths: ReadonlySet<string>) => Taken | 'more' | 'nothing';
  /** Writes the lists of the words of all pages, which a glance leaves as they are. */
  readonly finish: () => void;
}

/** More files than an author saves at once: they come from another program, which has not ended yet. */
const mostAtOnce = 4;

interface State {
  /** What was told last. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly compiled: Compiled;
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
  const seen: Seen = new Map();
  let last: State | undefined;

  async function take(): Promise<Taken | null> {
    const started = performance.now();
    const options = readOptions();
    const surroundings = describeSurroundings(root, options);
    const content = await readContent(root, reads, askHistory);
    const compiled = compileContent(content, options, memory);
    const { files, model, problems } = compiled;
    // The good version that stays is the last one, whole.
    if (files === null) finish();
    const done =
      files === null ? null : writeFiles(target, new Map([...files, ...emitJsonSchemas(model, memory.remember)]), seen);
    const written = done === null ? null : [...done.changed, ...done.removed];
    const before = last;
    last = { content, problems, compiled, surroundings, edited: new Map() };
    const changes = before === undefined ? [] : compareContents(before.content, content);
    const isNews =
      before === undefined ||
      changes.length > 0 ||
      JSON.stringify(problems) !== JSON.stringify(before.problems) ||
      written?.some((path) => path.startsWith('pages/'));
    return isNews ? tell(started, before?.problems ?? [], changes, written) : null;
  }

  function glance(paths: ReadonlySet<string>): Taken | 'more' | 'nothing' {
    const started = performance.now();
    if (last === undefined || paths.size > mostAtOnce) return 'more';
    if (describeSurroundings(root, readOptions()) !== last.surroundings) return 'more';
    const edited = findEdited(root, last.content, paths);
    if (edited === null) return 'more';
    if (edited.length === 0) return 'nothing';
    const done = recompile(last.compiled, last.problems, edited, memory.parse);
    if (done === null) return 'more';
    const written = putFiles(target, done.pages, seen);
    const before = last;
    const now = new Map(edited.map((file) => [file.path, file]));
    last = {
      ...before,
      content: { ...before.content, files: before.content.files.map((file) => now.get(file.path) ?? file) },
      problems: done.problems,
      edited: new Map([...before.edited, ...done.documents.map((document) => [document.path, document] as const)]),
    };
    const changes = edited.map(({ path }): Change => ({ path, kind: 'changed' }));
    return tell(started, before.problems, changes, written);
  }

  function finish(): void {
    const lists = last?.compiled.emitted?.emitWords([...last.edited.values()]);
    if (lists !== undefined) putFiles(target, lists, seen);
  }

  function tell(
    started: number,
    before: readonly Problem[],
    changes: readonly Change[],
    written: readonly string[] | null,
  ): Taken {
    const { content, problems } = last as State;
    const milliseconds = performance.now() - started;
    const isGood = hasGoodVersion(target);
    const turn = { changes, problems, written, isGood, hadErrors: hasErrors(before), milliseconds };
    return { turn, outcome: { content, problems } };
  }

  return { take, glance, finish };
}

function describeSurroundings(root: string, options: CompileOptions): string {
  return JSON.stringify([options, stampRepository(root)]);
}

/** The files among some paths that are other than they were read last; null when something else may have happened there. */
function findEdited(root: string, content: Content, paths: ReadonlySet<string>): SourceFile[] | null {
  const edited: SourceFile[] = [];
  for (const path of paths) {
    if (isOthers(basename(path))) continue;
    const place = relative(root, path).split(sep).join('/');
    const file = content.files.find((one) => one.path === `${content.name}/${place}`);
    if (file === undefined) {
      if (existsSync(path) || isKnown(content, place)) return null;
      continue;
    }
    const now = readAgain(root, file);
    if (now === null) return null;
    if (now !== file) edited.push(now);
  }
  return edited;
}

/** Whether something that was read stands, or stood, at a place or below it. A temporary file that came and went is not known. */
function isKnown({ name, files, media, locks, problems }: Content, place: string): boolean {
  const paths = [
    ...files.map((file) => file.path),
    ...problems.map((problem) => problem.path),
    ...[...media.keys()].map((address) => name + address),
    ...[...locks.keys()].map((lock) => `${name}/${lock}`),
  ];
  const path = place === '' ? name : `${name}/${place}`;
  return paths.some((one) => one === path || one.startsWith(`${path}/`));
}
