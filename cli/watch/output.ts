import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { once } from '../core/lazily.ts';
import type { FileParts, FileValues } from '../data/files.ts';
import { markName, writeMark } from '../output/mark.ts';
import { putFiles, readStamp, type Seen, writeFiles } from '../output/write-files.ts';

/** The folder that a watch keeps, and what it has written there. All of it throws a DiskFault where the disk refuses. */
export interface WatchOutput {
  /** Makes the folder hold the files and no other pages; gives the paths that were written or removed. */
  readonly write: (files: FileValues) => Promise<string[]>;
  /**
   * Puts files in the place of those that were written before them, as far as the two differ, without a look at the
   * others, of which there may be thousands; gives the paths that were written or removed. It asks whether it may
   * once they are written beside their places, and changes nothing where it may not.
   */
  readonly replace: (before: FileParts, after: FileParts, ask?: () => Promise<boolean>) => Promise<string[]>;
  /**
   * Writes those of the files again that somebody took away with the whole folder or one in it, and gives the paths;
   * not before a second call finds the same, for whoever takes it away may still be at it.
   */
  readonly restore: (files: FileValues) => Promise<string[]>;
}

/** An output in a folder that others may read, and delete. */
export function createOutput(folder: string): WatchOutput {
  const seen: Seen = new Map();
  let lostBefore = '';
  const isThere = (path: string) => existsSync(join(folder, path));
  return {
    async write(files) {
      const { changed, removed } = await writeFiles(folder, files, seen);
      for (const path of removed) seen.delete(path);
      return [...changed, ...removed];
    },
    async replace(before, after, ask = async () => true) {
      const old = new Map(listOthers(before, after));
      const now = new Map(listOthers(after, before));
      const others = new Map([...now].filter(([path, value]) => old.get(path) !== value));
      const isRight = once(ask);
      const changed = await putFiles(folder, others, seen, { areOthers: true, isRight });
      if (!(await isRight())) return [];
      const removed = [...old.keys()].filter((path) => !now.has(path));
      for (const path of removed) {
        atDisk(join(folder, path), 'removed', () => rmSync(join(folder, path), { force: true }));
        seen.delete(path);
      }
      return [...changed, ...removed];
    },
    async restore(files) {
      const places = new Set([...seen.keys()].map((path) => dirname(path)));
      const isWhole = seen.size === 0 || (isThere('site.json') && [...places].every(isThere));
      const lost = isWhole ? [] : [...seen.keys()].filter((path) => readStamp(join(folder, path)) === null);
      const before = lostBefore;
      lostBefore = lost.join();
      if (lostBefore !== before) return [];
      const all = withMark(files);
      return putFiles(folder, new Map(lost.map((path) => [path, all.get(path)])), seen);
    },
  };
}

/** The files that do not stand at the same place of some other parts. */
function listOthers(parts: FileParts, others: FileParts): FileParts[number] {
  return parts.flatMap((part, index) => {
    const other = others[index];
    return part === other ? [] : part.filter((file, place) => file !== other?.[place]);
  });
}

function withMark(files: FileValues): FileValues {
  return new Map<string, unknown>([[markName, writeMark('compile')], ...files]);
}
