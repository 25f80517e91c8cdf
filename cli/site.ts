/** Joins the steps of the compiler, from parsing to what is written. */
import { isDeepStrictEqual } from 'node:util';
import { foldCauses } from './check/causes.ts';
import { followRules } from './check/check.ts';
import { createGraph } from './core/create-graph.ts';
import { type Derived, derive, input, isSameList, isSameText, keepSubscribed } from './core/graph.ts';
import { inSteps } from './core/in-steps.ts';
import { type Memo, noMemo } from './core/memo.ts';
import { compareText, hasErrors, type Problem, sortProblems } from './core/problem.ts';
import { deriveFlat, deriveMap, deriveRuns } from './core/runs.ts';
import { withoutSilenced } from './core/silence.ts';
import { rangeBetween } from './core/splice.ts';
import { emitFiles, type Files, joinFiles, type Outputs, type SiteFiles } from './data/files.ts';
import { writeText } from './data/stringify.ts';
import { createView } from './data/view.ts';
import { locateFile, relativePathOf } from './kinds/paths.ts';
import type { Page } from './kinds/shapes/pages.ts';
import type { SidebarEntries } from './kinds/shapes/topic.ts';
import { type AnyDocument, InvalidFrontMatter } from './parse/document.ts';
import { type Followed, followFile, keepBodies } from './parse/follow.ts';
import type { Content, SourceFile } from './read/content.ts';
import { isLock } from './read/layout.ts';
import { type Model, resolveModel, type Selection } from './resolve/model.ts';

/** What a site depends on besides its content. Equal input gives equal bytes. */
export interface SiteOptions extends Selection {
  /** The type declarations that are written into generated/, by file name. */
  readonly shapes?: Readonly<Record<string, string>>;
}

/**
 * A content folder as a graph of derived values. Each is computed on demand, and again only when something that it read
 * has changed; dependencies are recorded as they are read.
 */
export interface Site {
  /** The content as it was last read, or edited since. */
  readonly content: Content;
  /** The site as it is published, which is what gets checked. The option for drafts affects only what is emitted. */
  readonly model: Model;
  /** Every problem at its own position. */
  readonly reported: readonly Problem[];
  /** The same, but those with a common cause are one. */
  readonly problems: readonly Problem[];
  /** All files to be written; null if there is an error. */
  readonly files: Files | null;
  /** The two parts of these files, alone and together. */
  readonly pages: SiteFiles['pages'] | null;
  readonly lists: SiteFiles['lists'] | null;
  readonly outputs: SiteFiles | null;
  /**
   * Computes the whole site for the first time, in steps between which the program may do something else: the native
   * parser frees its memory only then.
   */
  readonly prepare: () => Iterable<void>;
  /** Replaces the content, and the options where they are given. */
  readonly set: (content: Content, options?: SiteOptions) => void;
  /** Replaces the text of a file, as an editor does while its user types; the file need not exist yet. */
  readonly setText: (path: string, text: string) => void;
  /** The text of a page or a lock. */
  readonly textOf: (path: string) => string | undefined;
  readonly documentOf: (path: string) => AnyDocument | undefined;
  readonly problemsOf: (path: string) => readonly Problem[];
  /** The sidebar; null if there is an error. */
  readonly sidebar: SidebarEntries | null;
  /**
   * The page at an address, whatever errors there are elsewhere; null if there is no such page, or if it cannot be made
   * because of an error.
   */
  readonly page: (address: string) => Page | null;
}

/**
 * How many parsed bodies are cached: all bodies of a thousand pages, but only a few of a larger site, which would fill
 * the memory.
 */
const mostBodies = 1500;
const fewBodies = 50;

/**
 * The site of a content folder: all steps of read -> parse -> resolve -> check -> emit except the first. A site with
 * the memo of an earlier run must not be changed.
 */
