import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../data/files.ts';
import { putFiles, readStamp, type Seen, writeFiles } from '../output/write-files.ts';

/** The folder that a watch keeps, and what it has written there. All of it throws a DiskFault where the disk refuses. */
export interface Output {
  /** Makes the folder hold the files and no other pages; gives the paths that were written or removed. */
  readonly write: (files: Files) => string[];
  /** Writes those of the files that differ, and gives their paths. */
  readonly put: (files: Files) => string[];
  /**
   * Writes again what somebody took away with the whole folder or one in it, and gives the paths; not before a second
   * call finds the same, for whoever takes it away may still be at it.
   */
  readonly restore: () => string[];
}

/** An output in a folder that others may read, and delete. */
export function createOutput(folder: string): Output {
  const seen: Seen = new Map();
  const put = (files: Files) => putFiles(folder, files, seen);
  let lostBefore = '';
  const isThere = (path: string) => existsSync(join(folder, path));
  return {
    put,
    write(files) {
      const { changed, removed } = writeFiles(folder, files, seen);
      for (const path of removed) seen.delete(path);
      return [...changed, ...removed];
    },
    restore() {
      const places = new Set([...seen.keys()].map((path) => dirname(path)));
      const isWhole = seen.size === 0 || (isThere('site.json') && [...places].every(isThere));
      const lost = isWhole ? [] : [...seen].filter(([path]) => readStamp(join(folder, path)) === null);
      const before = lostBefore;
      lostBefore = lost.map(([path]) => path).join();
      if (lostBefore !== before) return [];
      return put(new Map(lost.map(([path, { text }]) => [path, text])));
    },
  };
}
