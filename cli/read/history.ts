import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { git } from './git.ts';
import { stampOf } from './stamp.ts';

/** What git knows about a folder. */
export interface History {
  /** The day (YYYY-MM-DD) of the last commit of each file, by path relative to the folder. */
  readonly days: ReadonlyMap<string, string>;
  /** Whether the clone is shallow. Then no day is known, because git would give wrong days for older files. */
  readonly isShallow: boolean;
}

/** The history if there is no git. */
export const noHistory: History = { days: new Map(), isShallow: false };

/** The days of the files in a folder; empty without git or outside a repository. */
export async function readHistory(folder: string): Promise<History> {
  try {
    if (findRepository(folder) === null) return noHistory;
    const [isShallow, log] = await Promise.all([
      git(folder, ['rev-parse', '--is-shallow-repository']),
      git(folder, ['log', '--no-renames', '--relative', '--name-only', '-z', '--format=%x01%cs', '--', '.']),
    ]);
    return isShallow.trim() === 'false'
      ? { days: parseHistory(log), isShallow: false }
      : { ...noHistory, isShallow: true };
  } catch {
    return noHistory;
  }
}

/** A `readHistory` that caches its result and runs git again only if the repository has changed. */
export function memoHistory(): typeof readHistory {
  let known: { readonly stamp: string; readonly history: ReturnType<typeof readHistory> } | undefined;
  return (folder) => {
    const stamp = stampRepository(folder);
    if (known?.stamp !== stamp) known = { stamp, history: readHistory(folder) };
    return known.history;
  };
}

/**
 * A stamp that changes after a commit, a checkout or a deepening fetch, and when a repository appears or disappears.
 */
export function stampRepository(folder: string): string {
  const repository = findRepository(folder);
  if (repository === null) return '';
  return ['HEAD', 'index', 'logs/HEAD', 'packed-refs', 'shallow']
    .map((name) => {
      const stats = statSync(join(repository, name), { throwIfNoEntry: false });
      return stats === undefined ? '' : stampOf(stats);
    })
    .join();
}

/** The `.git` folder of a folder's repository; null outside a repository, and for a folder that is not there. */
function findRepository(folder: string): string | null {
  if (!existsSync(folder)) return null;
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    const path = join(at, '.git');
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return path;
    if (stats?.isFile()) return resolve(at, readFileSync(path, 'utf8').replace(/^gitdir:\s*|\s+$/g, ''));
    if (dirname(at) === at) return null;
  }
}

/** The newest day of each file, from the output of `git log -z --name-only --format=%x01%cs`, newest commit first. */
function parseHistory(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [day = '', ...names] = commit.split(/[\0\n]+/);
    for (const name of names) if (name !== '' && !days.has(name)) days.set(name, day);
  }
  return days;
}
