import type { DayViews } from '../db/views.ts';
import { findFile } from './find-file.ts';
import type { BuiltSite } from './read-site.ts';

/** Milliseconds that views are collected before they are written. */
const gatheredFor = 5000;
/** At most so many counts are held while the database cannot be written to; views beyond them are lost. */
const mostHeld = 20_000;

export interface ViewCounter {
  /** True when the built site has its views counted here. */
  readonly isOn: () => Promise<boolean>;
  /** Counts a view of a path, if it is a page of the site. */
  readonly count: (path: string) => Promise<void>;
  /** Writes the counts; on failure they are held and retried. */
  readonly flush: () => Promise<void>;
  /** Writes the counts for the last time. */
  readonly stop: () => Promise<void>;
}

export interface ViewCounterDeps {
  readonly site: BuiltSite;
  readonly now: () => Date;
  readonly write: (counts: readonly DayViews[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Counts views by page and day, in memory for a few seconds and then in the database. Nothing else about a view is
 * stored.
 */
export function createViewCounter({ site, now, write, onFailure }: ViewCounterDeps): ViewCounter {
  let counts = new Map<string, DayViews>();
  let timer: NodeJS.Timeout | undefined;

  function add({ day, path, views }: DayViews): void {
    const key = `${day} ${path}`;
    const known = counts.get(key)?.views ?? 0;
    if (known > 0 || counts.size < mostHeld) counts.set(key, { day, path, views: known + views });
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush(), gatheredFor);
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

/**
 * The page that a path belongs to, null when there is none; questions of the forum, which are no files, count as the
 * forum.
 */
async function findPage(built: BuiltSite, path: string): Promise<string | null> {
  const site = await built.read();
  if (site === null || !site.countsViews) return null;
  const page = path.startsWith('/forum/') ? '/forum' : path;
  if (!page.startsWith('/') || page === '/desk') return null;
  const found = await findFile(site, page);
  return found.kind === 'file' && found.file === (page === '/' ? 'index.html' : `${page.slice(1)}.html`) ? page : null;
}
