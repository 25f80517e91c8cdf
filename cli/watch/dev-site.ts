import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer, type Logger, normalizePath, type Plugin, type ProxyOptions } from 'vite';
import { compiledIn } from '../build/compiled-in.mjs';
import { hasErrors } from '../core/problem.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { ApiServer } from './api.ts';
import type { Rebuild } from './build-log.ts';
import { builtFiles } from './built-files.ts';
import { contentFiles } from './content-files.ts';
import { hasGoodVersion } from './good-version.ts';
import type { Note } from './overlay.ts';
import { isBelow, isOfStudio, type OpenStudio, studioDoor } from './studio-door.ts';

/** The app as it is served during a watch. */
export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

const home = fileURLToPath(new URL('../../', import.meta.url));

interface Folders {
  readonly content: string;
  readonly generated: string;
}

interface Surroundings {
  /** The API server below /api; null if it is not running. */
  readonly api: Pick<ApiServer, 'port' | 'ready'> | null;
  /** The server that this one replaces, whose open pages are led here; undefined for the first. */
  readonly before: { readonly base: string } | undefined;
  /** The preferred port; Vite's default otherwise. */
  readonly port: number | undefined;
  /** Whether files have to be polled because the system reports no events. */
  readonly polls: boolean;
  readonly openStudio: OpenStudio;
  readonly log: (line: string) => void;
}

/**
 * Serves the app from its sources with the compiled content; before the first good version, it serves a waiting page.
 */
export async function startDevSite(
  { content, generated }: Folders,
  { api, before, port, polls, openStudio, log }: Surroundings,
) {
  const { base } = readServed(generated);
  let note: Note = { problems: [], fault: null, isGood: true };
  // Counts the changes of the pages, so that a page which was loaded before and missed a message notices it when it
  // asks.
  let version = 0;
  const studio = studioDoor(base, openStudio);
  // Two servers for two content folders must not share a cache, or they would delete each other's bundles.
  const cacheDir = `${resolve(generated)}.vite`;
  const server = await createServer({
    configFile: join(home, 'vite.config.ts'),
    base: `${base}/`,
    cacheDir,
    plugins: [
      ...(before === undefined || before.base === base ? [] : [leadOn(before.base, base)]),
      studio.plugin,
      compiledIn(resolve(generated)),
      builtFiles(base, generated),
      contentFiles(base, content, generated, log),
      overlay(base, () => version),
      ...(hasGoodVersion(generated) ? [] : [waiting()]),
    ],
    server: {
      fs: { allow: [home, resolve(generated), cacheDir] },
      // Vite lets every page on this machine read what it serves, the files of this folder among it.
      cors: false,
      ...(port === undefined ? {} : { port }),
      // Vite does not watch generated/ itself, because it would replace single modules before the page is reloaded.
      watch: {
        ignored: [`${normalizePath(resolve(generated))}/**`],
        ...(polls ? { usePolling: true, interval: 1000 } : {}),
      },
      proxy: api === null ? {} : { [`${base}/api`]: passTo(api, base) },
    },
    // All imports of the site are scanned at the start: a dependency found later would reload an open page.
    optimizeDeps: { entries: ['index.html', 'preview.tsx'] },
    customLogger: writeTo(log),
    clearScreen: false,
  });
  server.ws.on('site:ask', (loaded: number, client) =>
    loaded === version ? client.send('site:note', note) : client.send({ type: 'full-reload' }),
  );
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  return {
    address,
    base,
    port: Number(new URL(address).port),
    /**
     * Shows the problems of the last compile, or a fault of the disk, over the page, or hides them if there are none. The
     * studio looks at the files by itself.
     */
    tell({ problems, fault, isGood }: Pick<Rebuild, 'problems' | 'fault' | 'isGood'>): void {
      studio.tell();
      const parent = dirname(resolve(content));
      const shown = hasErrors(problems)
        ? problems.map((problem) => ({ ...problem, file: join(parent, problem.path) }))
        : [];
      if (isEmpty(note) && isEmpty({ problems: shown, fault })) return;
      note = { problems: shown, fault, isGood };
      server.ws.send('site:note', note);
    },
    /** Reloads every open page after files in generated/ were written. */
    reload(written: readonly string[]): void {
      version += 1;
      for (const path of written) server.moduleGraph.onFileChange(normalizePath(join(resolve(generated), path)));
      for (const client of server.ws.clients) if (!studio.isFrame(client)) client.send({ type: 'full-reload' });
    },
    async close(): Promise<void> {
      studio.close();
      await server.close();
    },
  };
}

