import { join } from 'node:path';
import { asDiskFault } from '../core/disk-fault.ts';
import { walkContent } from '../read/content.ts';

/** Two writes closer together than this many milliseconds may get the same time stamp. */
const tick = 100;

/**
 * Creates a survey of a content folder, which finds what has changed since the last one by comparing file stamps: the
 * system may lose events, or report none on a network drive. After `stepTime` milliseconds it lets other work go first.
 */
export function createSurvey(root: string, stepTime = 5) {
  let known: ReadonlyMap<string, string> = new Map();

  /** Returns the paths that have changed, and stops after each entry. */
  function* compare(): Generator<void, string[]> {
    const found = new Map<string, string>();
    const changed: string[] = [];
    for (const [path, stamp] of stampEntries(root)) {
      found.set(path, stamp);
      if (known.get(path) !== stamp) changed.push(path);
      yield;
    }
    const gone = [...known.keys()].filter((path) => !found.has(path));
    known = found;
    return [...gone, ...changed];
  }

  return {
    /** Takes everything as it is now for known. */
    skip(): void {
      for (const _ of compare());
    },
    /**
     * The paths that have changed, and how many milliseconds it took to find them. Many files are compared in steps,
     * with a pause between them. What changes meanwhile, or is skipped, is found now, at the next comparison, or twice.
     */
    async changes(
      pause: () => Promise<unknown>,
    ): Promise<{ readonly paths: readonly string[]; readonly time: number }> {
      const comparing = compare();
      let time = 0;
      for (;;) {
        const started = performance.now();
        let step = comparing.next();
        while (!step.done && performance.now() - started < stepTime) step = comparing.next();
        time += performance.now() - started;
        if (step.done) return { paths: step.value, time };
        await pause();
      }
    },
  };
}

/** A stamp for each path. That of a file written a moment ago differs at the next survey in any case. */
function* stampEntries(root: string): Generator<readonly [path: string, stamp: string]> {
  try {
    for (const { relativePath, type, stamp, time } of walkContent(root)) {
      const now = Date.now();
      const isFresh = time <= now && now - time < tick;
      yield [join(root, relativePath), type === 'file' ? `${stamp}${isFresh ? ' fresh' : ''}` : type];
    }
  } catch (error) {
    const fault = asDiskFault(error);
    if (fault === null) throw error;
    yield [root, fault.message];
  }
}
