import { fix } from '../assist/fix.ts';
import type { Problem } from '../core/problem.ts';
import { lists } from '../kinds/lists.ts';
import { hasSidebar } from '../kinds/pages.ts';
import { locateFile, routeOf } from '../kinds/paths.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import { type Content, readContent } from '../read/content.ts';
import { memoHistory } from '../read/history.ts';
import { memoReads } from '../read/memo.ts';
import { createSite, type Site, type SiteOptions } from '../site.ts';
import type { PreviewPage, Told, Typed } from './contract.ts';

/** The content as it stands on the disk, with the texts that are being written in the place of their files. */
export type Workbench = ReturnType<typeof createWorkbench>;

/** A workbench over a content folder. It has a graph of its own: what is typed never gets into what the watch writes. */
export function createWorkbench(folder: string, readOptions: () => SiteOptions) {
  const memo = memoReads(Date.now);
  const askHistory = memoHistory();
  const typed = new Map<string, string>();
  let disk: Content | undefined;
  let graph: Site | undefined;
  let isStale = true;
  let reading: Promise<void> | undefined;
  let sidebar: SidebarEntries | null = null;

  async function read(): Promise<void> {
    isStale = false;
    const content = await readContent(folder, memo, askHistory);
    disk = content;
    const shown = layOver(content, typed);
    graph ??= createSite(shown, readOptions());
    graph.set(shown, readOptions());
    reading = undefined;
  }

  /** The site with all that is typed; read again where it has to be. */
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

  /** What follows from a file as it is now. */
  async function look(path: string): Promise<Typed> {
    const one = await site();
    const problems = one.problemsOf(path).map((problem) => ({ ...problem, mends: listMends(one, problem) }));
    return { problems, shown: show(one, path) };
  }

  /** The site with a text in the place of a file's. */
  async function put(path: string, text: string): Promise<Site> {
    const one = await site();
    typed.set(path, text);
    one.setText(path, text);
    return one;
  }

  return {
    /** Has the content read again before the next question: something has changed on the disk. */
    stale() {
      isStale = true;
    },
    site,
    /** What a file says on the disk; undefined where there is none. */
    async onDisk(path: string) {
      await site();
      return disk?.files.find((file) => file.path === path)?.text;
    },
    put,
    async type(path: string, text: string) {
      await put(path, text);
      return look(path);
    },
    /** Forgets what was typed into a file. */
    drop(path: string) {
      if (typed.delete(path)) isStale = true;
    },
    look,
  };
}

/** A file that is gone stays gone: its text is still in the window in which it was written. */
function layOver(content: Content, typed: ReadonlyMap<string, string>): Content {
  const files = content.files.map((file) => ({ ...file, text: typed.get(file.path) ?? file.text }));
  return { ...content, files };
}

/** The address at which a file is best looked at: its own, that of a page that cites it, or that of the list it is in. */
function findAddress({ model, content }: Site, path: string): string | null {
  const located = locateFile(path.slice(content.name.length + 1));
  if (located === null) return null;
  const own = routeOf(located.kind, located.slug);
  if (own !== null) return own;
  const [citing] = model.citing.all(located.slug);
  if (citing !== undefined) return routeOf(citing.kind, citing.slug);
  return lists.find(({ of }) => of === located.kind)?.section.path ?? '/';
}

/** What mends a problem in its own text; a file that has to get another name is moved instead. */
function listMends(site: Site, problem: Problem): Told['mends'] {
  return fix(site, problem)
    .filter(({ path, moveTo }) => path === problem.path && moveTo === undefined)
    .map(({ title, splices }) => ({ title, splices }));
}
