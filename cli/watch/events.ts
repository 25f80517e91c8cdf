import { resolve } from 'node:path';
import { watchFolders } from './folders.ts';
import { createSurvey } from './survey.ts';

/** A burst (a checkout, a save in three steps) is over once it has been quiet for so many milliseconds. */
const quiet = 25;

/** After a rebuild that has shown the change already, the rest is done when the author pauses for so long, */
const calm = 250;
/** and for so many times as long as the rest took last: it should not stand in the way of the next save. */
const patience = 4;

/** So many milliseconds pass between two surveys of the folder, in case the system has kept an event for itself; */
const round = 1000;
/** so many where it tells of none. */
export const shortRound = 250;
/** A survey that takes long, of many files, is made the more seldom: it should take no more than a tenth of the time. */
const share = 10;

/** What is to be done when something happens in a folder. Never two of them at once. */
export interface Reactions {
  /**
   * Called at once, with every path that something happened to since all was well last. Says whether it has done what
   * is urgent, whether there is more to it, whether nothing has happened after all, or after how many milliseconds it
   * is to be called again.
   */
  readonly rebuildSome: (paths: ReadonlySet<string>) => 'done' | 'more' | 'nothing' | number;
  /** Called in the pause after that, for what it has left; where it cannot, `rebuildAll` has to. */
  readonly writeLists: () => boolean;
  /**
   * Called after a burst that `rebuildSome` was not enough for; it trusts the disk and no path. Gives after how many
   * milliseconds it is to be called again, where it could not do all; null where it could.
   */
  readonly rebuildAll: () => Promise<number | null>;
  /** Called again and again, for what nobody tells: that somebody took away what was made. */
  readonly heal: () => void;
  /** Called when the system cannot tell what happens (any more): the folder is surveyed often instead. */
  readonly startPolling: (error: NodeJS.ErrnoException) => void;
}

export interface Watcher {
  /** Settles after the first call of `rebuildAll`; from then on no change is missed. */
  readonly ready: Promise<void>;
  /** Stops to watch; what has been put off is done first. */
  readonly close: () => Promise<void>;
}

/**
 * Calls `rebuildAll` once at the beginning; then watches a content folder, and what changes while it works is seen
 * afterwards. `polls` asks the system for nothing.
 */
export function watchFolder(folder: string, reactions: Reactions, { polls = false } = {}): Watcher {
  const { rebuildSome, writeLists, rebuildAll, heal, startPolling } = reactions;
  const root = resolve(folder);
  const touched = new Set<string>();
  const survey = createSurvey(root, Date.now);
  let pace = polls ? shortRound : round;
  let isBusy = true;
  /** Whether something is waited for, for which the lists were put off. */
  let isAwaited = false;
  let rest = 0;
  let soon: NodeJS.Immediate | undefined;
  let later: { readonly timer: NodeJS.Timeout; readonly act: () => void } | undefined;
  let patrol: NodeJS.Timeout | undefined;

  const tell = (path: string) => {
    touched.add(path);
    if (!isBusy) soon ??= setImmediate(look);
  };
  const folders = polls
    ? null
    : watchFolders(root, tell, (error) => {
        pace = shortRound;
        startPolling(error);
      });
  const putOff = (time: number, work: () => void) => {
    clearTimeout(later?.timer);
    const act = () => {
      later = undefined;
      work();
    };
    later = { timer: setTimeout(act, time), act };
  };
  const workLater = (time: number) => putOff(time, () => (last = work()));
  const look = () => {
    soon = undefined;
    // A rebuild came due in the same moment: it has seen what was told before, and looks at the rest when it is done.
    if (isBusy) return;
    const found = rebuildSome(touched);
    if (typeof found === 'number') {
      isAwaited = true;
      return putOff(found, look);
    }
    if (found !== 'more') touched.clear();
    if (found === 'done' || (found === 'nothing' && isAwaited)) putOff(Math.max(calm, patience * rest), tidy);
    isAwaited = false;
    if (found === 'more') workLater(quiet);
  };
  const tidy = () => {
    const started = performance.now();
    const isDone = writeLists();
    rest = performance.now() - started;
    if (!isDone) workLater(quiet);
  };
  const work = async () => {
    isBusy = true;
    folders?.follow();
    survey.mark();
    const paths = [...touched];
    touched.clear();
    const again = await rebuildAll();
    isBusy = false;
    const isMore = touched.size > 0;
    if (again !== null) {
      for (const path of paths) touched.add(path);
      workLater(again);
    }
    if (isMore) look();
  };
  /** Also a system that tells what happens may keep an event for itself: while a folder takes the place of another, or on a network drive. */
  const goRound = () => {
    const started = performance.now();
    if (!isBusy) {
      for (const path of survey.find()) tell(path);
      heal();
    }
    patrol = setTimeout(goRound, Math.max(pace, share * (performance.now() - started)));
  };
  const ready = (folders?.ready ?? Promise.resolve()).then(work);
  let last = ready;
  goRound();
  return {
    ready,
    async close() {
      const closed = folders?.close();
      clearTimeout(patrol);
      clearImmediate(soon);
      await last;
      clearTimeout(later?.timer);
      later?.act();
      await last;
      clearTimeout(later?.timer);
      await closed;
    },
  };
}
