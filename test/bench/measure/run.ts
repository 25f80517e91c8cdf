import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A program with its arguments, and the folder that it runs in. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ran {
  readonly code: number | null;
  /** From before the start to after the end of the process. */
  readonly milliseconds: number;
  /** What it printed on both streams, without colours. */
  readonly output: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character.
const colour = /\u001b\[[0-9;]*m/g;

/** Runs a program to its end. */
export function run(command: Command): Promise<Ran> {
  const started = performance.now();
  const child = spawn(command.program, command.args, optionsOf(command));
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      settle({ code, milliseconds: performance.now() - started, output: output.replace(colour, '') }),
    );
  });
}

/** Runs a program that has to succeed. Throws with what it printed when it does not. */
export async function runWell(command: Command): Promise<Ran> {
  const ran = await run(command);
  if (ran.code !== 0)
    throw new Error(`${[command.program, ...command.args].join(' ')} ended with ${ran.code}:\n${ran.output}`);
  return ran;
}

/** Runs a program of Node that has to succeed, and gives the peak of memory (bytes) of its largest process. */
export async function runWithPeak(command: Command): Promise<Ran & { readonly peak: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-peak-'));
  const file = join(folder, 'peaks');
  try {
    const hook = resolve('test/bench/measure/write-peak.mjs');
    const env = { ...command.env, NODE_OPTIONS: `--import ${hook}`, BENCH_PEAKS: file };
    const ran = await runWell({ ...command, env });
    const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number);
    return { ...ran, peak: Math.max(...peaks) * 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a program that watches; `stop` ends it. */
export function start(command: Command): { readonly stop: () => Promise<void> } {
  const child = spawn(command.program, command.args, { ...optionsOf(command), stdio: 'ignore' });
  const ended = new Promise<void>((settle) => child.once('close', () => settle()));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function optionsOf({ cwd, env }: Command): SpawnOptions {
  return { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
}
