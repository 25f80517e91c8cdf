/** Tells what has changed in a content folder, as soon as its files have settled. */
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { watchFolders } from './folders.ts';
import { createSurvey } from './survey.ts';

/** A burst of events (a checkout, a save in three steps) is over after this many milliseconds without an event. */
const quiet = 25;

/**
 * After a rebuild that already shows the change, the rest is done when the author pauses for this many milliseconds.
 */
const authorPause = 250;

/** Milliseconds between two surveys of the folder, which find events that the system lost. */
const surveyInterval = 1000;
/** The same if the system reports no events. */
export const shortSurveyInterval = 250;
/** A survey that takes longer, because there are many files, is made less often: it may take up a tenth of the time. */
const share = 10;

/** Callbacks for changes in a folder. They never run at the same time. */
export interface Reactions {
  /**
   * Called at once, with all paths that changed since the last rebuild. Returns `done` if the urgent part is done,
   * `more` if everything has to be read, `nothing` if nothing changed, or the delay in milliseconds after which to call
   * it again.
   */
  readonly rebuildSome: (paths: ReadonlySet<string>) => Promise<'done' | 'more' | 'nothing' | number>;
  /**
   * Called in the next pause, for what `rebuildSome` left out; returns false if `rebuildAll` has to do it. It stops as
   * soon as it is interrupted, and is called again in the next pause.
   */
  readonly writeLists: (isInterrupted: () => boolean) => Promise<boolean>;
  /**
   * Called after a burst for which `rebuildSome` was not enough; it reads everything from disk. Returns null, or if it
   * could not do everything, the delay in milliseconds after which to call it again.
   */
  readonly rebuildAll: () => Promise<number | null>;
  /** Called repeatedly to restore output that somebody deleted, for which there is no event. */
  readonly restore: () => Promise<void>;
  /** Called when the system cannot report events (any more); the folder is surveyed more often then. */
  readonly startPolling: (error: NodeJS.ErrnoException) => void;
}

/**
 * Watches a content folder, after a first call of `rebuildAll`. Changes during a callback are handled after it. With
 * `polls`, system events are not used.
 */
export function watchFolder(folder: string, reactions: Reactions, { polls = false } = {}) {
  const { rebuildSome, writeLists, rebuildAll, restore, startPolling } = reactions;
  const root = resolve(folder);
  const touched = new Set<string>();
  const survey = createSurvey(root);
  let interval = polls ? shortSurveyInterval : surveyInterval;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** Whether the lists are out of date compared with the pages. */
  let isBehind = false;
  let pause: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  let later: { readonly timer: NodeJS.Timeout; readonly task: () => Promise<void> } | undefined;
  let nextSurvey: NodeJS.Timeout | undefined;

  /** Runs tasks one after the other; events that arrive meanwhile are handled afterwards. */
  const begin = (task: () => Promise<void>) => {
    last = last.then(task);
    return last;
  };
  const noteChange = (path: string) => {
    touched.add(path);
    soon ??= setImmediate(begin, rebuildTouched);
  };
  const folders = polls
    ? null
    : watchFolders(root, noteChange, (error) => {
        interval = shortSurveyInterval;
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
  const rebuildTouched = async () => {
    const paths = takeTouched();
    if (paths.size === 0) return;
    clearTimeout(pause);
    const found = await rebuildSome(paths);
    if (found === 'more' || typeof found === 'number') for (const path of paths) touched.add(path);
    // A full rebuild that is already scheduled takes precedence, because it does not rely on the reported paths alone.
    if (typeof found === 'number') return putOff(found, later?.task === rebuildFolder ? rebuildFolder : rebuildTouched);
    if (found === 'more') return putOff(quiet, rebuildFolder);
    isBehind ||= found === 'done';
    if (isBehind) pause = setTimeout(begin, authorPause, finishLists);
  };
  const finishLists = async () => {
    const isDone = await writeLists(() => touched.size > 0 && !isClosed);
    isBehind = touched.size > 0;
    if (!isDone) putOff(quiet, rebuildFolder);
  };
  const rebuildFolder = async () => {
    folders?.follow();
    // The rebuild sees all changes until now.
    survey.skip();
    const paths = takeTouched();
    const again = await rebuildAll();
    isBehind &&= again !== null;
    if (again === null) return;
    for (const path of paths) touched.add(path);
    putOff(again, rebuildFolder);
  };
  /**
   * Surveys the folder regularly, because the system may lose events: while one folder replaces another, or on a
   * network drive. All other work goes first.
   */
  const surveyAgain = async () => {
    const { paths, time } = await survey.changes(async () => {
      await last;
      await nextTurn();
    });
    if (isClosed) return;
    for (const path of paths) noteChange(path);
    await begin(restore);
    if (!isClosed) nextSurvey = setTimeout(surveyAgain, Math.max(interval, share * time));
  };
  last = folders?.ready ?? last;
  const ready = begin(rebuildFolder);
  void ready.then(surveyAgain);
  return {
    /** Resolves after the first call of `rebuildAll`; from then on no change is missed. */
    ready,
    /** Stops watching, after the remaining work is done. */
    async close() {
      isClosed = true;
      const closed = folders?.close();
      clearTimeout(nextSurvey);
      clearImmediate(soon);
      await last;
      doLater();
      await last;
      clearTimeout(pause);
      if (isBehind) await begin(finishLists);
      clearTimeout(later?.timer);
      await closed;
    },
  };
}
