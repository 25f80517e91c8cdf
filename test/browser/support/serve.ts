import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../support/server/program.ts';

export interface Served {
  readonly address: string;
  /** The server's data folder. */
  readonly data: string;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the site's own server, bundled, on a free port, with a data folder that goes when it stops, and without the sentence encoder. */
export async function serve(dist: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, [await bundle('server/main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DIST_DIR: dist, DATA_DIR: data, ANSWERS_BY: 'words', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopped = new Promise<void>((resolve) => {
    child.on('close', () => {
      rmSync(data, { recursive: true, force: true });
      resolve();
    });
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await stopped;
  }
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /The site is at (http\S+)/.exec(output)?.[1];
      if (address) resolve({ address, data, log: () => output, stop });
    });
    child.on('close', (code) => reject(new Error(`The server ended with code ${code} before it listened.\n${output}`)));
  });
}
