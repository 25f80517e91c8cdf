import { resolve } from 'node:path';
import { watchFolders } from './folders.ts';

/** A burst (a checkout, a save in three steps) is over once it has been quiet for so many milliseconds. */
const quiet = 25;

/** After a glance that has shown the change already, the rest is done when the author pauses for so long, */
const calm = 250;
/** and for so many times as long as the rest took last: it should not stand in the way of the next save. */
const patience = 4;

/** What is to be done when something happens in a folder. Never two of them at once. */
export interface Reactions {
  /**
   * Called at once, with every path that something happened to since all was well last. Says whether it has done what
   * is urgent, whether there is more to it, or whether nothing has happened after all.
   */
  readonly glance: (paths: ReadonlySet<string>) => 'done' | 'more' | 'nothing';
  /** Called in the pause after glances that were enough, for what they have left. */
  readonly finish: () => void;
  /** Called after a burst that a glance was not enough for; it trusts the disk and no path. */
  readonly react: () => Promise<void>;
}

export interface Watcher {
  /** Settles after the first call of `react`; from then on no change is missed. */
  readonly ready: Promise<void>;
  /** Stops to watch; what has been put off is done first. */
  readonly close: () => Promise<void>;
}

/** Calls `react` once at the beginning; then watches a content folder, and what changes while it works is seen afterwards. */
export function watchFolder(folder: string, { glance, finish, react }: Reactions): Watcher {
  const touched = new Set<string>();
  let isBusy = true;
  let rest = 0;
  let soon: NodeJS.Immediate | undefined;
  let later: { readonly timer: NodeJS.Timeout; readonly act: () => void } | undefined;
  const folders = watchFolders(resolve(folder), (path) => {
    touched.add(path);
    if (!isBusy) soon ??= setImmediate(look);
  });
  const putOff = (time: number, work: () => void) => {
    clearTimeout(later?.timer);
    const act = () => {
      later = undefined;
      work();
    };
    later = { timer: setTimeout(act, time), act };
  };
  const look = () => {
    soon = undefined;
    const found = glance(touched);
    if (found !== 'more') touched.clear();
    if (found === 'done') putOff(Math.max(calm, patience * rest), tidy);
    if (found === 'more') putOff(quiet, () => (last = work()));
  };
  const tidy = () => {
    const started = performance.now();
    finish();
    rest = performance.now() - started;
  };
  const work = async () => {
    isBusy = true;
    folders.follow();
    touched.clear();
    await react();
    isBusy = false;
    if (touched.size > 0) look();
  };
  const ready = folders.ready.then(work);
  let last = ready;
  return {
    ready,
    async close() {
      const closed = folders.close();
      clearImmediate(soon);
      await last;
      clearTimeout(later?.timer);
      later?.act();
      await last;
      await closed;
    },
  };
}
