import { readdirSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { FSWatcher } from 'chokidar';
import { folders } from '../read/places.ts';

export interface FolderWatch {
  /** Settles when everything is watched, or nothing can be. */
  readonly ready: Promise<void>;
  /** Listens to the folders that have come since, also where one stands in the place of another. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/**
 * At each event in a folder chokidar would look at all of its files: among 1,000 pages that takes longer than an edit,
 * and what an edit writes waits for it. A folder tells of its files by itself, and which folders there are is known here.
 */
class FolderWatcher extends FSWatcher {
  /** Asked before each look: whether it is due. */
  override _throttle(): false {
    return false;
  }
}

/**
 * Tells the path of whatever happens in a content folder, and of the folder itself when it comes and goes: the system's
 * own events, since chokidar drops what follows another change of a file within 50 ms. Where the system cannot tell,
 * `refuse` is called once with its error, and nothing is told any more.
 */
export function watchFolders(
  root: string,
  tell: (path: string) => void,
  refuse: (error: NodeJS.ErrnoException) => void,
): FolderWatch {
  const parent = dirname(root);
  const isInside = (path: string) => path === root || path.startsWith(root + sep);
  let known = identifyFolders(root);
  const watcher = new FolderWatcher();
  // The parent is watched, so that the content may be deleted and come back.
  watcher.add([parent, ...known.keys()]);
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath: string };
    const path = join(watchedPath, name ?? '');
    if (isInside(path)) tell(path);
  });
  const refused = new Promise<void>((settle) => {
    watcher.on('error', (error) => {
      // That one folder cannot be read, or has gone, is found by whoever reads it.
      if (['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(codeOf(error))) return tell(root);
      if (!watcher.closed) refuse(error as NodeJS.ErrnoException);
      void watcher.close();
      settle();
    });
  });
  return {
    ready: Promise.race([refused, new Promise<void>((settle) => watcher.once('ready', settle))]),
    follow() {
      const present = identifyFolders(root);
      for (const [folder, id] of present) {
        if (known.get(folder) === id || watcher.closed) continue;
        // chokidar may have missed that it is another one.
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

/** The folders that may hold content, each with what tells it from another of the same name. */
function identifyFolders(root: string): ReadonlyMap<string, string> {
  const places = [root, ...folders.map((name) => join(root, name)), ...listBelow(join(root, 'media'))];
  return new Map(places.flatMap((folder) => identify(folder)));
}

function listBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => [join(folder, entry.name), ...listBelow(join(folder, entry.name))]);
  } catch {
    // What is wrong with it is found by whoever reads it.
    return [];
  }
}

/** A folder with its number on the disk, which may be given again to a later one; nothing where there is none. */
function identify(folder: string): [string, string][] {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder);
    return [[folder, `${dev} ${ino} ${birthtimeMs}`]];
  } catch {
    return [];
  }
}
