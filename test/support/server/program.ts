import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export interface Program {
  readonly address: string;
  readonly pid: number;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; gives the exit code, or null if the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface Built {
  /**
   * Starts the server with these variables and arguments, and waits until it listens; throws with its output when it
   * refuses to start.
   */
  readonly start: (env: Record<string, string>, args?: readonly string[]) => Promise<Program>;
  /** Ends what a failed test left running, which would keep this process alive. */
  readonly endAll: () => void;
}

/** Waits until a program has ended and all that it printed has arrived. */
function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program once in this process, however often tests start it, and gives the file; it is deleted at the end.
 */
export function bundle(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? makeBundle(entry);
  bundles.set(entry, made);
  return made;
}

async function makeBundle(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-program-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The external modules of the bundle are resolved from beside it.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // A package of many small files: loading them one by one would take longer than all the rest.
    ssr: { noExternal: ['kysely', 'zod', 'minisearch', 'stemmer'] },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return resolve(folder, 'main.mjs');
}

/** The server as a program. */
export async function buildProgram(): Promise<Built> {
  const file = await bundle('server/main.ts');
  const running = new Set<ChildProcess>();
  return {
    endAll: () => {
      for (const child of running) child.kill('SIGKILL');
    },
    start: async (env, args = []) => {
      const child = spawn(process.execPath, [file, ...args], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          LOG_LEVEL: 'error',
          PORT: '0',
          ANSWERS_BY: 'words',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      const ended = waitForEnd(child).finally(() => running.delete(child));
      let output = '';
      const address = new Promise<string | undefined>((found) => {
        const listen = (chunk: Buffer) => {
          output += chunk;
          const match = /The site is at (\S+)/.exec(output)?.[1];
          if (match !== undefined) found(match);
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('close', () => found(undefined));
      });
      const at = await address;
      if (at === undefined) throw new Error(`exit ${await ended}: ${output}`);
      return {
        address: at,
        pid: child.pid ?? 0,
        output: () => output,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    },
  };
}
