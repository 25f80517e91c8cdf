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

/**
 * The site and its API beside the watch. They start with the first good version: until then there is nothing to
 * serve, and the report says what is wrong.
 */
export function createDev(folders: { readonly content: string; readonly generated: string }, log: Log): Dev {
  const generated = resolve(folders.generated);
  let running: { readonly site: DevSite; readonly api: Api } | undefined;
  return {
    async follow({ problems, written }) {
      // Vite is loaded by the commands that need it: the others should not wait for it.
      const { hasGoodVersion, startDevSite } = await import('./dev-site.ts');
      if (running === undefined) {
        if (!hasGoodVersion(generated)) return log('site', 'is served once the errors are mended');
        const api = await startApi(generated, (line) => log('api', line));
        const site = await startDevSite({ content: resolve(folders.content), generated }, api.port, (line) =>
          log('site', line),
        );
        running = { site, api };
        log('site', `is at ${site.address}`);
      }
      running.site.tell(problems);
      if (written !== null && written.length > 0) running.site.reload();
    },
    async close() {
      await Promise.all([running?.site.close(), running?.api.close()]);
    },
  };
}
