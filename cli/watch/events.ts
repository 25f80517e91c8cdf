import { resolve } from 'node:path';
import { watchFolders } from './folders.ts';
import { createSurvey } from './survey.ts';

/** A burst (a checkout, a save in three steps) is over once it has been quiet for so many milliseconds. */
const quiet = 25;

/** After a rebuild that has shown the change already, the rest is done when the author pauses for so long. */
const calm = 250;

/** Milliseconds between two surveys of the folder, in case the system lost an event. */
const round = 1000;
/** The same where the system reports no events. */
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
  readonly rebuildSome: (paths: ReadonlySet<string>) => Promise<'done' | 'more' | 'nothing' | number>;
  /**
   * Called in the pause after that, for what it has left; where it cannot, `rebuildAll` has to. It stops as soon as it
   * is interrupted, and is called again in the next pause.
   */
  readonly writeLists: (isInterrupted: () => boolean) => Promise<boolean>;
  /**
   * Called after a burst that `rebuildSome` was not enough for; it trusts the disk and no path. Gives after how many
   * milliseconds it is to be called again, where it could not do all; null where it could.
   */
  readonly rebuildAll: () => Promise<number | null>;
  /** Called again and again, for what nobody tells: that somebody took away what was made. */
  readonly heal: () => Promise<void>;
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
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** Whether the lists are older than the pages. */
  let isBehind = false;
  let pause: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  let later: { readonly timer: NodeJS.Timeout; readonly task: () => Promise<void> } | undefined;
  let patrol: NodeJS.Timeout | undefined;

  /** Does one thing after the other: what is told meanwhile is looked at when that is done. */
  const begin = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  const tell = (path: string) => {
    touched.add(path);
    soon ??= setImmediate(begin, look);
  };
  const folders = polls
    ? null
    : watchFolders(root, tell, (error) => {
        pace = shortRound;
        startPolling(error);
      });
  const doLater = () => {
    clearTimeout(later?.timer);
    if (later !== undefined) void begin(later.task);
    later = undefined;
  };
  const putOff = (time: number, task: () => Promise<void>) => {
    clearTimeout(later?.timer);
    later = { timer: setTimeout(doLater, time), task };
  };
  const takeTouched = () => {
    clearImmediate(soon);
    soon = undefined;
    const paths = new Set(touched);
    touched.clear();
    return paths;
  };
  const look = async () => {
    const paths = takeTouched();
    if (paths.size === 0) return;
    clearTimeout(pause);
    const found = await rebuildSome(paths);
    if (found === 'more' || typeof found === 'number') for (const path of paths) touched.add(path);
    // A reading of everything that is due may know more than the paths that were told.
    if (typeof found === 'number') return putOff(found, later?.task === work ? work : look);
    if (found === 'more') return putOff(quiet, work);
    isBehind ||= found === 'done';
    if (isBehind) pause = setTimeout(begin, calm, tidy);
  };
  const tidy = async () => {
    const isDone = await writeLists(() => touched.size > 0 && !isClosed);
    isBehind = touched.size > 0;
    if (!isDone) putOff(quiet, work);
  };
  const work = async () => {
    folders?.follow();
    survey.mark();
    const paths = takeTouched();
    const again = await rebuildAll();
    isBehind &&= again !== null;
    if (again === null) return;
    for (const path of paths) touched.add(path);
    putOff(again, work);
  };
  /** Also a system that tells what happens may keep an event for itself: while a folder takes the place of another, or on a network drive. */
  const goRound = async () => {
    const started = performance.now();
    for (const path of survey.find()) tell(path);
    await heal();
    if (!isClosed) patrol = setTimeout(begin, Math.max(pace, share * (performance.now() - started)), goRound);
  };
  last = folders?.ready ?? last;
  const ready = begin(work);
  void begin(goRound);
  return {
    ready,
    async close() {
      isClosed = true;
      const closed = folders?.close();
      clearTimeout(patrol);
      clearImmediate(soon);
      await last;
      doLater();
      await last;
      clearTimeout(pause);
      if (isBehind) await begin(tidy);
      clearTimeout(later?.timer);
      await closed;
    },
  };
}
