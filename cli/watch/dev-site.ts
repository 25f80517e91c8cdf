import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer, type Logger, normalizePath, type Plugin } from 'vite';
import { compiledIn } from '../build/compiled-in.mjs';
import { hasErrors, type Problem } from '../core/problem.ts';
import type { ApiServer } from './api.ts';
import type { Rebuild } from './build-log.ts';
import { builtFiles } from './built-files.ts';
import { contentFiles } from './content-files.ts';
import { hasGoodVersion } from './good-version.ts';
import type { Note, ShownProblem } from './overlay.ts';
import { isOfStudio, type OpenStudio, studioDoor } from './studio-door.ts';

export interface DevSite {
  readonly address: string;
  readonly port: number;
  /** Shows the problems of the last compile, or what the disk refuses, over the page; none takes them away. */
  readonly tell: (rebuild: Pick<Rebuild, 'problems' | 'fault' | 'isGood'>) => void;
  /** Says which files of the content have changed, for whoever edits them in the browser. */
  readonly tellStudio: (paths: readonly string[]) => void;
  /** Has every open page loaded again, with what was written to some files of generated/. */
  readonly reload: (written: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

const home = fileURLToPath(new URL('../../', import.meta.url));

interface Folders {
  readonly content: string;
  readonly generated: string;
}

interface Surroundings {
  /** What is served below /api; null while there is none. */
  readonly api: Pick<ApiServer, 'port' | 'ready'> | null;
  /** Where the site is to be, if it can; Vite's own choice otherwise. */
  readonly port: number | undefined;
  /** Whether the system does not tell what happens to files. */
  readonly polls: boolean;
  readonly openStudio: OpenStudio;
  readonly log: (line: string) => void;
}

/**
 * Serves the app from its sources over what was compiled into a folder; a page that waits, while nothing good was
 * compiled yet.
 */
export async function startDevSite(
  { content, generated }: Folders,
  { api, port, polls, openStudio, log }: Surroundings,
): Promise<DevSite> {
  const base = hasGoodVersion(generated) ? readBase(generated) : '';
  let note: Note = { problems: [], fault: null, isGood: true };
  // How often the pages changed: one that was loaded before, and heard nothing yet, learns it when it asks.
  let version = 0;
  const studio = studioDoor(base, openStudio);
  // Two that run at once, over two folders of content, would throw each other's bundles away.
  const cacheDir = join(dirname(resolve(generated)), '.cache', 'vite');
  const server = await createServer({
    configFile: join(home, 'vite.config.ts'),
    base: `${base}/`,
    cacheDir,
    plugins: [
      studio.plugin,
      compiledIn(resolve(generated)),
      builtFiles(base, generated),
      contentFiles(base, content, generated, log),
      ...(api === null ? [] : [patience(`${base}/api/`, api.ready)]),
      overlay(base, () => version),
      ...(hasGoodVersion(generated) ? [] : [waiting()]),
    ],
    server: {
      fs: { allow: [home, resolve(generated), cacheDir] },
      ...(port === undefined ? {} : { port }),
      // Of what is compiled Vite is told, and reloads the page: it must not put single modules in their place before that.
      watch: {
        ignored: [`${normalizePath(resolve(generated))}/**`],
        ...(polls ? { usePolling: true, interval: 1000 } : {}),
      },
      proxy: api === null ? {} : { [`${base}/api`]: { target: `http://127.0.0.1:${api.port}` } },
    },
    // All that the site imports is looked up at once: what is found later would reload a page that is open.
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
    port: Number(new URL(address).port),
    tell({ problems, fault, isGood }) {
      const shown = hasErrors(problems)
        ? problems.map((problem) => showProblem(problem, dirname(resolve(content))))
        : [];
      if (isEmpty(note) && isEmpty({ problems: shown, fault })) return;
      note = { problems: shown, fault, isGood };
      server.ws.send('site:note', note);
    },
    tellStudio: studio.tell,
    reload(written) {
      version += 1;
      for (const path of written) server.moduleGraph.onFileChange(normalizePath(join(resolve(generated), path)));
      for (const client of server.ws.clients) if (!studio.isFrame(client)) client.send({ type: 'full-reload' });
    },
    async close() {
      await studio.close();
      await server.close();
    },
  };
}

function isEmpty({ problems, fault }: Pick<Note, 'problems' | 'fault'>): boolean {
  return problems.length === 0 && fault === null;
}

function readBase(generated: string): string {
  return (JSON.parse(readFileSync(join(generated, 'site.json'), 'utf8')) as { base: string }).base;
}

function showProblem(problem: Problem, parent: string): ShownProblem {
  const { path, line, column, level, rule, reason, hint, suggestion } = problem;
  return { path, line, column, level, rule, reason, hint, suggestion, file: join(parent, path) };
}

/** Puts the script of the overlay into every page, and which version of the pages it is. */
function overlay(base: string, version: () => number) {
  const file = fileURLToPath(new URL('overlay.ts', import.meta.url));
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

/** Lets whoever asks the API wait until it listens: the pages are there before it. */
function patience(start: string, ready: Promise<void>): Plugin {
  return {
    name: 'api-patience',
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (request.url?.startsWith(start)) await ready;
        next();
      });
    },
  };
}

/** Answers every address with a page on which the problems can be shown; it loads again once there is a site in its place. */
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

/** Vite's own words go where ours go; what it says at its start, and of each file that it cannot watch, we say ourselves. */
function writeTo(log: (line: string) => void): Logger {
  const logger = createLogger('warn');
  let isBlind = false;
  const error = (line: string) => {
    if (!/^file watcher error: (?:ENOSPC|EMFILE)/.test(line)) return log(line);
    if (!isBlind)
      log(
        'Too many files are watched: changes of the app in src/ go unseen. CHOKIDAR_USEPOLLING=1 has them looked for.',
      );
    isBlind = true;
  };
  return { ...logger, warn: log, warnOnce: log, error };
}
