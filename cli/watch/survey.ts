import { join } from 'node:path';
import { asDiskFault } from '../core/disk-fault.ts';
import { listEntries } from '../read/content.ts';

/** Two writes closer together than this many milliseconds may get the same time stamp. */
const tick = 100;

/**
 * Creates a function that returns the paths in a content folder that have changed since its last call, by comparing file
 * stamps: the system may lose events, or report none on a network drive.
 */
export function createSurvey(root: string): () => string[] {
  let known: ReadonlyMap<string, string> = new Map();
  return () => {
    const before = known;
    known = surveyFolder(root, Date.now());
    const gone = [...before.keys()].filter((path) => !known.has(path));
    return [...gone, ...[...known.keys()].filter((path) => before.get(path) !== known.get(path))];
  };
}

/** A stamp for each path. That of a file written a moment ago differs at the next survey in any case. */
function surveyFolder(root: string, now: number): ReadonlyMap<string, string> {
  try {
    return new Map(
      listEntries(root).map(({ place, type, stamp, time }) => {
        const isFresh = time <= now && now - time < tick;
        return [join(root, place), type === 'file' ? `${stamp}${isFresh ? ' fresh' : ''}` : type];
      }),
    );
  } catch (error) {
    const fault = asDiskFault(error);
    if (fault === null) throw error;
    return new Map([[root, fault.message]]);
  }
}
