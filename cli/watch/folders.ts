import { readdirSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { watch } from 'chokidar';
import { folders } from '../read/places.ts';

/** A new folder is watched a moment after it is seen; what happens in it before is looked for after so many milliseconds. */
const settling = 250;

export interface FolderWatch {
  /** Settles when everything is watched. */
  readonly ready: Promise<void>;
  /** Listens to the folders that have come since, also where one stands in the place of another. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Tells the path of whatever happens in a content folder, and of the folder itself when it comes and goes: the
 * system's own events, since chokidar drops what follows another change of a file within 50 ms.
 */
export function watchFolders(root: string, tell: (path: string) => void): FolderWatch {
  const parent = dirname(root);
  const isInside = (path: string) => path === root || path.startsWith(root + sep);
  const watcher = watch(parent, {
    ignoreInitial: true,
    // A folder tells of its files; the parent is watched, so that the content may be deleted and come back.
    ignored: (path, stats) => path !== parent && (!isInside(path) || stats?.isFile() === true),
  });
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath: string };
    const path = join(watchedPath, name ?? '');
    if (isInside(path)) tell(path);
  });
  watcher.on('error', () => tell(root));
  const timers = new Set<NodeJS.Timeout>();
  let known = identifyFolders(root);
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    follow() {
      const present = identifyFolders(root);
      for (const [folder, id] of present) {
        if (known.get(folder) === id) continue;
        // chokidar may have missed that it is another one.
        watcher.unwatch(folder);
        watcher.add(folder);
        timers.add(setTimeout(() => tell(folder), settling));
      }
      known = present;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** The folders that may hold content, each with what tells it from another of the same name. */
function identifyFolders(root: string): ReadonlyMap<string, string> {
  const places = [root, ...folders.map((name) => join(root, name)), ...listBelow(join(root, 'media'))];
  return new Map(places.flatMap((folder) => identify(folder)));
}

function listBelow(folder: string): string[] {
  if (identify(folder).length === 0) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [join(folder, entry.name), ...listBelow(join(folder, entry.name))]);
}

/** A folder with its number on the disk; nothing where there is none. */
function identify(folder: string): [string, string][] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? [[folder, `${stats.dev} ${stats.ino}`]] : [];
}
