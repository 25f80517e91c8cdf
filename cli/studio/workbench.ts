import { fix } from '../assist/fix.ts';
import type { Problem } from '../core/problem.ts';
import { lists } from '../kinds/lists.ts';
import { hasSidebar } from '../kinds/pages.ts';
import { locateFile, relativePathOf, routeOf } from '../kinds/paths.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import { type Content, readContent } from '../read/content.ts';
import { memoHistory } from '../read/history.ts';
import { cacheReads } from '../read/read-cache.ts';
import { createSite, type Site, type SiteOptions } from '../site.ts';
import type { FixableProblem, OnDisk, PreviewPage, Typed } from './contract.ts';

/** An unsaved text, which counts only as long as its file has the text that it had when this was typed. */
interface TypedText {
  readonly text: string;
  readonly base: string | null;
}

/** The content on the disk, with the unsaved texts of the studio in place of their files. */
export type Workbench = ReturnType<typeof createWorkbench>;

/** A workbench for a content folder. It has its own graph, so that unsaved text never gets into what the watch writes. */
export function createWorkbench(folder: string, readOptions: () => SiteOptions) {
  const cachedRead = cacheReads(Date.now);
  const getHistory = memoHistory();
  const typed = new Map<string, TypedText>();
  let disk: Content | undefined;
  let graph: Site | undefined;
  let isStale = true;
  let reading: Promise<void> | undefined;
  let sidebar: SidebarEntries | null = null;

  async function read(): Promise<void> {
    isStale = false;
    try {
      const content = await readContent(folder, cachedRead, getHistory);
      disk = content;
      // A page that still has its text sends it again; one that was closed never would.
      for (const [path, { base }] of typed) if (base !== findOnDisk(content, path).text) typed.delete(path);
      const shown = withTyped(content, typed);
      graph ??= createSite(shown, readOptions());
      graph.set(shown, readOptions());
    } catch (error) {
      // A disk may recover; the next call tries again.
      isStale = true;
      throw error;
    } finally {
      reading = undefined;
    }
  }

  /** The site with all unsaved texts, read again if files have changed. */
  async function site(): Promise<Site> {
    while (isStale || reading !== undefined) {
      reading ??= read();
      await reading;
    }
    return graph as Site;
  }

  function show(one: Site, path: string): PreviewPage | null {
    const address = findAddress(one, path);
    if (address === null) return null;
    sidebar = one.sidebar ?? sidebar;
    const page = one.page(address);
    return { path: address, page, sidebar: page !== null && hasSidebar(page.kind) ? sidebar : null };
  }

  /** The problems and the page of a file as it is now. */
  async function inspect(path: string): Promise<Typed> {
    const one = await site();
    const problems = one.problemsOf(path).map((problem) => ({
      ...withoutCommands(problem),
      mends: listFixes(one, problem),
    }));
    return { problems, shown: show(one, path) };
  }

  /** Sets the unsaved text of a file and gives the site with it. */
  async function setText(path: string, text: string): Promise<Site> {
    const one = await site();
    typed.set(path, { text, base: findOnDisk(disk as Content, path).text });
    one.setText(path, text);
    return one;
  }

  return {
    /** Makes the next call read the content again. */
    invalidate() {
      isStale = true;
    },
    site,
    async onDisk(path: string): Promise<OnDisk> {
      await site();
      return findOnDisk(disk as Content, path);
    },
    setText,
    async type(path: string, text: string) {
      await setText(path, text);
      return inspect(path);
    },
    /** Forgets the unsaved text of a file. */
    discard(path: string) {
      if (typed.delete(path)) isStale = true;
    },
    inspect,
  };
}

/** What is at the path of a file in a content folder. */
export function findOnDisk({ files, problems }: Content, path: string): OnDisk {
  const text = files.find((file) => file.path === path)?.text ?? null;
  const problem = text === null ? problems.find((one) => one.path === path) : undefined;
  return problem === undefined ? { text } : { text, fault: [problem.reason, problem.hint].join(' ').trim() };
}

/** The content with unsaved texts. A file that was deleted stays deleted; its text is still in the browser. */
function withTyped(content: Content, typed: ReadonlyMap<string, TypedText>): Content {
  const files = content.files.map((file) => ({ ...file, text: typed.get(file.path)?.text ?? file.text }));
  return { ...content, files };
}

/** The address of the page that shows a file: its own, that of a page that cites it, or that of its list. */
function findAddress({ model }: Site, path: string): string | null {
  const located = locateFile(relativePathOf(path));
  if (located === null) return null;
  const own = routeOf(located.kind, located.slug);
  if (own !== null) return own;
  const [citing] = model.citing.all(located.slug);
  if (citing !== undefined) return routeOf(citing.kind, citing.slug);
  return lists.find(({ of }) => of === located.kind)?.section.path ?? '/';
}

/** The fixes that rename no file. */
function listFixes(site: Site, problem: Problem): FixableProblem['mends'] {
  return fix(site, problem)
    .filter(({ moveTo }) => moveTo === undefined)
    .map(({ title, path, splices }) => ({ title, path, splices }));
}

/** A problem without the parts of its hint that name a command, as who writes here may have no terminal. */
export function withoutCommands(problem: Problem): Problem {
  const parts = (problem.hint ?? '').match(/(?:`[^`]*`|[^`])+?(?:[.;](?= |$)|$)/g) ?? [];
  const kept = parts.filter((part) => !part.includes('`npm run ')).join('');
  return { ...problem, hint: kept.trim().replace(/;$/, '.') || null };
}
