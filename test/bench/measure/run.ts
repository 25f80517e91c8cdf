import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** The signal that ended it, if one did. */
  readonly signal: NodeJS.Signals | null;
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
    child.once('close', (code, signal) =>
      settle({ code, signal, milliseconds: performance.now() - started, output: output.replace(colour, '') }),
    );
  });
}

/** Runs a program that has to succeed. Throws with what it printed when it does not. */
export async function runWell(command: Command): Promise<Ran> {
  const ran = await run(command);
  if (ran.code !== 0)
    throw new Error(
      `${[command.program, ...command.args].join(' ')} ended with ${ran.signal ?? ran.code}:\n${ran.output}`,
    );
  return ran;
}

export interface Usage extends Ran {
  /** Processor time of all its Node processes, in ms, which other load on the machine does not change. */
  readonly processor: number;
  /** The peak of memory of its largest process, in bytes. */
  readonly peak: number;
}

/** Runs a program of Node that has to succeed, and gives what it used. */
export async function runWithUsage(command: Command): Promise<Usage> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-usage-'));
  const file = join(folder, 'usage');
  try {
    const hook = resolve('test/bench/measure/write-usage.mjs');
    const env = { ...command.env, NODE_OPTIONS: `--import ${hook}`, BENCH_USAGE: file };
    const ran = await runWell({ ...command, env });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const figures = lines.map((line) => line.split(' ').map(Number));
    return {
      ...ran,
      processor: figures.reduce((sum, [, time = 0]) => sum + time, 0) / 1000,
      peak: Math.max(...figures.map(([peak = 0]) => peak)) * 1024,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A program that runs until it is stopped. */
export interface Started {
  readonly stop: () => Promise<void>;
  /** The peak of its memory so far, in bytes; not a number where the system does not tell. */
  readonly readPeak: () => number;
}

/** Starts a program that watches. */
export function start(command: Command): Started {
  const child = spawn(command.program, command.args, { ...optionsOf(command), stdio: 'ignore' });
  const ended = new Promise<void>((settle) => child.once('close', () => settle()));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    readPeak() {
      const status = `/proc/${child.pid}/status`;
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? [];
      return Number(kilobytes) * 1024;
    },
  };
}

function optionsOf({ cwd, env }: Command): SpawnOptions {
  return { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
}
