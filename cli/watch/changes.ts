import { basename, dirname, join, resolve } from 'node:path';
import { watch } from 'chokidar';

/** A burst of changes (a checkout, an editor's save in three steps) is one change once it has been quiet for this long. */
const quiet = 25;

export interface Watcher {
  /** Settles once the watcher sees changes. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Calls `react` after every burst of changes in a folder, with the paths as reports name them and what happened to
 * each. Never twice at once: what changes while `react` works is the next burst.
 */
export function watchFolder(folder: string, react: (changes: readonly Change[]) => Promise<void>): Watcher {
  const root = resolve(folder);
  const name = basename(root);
  // The parent is watched too, so that the folder may be deleted and come back.
  const watcher = watch(dirname(root), {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path) => path !== dirname(root) && path !== root && !path.startsWith(`${root}/`),
  });
  const waiting = new Map<string, Change['kind']>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (waiting.size > 0) {
      const changes = [...waiting].map(([path, kind]) => ({ path, kind }));
      waiting.clear();
      await react(changes);
    }
    running = undefined;
  };
  watcher.on('all', (event, path) => {
    const kind = kinds[event as keyof typeof kinds];
    if (kind === undefined) return;
    const place = path.slice(root.length + 1);
    waiting.set(place === '' ? name : join(name, place), kind);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running ??= run();
    }, quiet);
  });
  return {
    ready: new Promise((settle) => watcher.once('ready', () => settle())),
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}

export interface Change {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

const kinds = { add: 'added', change: 'changed', unlink: 'deleted', addDir: 'added', unlinkDir: 'deleted' } as const;
