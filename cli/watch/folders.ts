import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { folders } from '../read/places.ts';

export interface FolderWatch {
  /** Listens to the folders that are there now, also where one stands in the place of another. */
  readonly follow: () => void;
  readonly close: () => void;
}

/**
 * Tells the path of whatever happens in the folders that are followed, and of the content folder itself when it comes
 * and goes. Where the system cannot tell, `refuse` is called once with its error, and nothing is told any more.
 */
export function watchFolders(
  root: string,
  tell: (path: string) => void,
  refuse: (error: NodeJS.ErrnoException) => void,
): FolderWatch {
  const watched = new Map<string, { readonly id: string; readonly watcher: FSWatcher }>();
  let isClosed = false;
  const isInside = (path: string) => path === root || path.startsWith(root + sep);
  const close = () => {
    isClosed = true;
    for (const { watcher } of watched.values()) watcher.close();
  };
  const fail = (error: NodeJS.ErrnoException) => {
    // That one folder cannot be read, or has gone, is found by whoever reads it.
    if (isClosed || ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return;
    close();
    refuse(error);
  };
  const open = (folder: string, id: string) => {
    const watcher = watch(folder, (_event, name) => {
      const path = join(folder, name ?? '');
      if (isInside(path)) tell(path);
    });
    watcher.on('error', (error) => {
      tell(root);
      fail(error);
    });
    watched.set(folder, { id, watcher });
  };
  return {
    follow() {
      const present = identifyFolders(root);
      for (const [folder, { id, watcher }] of watched) {
        if (present.get(folder) === id) continue;
        watcher.close();
        watched.delete(folder);
      }
      for (const [folder, id] of present) {
        if (isClosed || watched.has(folder)) continue;
        try {
          open(folder, id);
        } catch (error) {
          fail(error as NodeJS.ErrnoException);
        }
      }
    },
    close,
  };
}

/** The folders that may hold content and the one around them, each with what tells it from another of the same name. */
function identifyFolders(root: string): ReadonlyMap<string, string> {
  const places = [dirname(root), root, ...folders.map((name) => join(root, name)), ...listBelow(join(root, 'media'))];
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