function isEmpty({ problems, fault }: Pick<Note, 'problems' | 'fault'>): boolean {
  return problems.length === 0 && fault === null;
}

/** What the watch needs to know of the site that it serves. */
interface Served {
  /** The path below which it is served, without a slash at its end. */
  readonly base: string;
  /** Whether its pages call the API on this computer: not one elsewhere, and not none. */
  readonly callsApi: boolean;
}

/** Before the first good version nothing is known, and nothing called. */
export function readServed(generated: string): Served {
  if (!hasGoodVersion(generated)) return { base: '', callsApi: false };
  const { base, api, hasServer } = JSON.parse(readFileSync(join(generated, 'site.json'), 'utf8')) as SiteData;
  return { base, callsApi: hasServer && api === '' };
}

/** A Vite plugin that adds the overlay's script and the version of the pages to every page. */
function overlay(base: string, version: () => number) {
  // With a slash in front on Windows too, where a path begins with a letter.
  const { pathname: file } = new URL('overlay.ts', import.meta.url);
  return {
    name: 'problem-overlay',
    transformIndexHtml: (_html: string, { path }: { readonly path: string }) =>
      isOfStudio(path, base)
        ? []
        : [
            { tag: 'meta', attrs: { name: 'site-version', content: String(version()) } },
            { tag: 'script', attrs: { type: 'module', src: `${base}/@fs${file}` } },
          ],
  };
}

/**
 * Leads from the path below which the site was served before to its present one. Vite's client in an open page asks
 * there whether the server is back before it reloads the page, and the studio goes on calling there.
 */
function leadOn(before: string, base: string): Plugin {
  const follow = (url: string) =>
    !isBelow(url, before) || (isBelow(url, base) && base.startsWith(before)) ? null : base + url.slice(before.length);
  return {
    name: 'lead-on',
    configureServer(server) {
      server.httpServer?.prependListener('upgrade', (request) => {
        request.url = follow(request.url ?? '') ?? request.url;
      });
      server.middlewares.use((request, response, next) => {
        const to = follow(request.url ?? '');
        if (to === null) return next();
        response.writeHead(307, { location: to }).end();
      });
    },
  };
}

/**
 * Passes requests on to the API, which knows only the path of the site that was built last. They wait until it listens,
 * because the pages are served before that.
 */
function passTo({ port, ready }: Pick<ApiServer, 'port' | 'ready'>, base: string): ProxyOptions {
  return {
    target: `http://127.0.0.1:${port}`,
    rewrite: (url) => url.slice(base.length),
    bypass: () => ready,
  };
}

/** Answers every address with a page that can show problems, and that reloads once the site is available. */
function waiting(): Plugin {
  const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Waiting for the first good version</title><link rel="icon" href="data:,"></head>
  <body><p>The site is shown here once the errors are mended.</p></body>
</html>`;
  return {
    name: 'waiting',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        response.setHeader('content-type', 'text/html');
        server.transformIndexHtml(request.url ?? '/', page).then((html) => response.end(html), next);
      });
    },
  };
}

/**
 * A Vite logger that writes to our log. It leaves out Vite's start message, which we replace by our own, and says only
 * once that there are too many files to watch.
 */
function writeTo(log: (line: string) => void): Logger {
  const logger = createLogger('warn');
  let hasWarned = false;
  const error = (line: string) => {
    if (!/^file watcher error: (?:ENOSPC|EMFILE)/.test(line)) return log(line);
    if (!hasWarned)
      log(
        'Too many files are watched: changes of the app in src/ go unseen. CHOKIDAR_USEPOLLING=1 has them looked for.',
      );
    hasWarned = true;
  };
  return { ...logger, warn: log, warnOnce: log, error };
}
