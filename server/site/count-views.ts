import type { DayViews } from '../db/views.ts';
import { findFile } from './find-file.ts';
import type { BuiltSite } from './read-site.ts';

/** Milliseconds between a view and the writing of it. */
const gatheredFor = 5000;
/** Pages and days that are held while the database cannot be written to; what is beyond them is not counted. */
const mostHeld = 20_000;

export interface ViewCounter {
  /** Whether the built site wants its views counted here. */
  readonly isOn: () => Promise<boolean>;
  /** Counts one view of a path of the site, unless it is none of its pages. */
  readonly count: (path: string) => Promise<void>;
  /** Writes what was counted. What cannot be written is held and tried again. */
  readonly flush: () => Promise<void>;
  /** Writes it for the last time. */
  readonly stop: () => Promise<void>;
}

export interface ViewCounterDeps {
  readonly site: BuiltSite;
  readonly now: () => Date;
  readonly write: (counts: readonly DayViews[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Counts views by page and day, in memory for a few seconds and then in the database. Nothing else of a view is known to it. */
export function createViewCounter({ site, now, write, onFailure }: ViewCounterDeps): ViewCounter {
  let counts = new Map<string, DayViews>();
  let timer: NodeJS.Timeout | undefined;

  function add({ day, path, views }: DayViews): void {
    const key = `${day} ${path}`;
    const known = counts.get(key)?.views ?? 0;
    if (known > 0 || counts.size < mostHeld) counts.set(key, { day, path, views: known + views });
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush(), gatheredFor).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const gathered = [...counts.values()];
    counts = new Map();
    try {
      await write(gathered);
    } catch (error) {
      onFailure(error);
      gathered.forEach(add);
      flushLater();
    }
  }

  return {
    isOn: async () => (await site.read())?.countsViews === true,
    count: async (path) => {
      const page = await findPage(site, path);
      if (page === null) return;
      add({ day: now().toISOString().slice(0, 10), path: page, views: 1 });
      flushLater();
    },
    flush,
    stop: async () => {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** The page that a path is a view of; questions of the forum, which are no files, count as the forum. */
async function findPage(built: BuiltSite, path: string): Promise<string | null> {
  const site = await built.read();
  if (site === null || !site.countsViews) return null;
  const page = path.startsWith('/forum/') ? '/forum' : path;
  if (!page.startsWith('/') || page === '/desk') return null;
  const found = await findFile(site, page);
  return found.kind === 'file' && found.file === (page === '/' ? 'index.html' : `${page.slice(1)}.html`) ? page : null;
}
