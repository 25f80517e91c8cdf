/**
 * Runs the uvu suites, one process per room: a DOM set up by one file must not show up in another room.
 * `tsx test/run.ts [--long] [room…]`; the last line is the sum, `N passed, N failed`.
 * `--long` sets LONG=1: loops of hundreds of kills and random sequences run whole.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['repository', 'cli', 'server', 'src'] as const;
const long = process.argv.includes('--long');
const uvu = join('node_modules', 'uvu', 'bin.js');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs one room and gives its counts; a room that breaks off before its summary, or holds no test, has failed. */
function runRoom(room: string): Promise<Count> {
  console.log(`\n— ${room}`);
  const child = spawn(process.execPath, ['--import', 'tsx', uvu, `test/${room}`, '\\.test\\.tsx?$'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TZ: process.env.TZ ?? 'UTC', ...(long ? { LONG: '1' } : {}) },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const total = Number(/Total:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const passed = Number(/Passed:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const failed = total - passed;
      resolve({ passed, failed: failed === 0 && (code !== 0 || total === 0) ? 1 : failed });
    });
  });
}

const wanted = process.argv.slice(2).filter((word) => word !== '--long');
const counts: Count[] = [];
for (const room of wanted.length > 0 ? wanted : rooms) {
  if (existsSync(`test/${room}`)) counts.push(await runRoom(room));
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
