import { type ChildProcess, spawn } from 'node:child_process';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the compiler's command line. */
export function startSite(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', './typescript.mjs', 'cli/main.ts', ...args], {
    env: { ...process.env, ...env },
  });
}

/** Runs the compiler's command line to its end. */
export function runSite(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = startSite(args, env);
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    texts.stderr += chunk;
  });
  return new Promise((settle) => child.once('close', (code) => settle({ code, ...texts })));
}
