import { join } from 'node:path';
import { asDiskFault } from '../core/disk-fault.ts';
import { listEntries } from '../read/content.ts';

/** Finds what has happened in a folder by looking at it: the system's events may be used up, or never come (a network drive). */
export interface Survey {
  /** Everything that is there is known from now on. */
  readonly mark: () => void;
  /** The paths at which something else stands than was known, each told once. */
  readonly find: () => string[];
}

/** The clock of a disk may not tell two writes apart that are closer than this, in milliseconds. */
const tick = 100;

/** A survey of the files of a content folder, by their stamps. */
export function createSurvey(root: string, now: () => number): Survey {
  let known: ReadonlyMap<string, string> = new Map();
  return {
    mark() {
      known = surveyFolder(root, now());
    },
    find() {
      const before = known;
      known = surveyFolder(root, now());
      const gone = [...before.keys()].filter((path) => !known.has(path));
      return [...gone, ...[...known.keys()].filter((path) => before.get(path) !== known.get(path))];
    },
  };
}

/** Every path with what tells two states of it apart. A file that was written only just now is another one later, whatever happens. */
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
