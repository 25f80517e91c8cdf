import { resolve } from 'node:path';
import { type Api, startApi } from './api.ts';
import type { DevSite } from './dev-site.ts';
import type { Log } from './log.ts';
import type { Turn } from './story.ts';

export interface Dev {
  /** What came of a compile: a mistake is shown over the page, a new version in its place. */
  readonly follow: (turn: Turn) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The site, on `port` or the next that is free, and its API beside the watch. Until the first good version there is only a page that shows what is wrong. */
export function createDev(
  folders: { readonly content: string; readonly generated: string },
  port: number | undefined,
  log: Log,
): Dev {
  const generated = resolve(folders.generated);
  let running: { readonly site: DevSite; readonly api: Api | null } | undefined;
  return {
    async follow(turn) {
      const { written, isGood } = turn;
      // Vite is loaded by the commands that need it: the others should not wait for it.
      const { startDevSite } = await import('./dev-site.ts');
      if (running === undefined || (running.api === null && isGood)) {
        const before = running?.site;
        await before?.close();
        const api = isGood ? await startApi(generated, (line) => log('api', line)) : null;
        const site = await startDevSite(
          { content: resolve(folders.content), generated },
          { api, port: before?.port ?? port, log: (line) => log('site', line) },
        );
        running = { site, api };
        log('site', `${isGood ? 'is' : 'will be'} at ${site.address}`);
      }
      running.site.tell(turn);
      if (written !== null && written.length > 0) running.site.reload(written);
    },
    async close() {
      await Promise.all([running?.site.close(), running?.api?.close()]);
    },
  };
}
