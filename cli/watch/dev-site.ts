import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer, type Logger, type ViteDevServer } from 'vite';
import { compiledIn } from '../build/bundle.ts';
import { hasErrors, type Problem } from '../report/problem.ts';
import { builtFiles } from './built-files.ts';
import { contentFiles } from './content-files.ts';
import type { Note, ShownProblem } from './overlay.ts';

export interface DevSite {
  readonly address: string;
  /** Shows the problems of the last compile over the page; none takes them away. */
  readonly tell: (problems: readonly Problem[]) => void;
  /** Has every open page loaded again. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
}

const home = fileURLToPath(new URL('../../', import.meta.url));

interface Folders {
  readonly content: string;
  readonly generated: string;
}

/** Serves the app from its sources over what was compiled into a folder, with the API that listens on a port behind /api. */
export async function startDevSite(
  { content, generated }: Folders,
  api: number,
  log: (line: string) => void,
): Promise<DevSite> {
  const { base } = JSON.parse(readFileSync(join(generated, 'site.json'), 'utf8')) as { base: string };
  let note: Note = { problems: [] };
  const server = await createServer({
    configFile: join(home, 'vite.config.ts'),
    base: `${base}/`,
    plugins: [
      compiledIn(resolve(generated)),
      builtFiles(base, generated),
      contentFiles(base, content, generated),
      overlay(base),
    ],
    server: {
      fs: { allow: [home, resolve(generated)] },
      proxy: { [`${base}/api`]: { target: `http://127.0.0.1:${api}` } },
    },
    customLogger: writeTo(log),
    clearScreen: false,
  });
  server.ws.on('site:ask', (_, client) => client.send('site:note', note));
  await server.listen();
  return {
    address: addressOf(server),
    tell(problems) {
      const shown = hasErrors(problems)
        ? problems.map((problem) => showProblem(problem, dirname(resolve(content))))
        : [];
      if (shown.length === 0 && note.problems.length === 0) return;
      note = { problems: shown };
      server.ws.send('site:note', note);
    },
    reload: () => server.ws.send({ type: 'full-reload' }),
    close: () => server.close(),
  };
}

/** Whether there is a version of the site that can be served. */
export function hasGoodVersion(generated: string): boolean {
  return existsSync(join(generated, 'site.json'));
}

function addressOf(server: ViteDevServer): string {
  return server.resolvedUrls?.local[0] ?? '';
}

function showProblem(problem: Problem, parent: string): ShownProblem {
  const { path, line, column, level, rule, reason, hint, suggestion } = problem;
  return { path, line, column, level, rule, reason, hint, suggestion, file: join(parent, path) };
}

/** Puts the script of the overlay into every page. */
function overlay(base: string) {
  const file = fileURLToPath(new URL('overlay.ts', import.meta.url));
  return {
    name: 'problem-overlay',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `${base}/@fs${file}` } }],
  };
}

/** Vite's own words go where ours go; what it says at its start we say ourselves. */
function writeTo(log: (line: string) => void): Logger {
  const logger = createLogger('warn');
  return { ...logger, warn: log, warnOnce: log, error: log };
}