export function createSite(first: Content, options: SiteOptions, memo: Memo = noMemo): Site {
  const graph = createGraph(memo);
  const selection = input<Selection>(select(options), isSameText);
  const facts = input(readFacts(first), isDeepStrictEqual);
  const isLarge = first.files.length > mostBodies;
  const bodies = keepBodies(isLarge ? fewBodies : mostBodies);
  const media = input(first.media, isDeepStrictEqual);
  const tables = input(first.tables, isDeepStrictEqual);
  const locks = input(first.locks, isDeepStrictEqual);
  const files = input<readonly Followed[]>(
    first.files.map((file) => followFile(file, bodies, memo)),
    isSameList,
  );
  const known = new Map(files.get().map((file) => [file.path, file]));
  let content = first;

  const documents = deriveRuns(graph, files.get);
  const sources = {
    graph,
    facts: facts.get,
    media: deriveMap(graph, media.get, isSameText),
    tables: deriveMap(graph, tables.get),
    locks: deriveMap(graph, locks.get),
    documents,
  };
  const published = resolveModel({
    ...sources,
    selection: derive(() => ({ today: selection.get().today }), isSameText),
  });
  const withDrafts = resolveModel({ ...sources, selection: selection.get });
  const shown = derive(() => (selection.get().withDrafts && published.drafts.length > 0 ? withDrafts : published));

  const textOf = (path: string) => known.get(path)?.text;
  const misread = deriveFlat(documents, ({ problems }) => problems);
  const broken = followRules(published);
  const reported = derive(() => withoutSilenced([...facts.get().problems, ...misread(), ...broken.all()], textOf));
  const problems = derive(() =>
    sortProblems(
      foldCauses(reported(), {
        ...facts.get(),
        media: sources.media,
        files: documents(),
        aliases: published.addresses.aliases,
      }),
    ),
  );
  const isSound = derive(() => !hasErrors(problems()));

  const emitted = new Map<Model, Outputs>();
  const readOutputs = () => {
    const model = shown();
    const made = emitted.get(model) ?? emitFiles(createView(model, isLarge), options.shapes);
    emitted.set(model, made);
    return made;
  };
  const unlessWrong = <T>(read: (made: Outputs) => T) => (isSound() ? read(readOutputs()) : null);

  const pages = derive(() => unlessWrong((made) => made.pages()));

  /** Values that have been read. From the first change on, they are kept up to date. */
  const asked = new Set<Derived<unknown>>();
  let isChanging = false;
  function read<T>(value: Derived<T>): T {
    if (!asked.has(value)) {
      asked.add(value);
      if (isChanging) keepSubscribed(value);
    }
    return value();
  }

  /** Updates the list of files between the first and the last one that changed; the rest stays as it is. */
  function followFiles(next: readonly SourceFile[]): void {
    const { start, end, endAfter } = rangeBetween(content.files, next);
    const before = files.get();
    const others = next.slice(start, endAfter).map((file) => {
      const one = known.get(file.path) ?? followFile(file, bodies, memo);
      one.set(file);
      return one;
    });
    for (const { path } of before.slice(start, end)) known.delete(path);
    for (const one of others) known.set(one.path, one);
    files.set(before.toSpliced(start, end - start, ...others));
  }

  function set(next: Content, given: Selection = selection.get()): void {
    if (!isChanging) for (const value of asked) keepSubscribed(value);
    isChanging = true;
    graph.change(() => {
      followFiles(next.files);
      content = next;
      facts.set(readFacts(next));
      media.set(next.media);
      tables.set(next.tables);
      locks.set(next.locks);
      selection.set(select(given));
    });
  }

  return {
    get content() {
      return content;
    },
    model: published,
    get reported() {
      return read(reported);
    },
    get problems() {
      return read(problems);
    },
    get pages() {
      return read(pages);
    },
    get sidebar() {
      return unlessWrong((made) => made.sidebar());
    },
    get lists() {
      const made = unlessWrong((outputs) => outputs.lists());
      // The lists are read last, and unchanged pages need their trees no more, so the bodies are dropped.
      bodies.clear();
      return made;
    },
    get outputs() {
      const { pages: all, lists } = this;
      return all && lists && { pages: all, lists };
    },
    *prepare() {
      yield* inSteps(files.get(), ({ problems }) => problems);
      yield* inSteps(files.get(), broken.of);
      problems();
      yield;
      if (isSound()) yield* readOutputs().prepare();
    },
    get files() {
      const made = this.outputs;
      return made && new Map(Array.from(joinFiles(made), ([path, value]) => [path, writeText(value)]));
    },
    set,
    setText(path, text) {
      const located = locateFile(relativePathOf(path));
      const before = content.files.find((file) => file.path === path);
      if (before === undefined && located === null) return;
      const files =
        before === undefined
          ? [...content.files, { ...located, path, text, changed: null } as SourceFile].sort(byPath)
          : content.files.map((one) => (one === before ? { ...one, text } : one));
      set({ ...content, files });
    },
    textOf(path) {
      const relativePath = relativePathOf(path);
      return isLock(relativePath) ? content.locks.get(relativePath) : textOf(path);
    },
    documentOf: (path) => known.get(path),
    problemsOf: (path) => read(problems).filter((problem) => problem.path === path),
    page(address) {
      const { routes } = shown().addresses;
      const document = routes.get(address);
      if (document === undefined) return routes.has(address) ? unlessWrong((made) => made.listAt(address)) : null;
      if (!document.isValid || published.site?.isValid !== true) return null;
      try {
        return readOutputs().pageOf(document);
      } catch (error) {
        if (error instanceof InvalidFrontMatter) return null;
        throw error;
      }
    },
  };
}

function select({ today, withDrafts = false }: Selection): Selection {
  return { today, withDrafts };
}

function byPath(a: SourceFile, b: SourceFile): number {
  return compareText(a.path, b.path);
}

function readFacts({ name, problems, isShallow, unpublished }: Content) {
  return { name, problems, isShallow, unpublished };
}
