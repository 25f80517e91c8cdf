import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../cli/run.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const loader = new URL('../../typescript.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** Starts the compiler's command line as a process of its own, for tests of what only a process has. */
export function startSite(args: readonly string[], env: Environment = {}, cwd = process.cwd()): ChildProcess {
  return spawn(process.execPath, ['--import', loader, main, ...args], { cwd, env: { ...process.env, ...env } });
}

/** Runs the compiler's command line as a process of its own to its end. */
export function runSiteApart(args: readonly string[], env: Environment = {}): Promise<Ran> {
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

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the compiler's command line to its end within this process, which takes a tenth of the time; one call at a time.
 */
export function runSite(args: readonly string[], env: Environment = {}): Promise<Ran> {
  const ran = last.then(() => runHere(args, env));
  last = ran.catch(() => undefined);
  return ran;
}

/** Replaces what is global in a process for the command, and restores it. */
async function runHere(args: readonly string[], env: Environment): Promise<Ran> {
  const { argv, exitCode, env: outer } = process;
  const texts = { stdout: '', stderr: '' };
  const giveBack = [lendStream('stdout', texts), lendStream('stderr', texts)];
  process.argv = [process.execPath, 'cli/main.ts', ...args];
  process.env = { ...outer, ...env };
  process.exitCode = undefined;
  try {
    await runCommand(args);
    return { code: Number(process.exitCode ?? 0), ...texts };
  } finally {
    Object.assign(process, { argv, exitCode, env: outer });
    for (const back of giveBack) back();
  }
}

/** Collects what is written to a stream, which is not a terminal meanwhile. */
function lendStream(name: 'stdout' | 'stderr', texts: Record<typeof name, string>): () => void {
  const stream = process[name];
  const { write, isTTY } = stream;
  stream.isTTY = false;
  stream.write = (text: string | Uint8Array) => {
    texts[name] += text;
    return true;
  };
  return () => Object.assign(stream, { write, isTTY });
}
