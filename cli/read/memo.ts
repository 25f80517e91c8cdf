import type { FolderEntry } from './walk.ts';

/** Gives what was read of a file last, if it is still the same file, or else what `read` gives. */
export type MemoRead = <T>(file: string, entry: FolderEntry, read: () => T) => T;

/** Reads everything: one compile reads nothing twice. */
export const noCache: MemoRead = (_file, _entry, read) => read();

/** A clock may not tell two writes apart that are closer than this, in milliseconds. */
const tick = 100;

/** A memo over several readings. A file that was written only just now is read again the next time as well. */
export function memoReads(now: () => number): MemoRead {
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
