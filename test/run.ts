/**
 * Runs the uvu suites, one process per room: a DOM set up by one file must not show up in another room. Three processes
 * run at a time, and each room is printed when it is done; `repository` goes first and alone, since it plants files in
 * others.
 * `node --import ./typescript.mjs test/run.ts [--long] [room…]`; a folder of a room may be named instead, and a file by
 * its path without the ending, as in `cli/build/feed`. At its end it lists what failed, and the last line is the sum,
 * `N passed, N failed`.
 * The app's room gets its data compiled first, into a folder of its own.
 * `--long` sets LONG=1: loops of hundreds of kills and random sequences run whole.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFailures, readBreak, readFailures } from './support/failures.ts';
import { listSlowest } from './support/slowest.ts';

const rooms = ['repository', 'cli', 'server', 'src'];
const isSuite = '\\.test\\.tsx?$';
/** Rooms whose tests mostly start programs and wait for files, and that take as long as the others together. */
const waiting: Readonly<Record<string, string>> = {
  cli: 'commands|edit|lsp|read|studio|watch',
  server: 'admin|deploy|main|stop',
};
const lanes = 3;
const long = process.argv.includes('--long');
const uvu = join('node_modules', 'uvu', 'bin.js');
/** Modules to preload before the suites of a room. */
const preloads: Readonly<Record<string, readonly string[]>> = {
  src: ['--import', './typescript-loader.mjs', '--import', './test/support/compile-first.ts'],
};

interface Part {
  readonly room: string;
  /** The pattern of the files to run. */
  readonly pattern: string;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** The time of each file, in milliseconds. */
const times: Record<string, number> = {};

/** Runs the suites of a room; a process that breaks off before its summary, or holds no test, has failed. */
function runSuites({ room, pattern }: Part): Promise<Count> {
  const preload = preloads[room.split('/')[0] ?? ''] ?? [];
  const child = spawn(process.execPath, ['--import', './typescript.mjs', ...preload, uvu, `test/${room}`, pattern], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The sentence encoder has tests of its own, and no other server needs to load it.
    env: { ANSWERS_BY: 'words', ...process.env, TZ: process.env.TZ ?? 'UTC', ...(long ? { LONG: '1' } : {}) },
  });
  let output = '';
  const clock = startClock(room);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      clock(String(chunk));
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clock('end.test.ts');
      console.log(`\n— ${room}\n${output}`);
      const total = Number(/Total:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const passed = Number(/Passed:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const isBroken = total === passed && (code !== 0 || total === 0);
      const failed = isBroken ? 1 : total - passed;
      resolve({ passed, failed, failures: isBroken ? [readBreak(room, output)] : readFailures(room, output) });
    });
  });
}

/** Follows the output of a room: the name of a file is printed on a line of its own when its tests begin. */
function startClock(room: string): (printed: string) => void {
  let current = `${room}: loading`;
  let since = performance.now();
  return (printed) => {
    for (const line of stripVTControlCharacters(printed).split('\n')) {
      if (!/^\S+\.test\.tsx?$/.test(line)) continue;
      times[current] = performance.now() - since;
      current = `${room}/${line}`;
      since = performance.now();
    }
  };
}

const named = process.argv.slice(2).filter((word) => word !== '--long');
const wanted = named.length > 0 ? named : rooms;
const counts: Count[] = [];

/** The patterns of a room's parts: two for a long room, so that no lane is idle. */
function cutRoom(room: string): readonly string[] {
  const folders = waiting[room];
  if (folders === undefined) return [isSuite];
  const first = `^(?:${folders})\\b.*`;
  return [`${first}${isSuite}`, `^(?!${first}).*${isSuite}`];
}

/** The parts of a room or a folder, or a file by its path without the ending. */
function listParts(name: string): readonly Part[] {
  const isFile = ['ts', 'tsx'].some((ending) => existsSync(join('test', `${name}.test.${ending}`)));
  if (isFile && !existsSync(join('test', name)))
    return [{ room: posix.dirname(name), pattern: `^${posix.basename(name)}${isSuite}` }];
  return cutRoom(name).map((pattern) => ({ room: name, pattern }));
}

async function runInTurn(queue: Iterable<Part>): Promise<void> {
  for (const part of queue) counts.push(await runSuites(part));
}

const queue = wanted.flatMap(listParts);
await runInTurn(queue.filter(({ room }) => room === 'repository'));
const others = queue.filter(({ room }) => room !== 'repository').values();
await Promise.all(Array.from({ length: lanes }, () => runInTurn(others)));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`The slowest:\n${listSlowest(times)}`);
console.log(listFailures(counts.flatMap(({ failures }) => failures)));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
