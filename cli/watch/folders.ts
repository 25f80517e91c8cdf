import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '../read/places.ts';

export interface FolderWatch {
  /** Watches the folders that there are now. What is read after this call and changes afterwards is told. */
  readonly follow: () => void;
  readonly close: () => void;
}

/** Tells the path of whatever happens in the folders of a content folder, and of the folder itself when it comes and goes. */
export function watchFolders(root: string, tell: (path: string) => void): FolderWatch {
  const watched = new Map<string, { readonly id: string; readonly watcher: FSWatcher }>();
  const leave = (folder: string) => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  const enter = (folder: string, id: string) => {
    const watcher = watch(folder, (_, name) => tell(name === null ? folder : join(folder, name)));
    watcher.on('error', () => {
      leave(folder);
      tell(folder);
    });
    watched.set(folder, { id, watcher });
  };
  return {
    follow() {
      const present = new Map(listFolders(root).flatMap((folder) => identify(folder)));
      for (const [folder, { id }] of [...watched]) if (present.get(folder) !== id) leave(folder);
      for (const [folder, id] of present) if (!watched.has(folder)) enter(folder, id);
    },
    close() {
      for (const folder of [...watched.keys()]) leave(folder);
    },
  };
}

/** The parent is among them, so that the folder may be deleted and come back. */
function listFolders(root: string): string[] {
  return [dirname(root), root, ...folders.map((name) => join(root, name)), ...listBelow(join(root, 'media'))];
}

function listBelow(folder: string): string[] {
  if (identify(folder).length === 0) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [join(folder, entry.name), ...listBelow(join(folder, entry.name))]);
}

/** A folder with what tells it from another of the same name; nothing where there is none. */
function identify(folder: string): [string, string][] {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? [[folder, `${stats.dev} ${stats.ino}`]] : [];
}
