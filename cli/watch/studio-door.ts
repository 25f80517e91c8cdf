import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HotChannelClient, Plugin } from 'vite';
import { onceDone } from '../core/lazily.ts';

/** The parts of the studio that the development server uses. */
interface Studio {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly notify: () => void;
  readonly close: () => void;
}

/**
 * Loads the studio; `base` is the path below which the site is served, and `transform` adds the site's scripts to a
 * page.
 */
export type OpenStudio = (doors: {
  readonly base: string;
  readonly transform: (url: string, html: string) => Promise<string>;
}) => Promise<Studio>;

/** Whether an address is a path or one below it. */
export function isBelow(url: string, path: string): boolean {
  return url.startsWith(path) && /^(?:[/?#]|$)/.test(url.slice(path.length));
}

/** Whether an address belongs to the studio. */
export function isOfStudio(url: string, base: string): boolean {
  return isBelow(url, `${base}/studio`);
}

/** Serves the studio at its address. The studio is loaded on the first request, so that others need not wait for it. */
export function studioDoor(base: string, open: OpenStudio) {
  let studio: Studio | undefined;
  const frames = new WeakSet<HotChannelClient>();
  const plugin: Plugin = {
    name: 'studio-door',
    configureServer(server) {
      const transform = (url: string, html: string) => server.transformIndexHtml(url, html);
      const enter = onceDone(async () => {
        studio = await open({ base, transform });
        return studio;
      });
      server.ws.on('site:frame', (_, client) => frames.add(client));
      server.middlewares.use((request, response, next) => {
        if (!isOfStudio(request.url ?? '', base)) return next();
        enter()
          .then(({ handle }) => handle(request, response))
          .catch(next);
      });
    },
  };
  return {
    plugin,
    /** Tells the studio that files have changed, if anybody has opened it. */
    tell: () => studio?.notify(),
    /** Whether a client is a frame of the studio, which updates itself. */
    isFrame: (client: HotChannelClient) => frames.has(client),
    close: () => studio?.close(),
  };
}
