import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

export interface Program {
  readonly address: string;
  /** Everything it has written. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; gives the exit code, or null when the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface Built {
  /** Starts the server with these variables and waits until it listens; throws what it wrote when it refuses. */
  readonly start: (env: Record<string, string>) => Promise<Program>;
  readonly remove: () => void;
}

function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', done);
  });
}

/** Bundles the server, so that a test that starts it twenty times does not compile it twenty times. */
export async function buildProgram(): Promise<Built> {
  const folder = resolve(`.cache/server-${process.pid}-${Date.now()}`);
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      ssr: 'server/main.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return {
    remove: () => rmSync(folder, { recursive: true, force: true }),
    start: async (env) => {
      const child = spawn(process.execPath, [resolve(folder, 'main.mjs')], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = waitForEnd(child);
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
        output: () => output,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    },
  };
}
