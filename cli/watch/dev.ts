import { resolve } from 'node:path';
import { type ApiServer, startApi } from './api.ts';
import type { Rebuild } from './build-log.ts';
import type { DevSite } from './dev-site.ts';
import type { Log } from './log.ts';
import type { OpenStudio } from './studio-door.ts';

/** A site that is served during a watch. */
export type Dev = ReturnType<typeof createDev>;

/**
 * Serves the site, on `port` or the next free one, and its API during a watch. Until the first good version it serves
 * only a page that shows the problems. When `url` of site.md gets another path, it serves the site there.
 */
export function createDev(
  folders: { readonly content: string; readonly generated: string },
  {
    port,
    polls,
    openStudio,
  }: { readonly port: number | undefined; readonly polls: () => boolean; readonly openStudio: OpenStudio },
  log: Log,
) {
  const generated = resolve(folders.generated);
  let running: { readonly site: DevSite; readonly api: ApiServer | null; readonly isGood: boolean } | undefined;
  let isClosing = false;
  let last = Promise.resolve();

  async function show(rebuild: Rebuild): Promise<void> {
    const { changes, written } = rebuild;
    const site = await serve(rebuild.isGood);
    site.tell(rebuild);
    // Media are not compiled, so a changed picture shows up in no written file and needs a reload of its own.
    const hasNewMedia = changes.some(({ path }) => path.split('/')[1] === 'media');
    if (hasNewMedia || (written ?? []).length > 0) site.reload(written ?? []);
  }

  /** Starts the site and its API, the site again where it can be served only now or at another path. */
  async function serve(isGood: boolean): Promise<DevSite> {
    // Vite is loaded only by the commands that need it, because loading it takes long.
    const { readServed, startDevSite } = await import('./dev-site.ts');
    const { base, callsApi } = readServed(generated);
    const before = running?.site;
    const isFirst = running === undefined || (isGood && !running.isGood);
    const lacksApi = callsApi && !running?.api;
    if (before?.base === base && !isFirst && !lacksApi) return before;
    await before?.close();
    const api = running?.api ?? (callsApi ? await startApi(generated, (line) => log('api', line)) : null);
    const site = await startDevSite(
      { content: resolve(folders.content), generated },
      { api, before, port: before?.port ?? port, polls: polls(), openStudio, log: (line) => log('site', line) },
    );
    running = { site, api, isGood };
    const isAt = before !== undefined && before.base !== site.base ? 'is now at' : 'is at';
    log('site', `${isGood ? isAt : 'will be at'} ${site.address}`);
    if (before?.base !== site.base) log('site', `write in the browser at ${site.address}studio`);
    return site;
  }

  return {
    /** Shows the result of a compile, in the order of the calls: errors over the page, or the new version. */
    follow(rebuild: Rebuild): Promise<void> {
      if (!isClosing) last = last.then(() => show(rebuild));
      return last;
    },
    /**
     * Reloads pages that were written after a rebuild because they list content of other pages; until then visitors see
     * the old ones.
     */
    followLists(written: readonly string[]): void {
      const pages = written.filter((path) => path.startsWith('pages/'));
      if (!isClosing && pages.length > 0) last = last.then(() => running?.site.reload(pages));
    },
    async close(): Promise<void> {
      isClosing = true;
      await last;
      await Promise.all([running?.site.close(), running?.api?.close()]);
    },
  };
}
