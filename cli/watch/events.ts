import { dirname, resolve } from 'node:path';
import { watch } from 'chokidar';

/** A burst of changes (a checkout, an editor's save in three steps) is one change once it has been quiet for this long. */
const quiet = 25;

export interface Watcher {
  /** Settles after the first call of `react`; from then on no change is missed. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Calls `react` once at the beginning and then after every burst of changes in a folder. Never twice at once: what
 * changes while it works is the next burst. It is told that something happened and not what, because the watcher
 * below drops a change that follows another within 50 ms; its raw events do not, and the disk knows the rest.
 */
export function watchFolder(folder: string, react: () => Promise<void>): Watcher {
  const root = resolve(folder);
  const parent = dirname(root);
  // The parent is watched too, so that the folder may be deleted and come back.
  const ignored = (path: string) => path !== parent && path !== root && !path.startsWith(`${root}/`);
  const watcher = watch(parent, { ignoreInitial: true, followSymlinks: false, ignored });
  let timer: NodeJS.Timeout | undefined;
  let isBusy = true;
  let isWaiting = false;
  const work = async () => {
    isBusy = true;
    do {
      isWaiting = false;
      await react();
    } while (isWaiting);
    isBusy = false;
  };
  const begin = async () => {
    await new Promise<void>((settle) => watcher.once('ready', () => settle()));
    await work();
  };
  const ready = begin();
  let last = ready;
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isBusy) isWaiting = true;
      else last = work();
    }, quiet);
  };
  watcher.on('all', stir);
  watcher.on('raw', stir);
  return {
    ready,
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await last;
    },
  };
}
