import { readdirSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { FSWatcher } from 'chokidar';
import { folders } from '../read/layout.ts';

/**
 * chokidar would stat all files of a folder on each event. With 1,000 pages that takes longer than an edit and delays
 * its output. Folders report events of their files by themselves, and new folders are found here.
 */
class FolderWatcher extends FSWatcher {
  /** chokidar calls this before it scans a folder; false skips the scan. */
  override _throttle(): false {
    return false;
  }
}

/**
 * Calls `tell` with each path that changes in a content folder, and with the folder itself when it appears or
 * disappears. It uses the raw system events, since chokidar drops a change of a file within 50 ms of another one. If
 * the system cannot report events, `refuse` is called once with its error, and `tell` no more.
 */
export function watchFolders(
  root: string,
  tell: (path: string) => void,
  refuse: (error: NodeJS.ErrnoException) => void,
) {
  const parent = dirname(root);
  const isInside = (path: string) => path === root || path.startsWith(root + sep);
  let known = identifyFolders(root);
  const watcher = new FolderWatcher();
  // The parent is watched, so that a deleted content folder is noticed when it returns.
  watcher.add([parent, ...known.keys()]);
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath: string };
    const path = join(watchedPath, name ?? '');
    if (isInside(path)) tell(path);
  });
  const refused = new Promise<void>((settle) => {
    watcher.on('error', (error) => {
      // A folder that is unreadable or gone is reported by the next read.
      if (['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(codeOf(error))) return tell(root);
      if (!watcher.closed) refuse(error as NodeJS.ErrnoException);
      void watcher.close();
      settle();
    });
  });
  return {
    /** Resolves when all folders are watched, or when watching has failed. */
    ready: Promise.race([refused, new Promise<void>((settle) => watcher.once('ready', settle))]),
    /** Watches new folders too, including those that replaced another one of the same name. */
    follow() {
      const present = identifyFolders(root);
      for (const [folder, id] of present) {
        if (known.get(folder) === id || watcher.closed) continue;
        // chokidar may not have noticed that the folder was replaced.
        watcher.unwatch(folder);
        watcher.add(folder);
      }
      known = present;
    },
    close: () => watcher.close(),
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/**
 * The folders that may contain content, each with an identity that distinguishes it from another one of the same name.
 */
function identifyFolders(root: string): ReadonlyMap<string, string> {
  const watched = [root, ...folders.map((name) => join(root, name)), ...listBelow(join(root, 'media'))];
  return new Map(watched.flatMap((folder) => identify(folder)));
}

function listBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => [join(folder, entry.name), ...listBelow(join(folder, entry.name))]);
  } catch {
    // The next read reports what is wrong with it.
    return [];
  }
}

/**
 * A folder with its device, inode and time of birth, since an inode may be reused; empty if the folder does not exist.
 */
function identify(folder: string): [string, string][] {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder);
    return [[folder, `${dev} ${ino} ${birthtimeMs}`]];
  } catch {
    return [];
  }
}
