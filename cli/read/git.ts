import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for the history of ten thousand pages, in bytes. */
const maxBuffer = 256 * 1024 * 1024;

/** What a command of git prints when it runs in a folder. One that takes longer than `timeout` milliseconds is ended. */
export async function git(
  folder: string,
  args: readonly string[],
  env = process.env,
  timeout?: number,
): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args], { maxBuffer, env, timeout });
  return stdout;
}
