import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day (YYYY-MM-DD) of the last commit of every file below a folder, by its path below that folder. Empty
 * without git, outside a repository, and in a shallow clone, where the days would be those of the clone.
 */
export async function readHistory(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    if ((await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return new Map();
    const log = await git(folder, [
      'log',
      '--no-renames',
      '--relative',
      '--name-only',
      '-z',
      '--format=%x01%cs',
      '--',
      '.',
    ]);
    return parseHistory(log);
  } catch {
    return new Map();
  }
}

/** The newest day of each file in the output of `git log -z --name-only --format=%x01%cs`, newest commit first. */
export function parseHistory(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [day = '', ...names] = commit.split(/[\0\n]+/);
    for (const name of names) if (name !== '' && !days.has(name)) days.set(name, day);
  }
  return days;
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args], { maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
