import type { FolderEntry } from './walk.ts';

/** Returns the cached result for a file if it has not changed, else calls `read`. */
export type CachedRead = <T>(file: string, entry: FolderEntry, read: () => T) => T;

/** No cache, since a single compile reads each file once. */
export const noCache: CachedRead = (_file, _entry, read) => read();

/** Two writes closer together than this many milliseconds may get the same time stamp. */
const tick = 100;

/** A cache for repeated reads. A file that was written only a moment ago is read again the next time. */
export function cacheReads(now: () => number): CachedRead {
  const known = new Map<string, { readonly stamp: string; readonly value: unknown }>();
  return <T>(file: string, entry: FolderEntry, read: () => T): T => {
    const last = known.get(file);
    if (last?.stamp === entry.stamp) return last.value as T;
    const isSettled = now() - entry.time > tick;
    const value = read();
    if (isSettled) known.set(file, { stamp: entry.stamp, value });
    else known.delete(file);
    return value;
  };
}
