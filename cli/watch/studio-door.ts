import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HotChannelClient, Plugin } from 'vite';

/** The editor in the browser, as far as the development server knows it. */
interface Studio {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly notify: (paths: readonly string[]) => void;
  readonly close: () => void;
}

/** Loads the studio, with the path below which the site is served and what makes a page load the site's code. */
export type OpenStudio = (doors: {
  readonly base: string;
  readonly transform: (url: string, html: string) => Promise<string>;
}) => Promise<Studio>;

interface StudioDoor {
  readonly plugin: Plugin;
  /** Says that files have changed; where nobody has opened the studio, nobody needs to know. */
  readonly tell: (paths: readonly string[]) => void;
  /** Whether a page is the studio's: it follows what is written by itself. */
  readonly isFrame: (client: HotChannelClient) => boolean;
  readonly close: () => Promise<void>;
}

/** Whether an address belongs to the studio. */
export function isOfStudio(url: string, base: string): boolean {
  return new RegExp(`^${base}/studio(?:[/?#]|$)`).test(url);
}

/** The studio's address: what is behind it is loaded when somebody first comes, for the others should not wait for it. */
export function studioDoor(base: string, open: OpenStudio): StudioDoor {
  let opening: Promise<Studio> | undefined;
  const frames = new WeakSet<HotChannelClient>();
  const plugin: Plugin = {
    name: 'studio-door',
    configureServer(server) {
      const transform = (url: string, html: string) => server.transformIndexHtml(url, html);
      server.ws.on('site:frame', (_, client) => frames.add(client));
      server.middlewares.use((request, response, next) => {
        if (!isOfStudio(request.url ?? '', base)) return next();
        opening ??= open({ base, transform });
        opening.then((studio) => studio.handle(request, response)).catch(next);
      });
    },
  };
  return {
    plugin,
    tell: (paths) => void opening?.then((studio) => studio.notify(paths)),
    isFrame: (client) => frames.has(client),
    close: async () => (await opening)?.close(),
  };
}
