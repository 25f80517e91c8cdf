import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { once } from '../core/lazily.ts';
import type { FileParts, FileValues } from '../data/files.ts';
import { markName, writeMark } from '../output/mark.ts';
import { putFiles, readStamp, type Seen, writeFiles } from '../output/write-files.ts';

interface ReplaceOptions {
  /** Called when temporary files are written: if it answers false, nothing is changed. */
  readonly ask?: () => Promise<boolean>;
  /** Asked between two pieces of a file: from a yes on, whatever is not written yet stays as it was. */
  readonly isInterrupted?: () => boolean;
}

/**
 * The output folder of a watch, which others may read and delete, and what it has written there. All methods throw a
 * DiskFault if the disk refuses.
 */
export function createOutput(folder: string) {
  const seen: Seen = new Map();
  let lostBefore = '';
  const isThere = (path: string) => existsSync(join(folder, path));
  return {
    /** Makes the folder contain these files and no other pages; returns the paths that were written or removed. */
    async write(files: FileValues): Promise<string[]> {
      const { changed, removed } = await writeFiles(folder, files, seen);
      for (const path of removed) seen.delete(path);
      return [...changed, ...removed];
    },
    /**
     * Replaces earlier files by new ones where the two differ, without checking the others, of which there may be
     * thousands; returns the paths that were written or removed.
     */
    async replace(
      before: FileParts,
      after: FileParts,
      { ask = async () => true, isInterrupted }: ReplaceOptions = {},
    ): Promise<string[]> {
      const old = new Map(listOthers(before, after));
      const now = new Map(listOthers(after, before));
      const others = new Map([...now].filter(([path, value]) => old.get(path) !== value));
      const isRight = once(ask);
      const changed = await putFiles(folder, others, seen, { areOthers: true, isRight, isInterrupted });
      if (!(await isRight())) return [];
      const removed = [...old.keys()].filter((path) => !now.has(path));
      for (const path of removed) {
        atDisk(join(folder, path), 'removed', () => rmSync(join(folder, path), { force: true }));
        seen.delete(path);
      }
      return [...changed, ...removed];
    },
    /**
     * Restores files that somebody deleted together with a folder, and returns their paths. It waits for a second call
     * that finds the same files missing, because the deletion may still be going on.
     */
    async restore(files: FileValues): Promise<string[]> {
      const folders = new Set([...seen.keys()].map((path) => dirname(path)));
      const isWhole = seen.size === 0 || (isThere('site.json') && [...folders].every(isThere));
      const lost = isWhole ? [] : [...seen.keys()].filter((path) => readStamp(join(folder, path)) === null);
      const before = lostBefore;
      lostBefore = lost.join();
      if (lostBefore !== before) return [];
      const all = withMark(files);
      return putFiles(folder, new Map(lost.map((path) => [path, all.get(path)])), seen);
    },
  };
}

/** The files that differ from those at the same position in other parts. */
function listOthers(parts: FileParts, others: FileParts): FileParts[number] {
  return parts.flatMap((part, index) => {
    const other = others[index];
    return part === other ? [] : part.filter((file, index) => file !== other?.[index]);
  });
}

function withMark(files: FileValues): FileValues {
  return new Map<string, unknown>([[markName, writeMark('compile')], ...files]);
}
