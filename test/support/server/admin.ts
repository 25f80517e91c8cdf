import { spawn } from 'node:child_process';
import { bundle } from './program.ts';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Admin {
  /** Runs a command with these settings and no others. */
  readonly run: (env: Readonly<Record<string, string>>, words: readonly string[], input?: string) => Promise<Run>;
}

/** The admin commands as a program. */
export async function buildAdmin(): Promise<Admin> {
  const file = await bundle('server/admin/main.ts');
  return {
    run: (env, words, input = '') => {
      const child = spawn(process.execPath, [file, ...words], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      });
      let out = '';
      let err = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      // A program that refuses its words may end before it reads anything.
      child.stdin.on('error', () => undefined).end(input);
      return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
    },
  };
}
