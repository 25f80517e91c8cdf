import { createHash } from 'node:crypto';
import { readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readIfThere } from '../read/if-there.ts';
import { makeFolder } from './make-folder.ts';

/**
 * What is dear to make, kept from build to build under a digest of all that it is made of. It may be deleted at any
 * time. What is damaged, half-written or of another version is not there, and what cannot be kept is made again.
 */
export type BuildCache = ReturnType<typeof openCache>;

/** The key of what is made of these texts. */
export function keyOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex');
}

/** Opens the cache in a folder, which need not be there. */
export function openCache(folder: string) {
  /** How many bytes each entry has that was asked for. */
  const used = new Map<string, number>();
  /** Once the disk refuses an entry, it is asked no more. */
  let isRefused = false;

  function take(key: string): Buffer | null {
    const entry = readIfThere(join(folder, key));
    used.set(key, entry?.length ?? 0);
    if (entry === null) return null;
    const bytes = entry.subarray(sealLength);
    return seal(key, bytes).equals(entry.subarray(0, sealLength)) ? bytes : null;
  }

  function keep(key: string, bytes: Uint8Array): void {
    used.set(key, sealLength + bytes.length);
    if (isRefused) return;
    const file = join(folder, key);
    try {
      makeFolder(resolve(folder));
      writeFileSync(file, Buffer.concat([seal(key, bytes), bytes]));
    } catch {
      isRefused = true;
      removeIfPossible(file);
    }
  }

  /** Deletes what this build did not use, the oldest first, until there is no more of it than of what it used. */
  function prune(): void {
    let room = [...used.values()].reduce((sum, size) => sum + size, 0);
    for (const { file, size } of listOthers(folder, used)) {
      room -= size;
      if (room < 0) removeIfPossible(file);
    }
  }

  return { take, keep, prune };
}

/** Many small values as one entry of a cache, each under the key of what it is made of. */
export interface Pack<T> {
  readonly take: (key: string) => T | undefined;
  readonly keep: (key: string, value: T) => void;
  /** Keeps what this build has asked for in the place of what the last one had. */
  readonly save: () => void;
}

/** Opens the entry of a name that holds a pack. */
export function openPack<T>(cache: BuildCache, ...name: readonly string[]): Pack<T> {
  const key = keyOf('pack', ...name);
  const entry = cache.take(key);
  const last: ReadonlyMap<string, T> = entry === null ? new Map() : deserialize(entry);
  const asked = new Map<string, T>();
  return {
    take(one) {
      const value = last.get(one);
      if (value !== undefined) asked.set(one, value);
      return value;
    },
    keep: (one, value) => void asked.set(one, value),
    save() {
      if (asked.size === last.size && [...asked].every(([one, value]) => last.get(one) === value)) return;
      cache.keep(key, serialize(asked));
    },
  };
}

/** What is made of each of these texts: what the pack does not know is made together, by their places. */
export function makeEach<T>(
  texts: readonly string[],
  { take, keep }: Pick<Pack<T>, 'take' | 'keep'>,
  make: (places: readonly number[]) => readonly T[],
): T[] {
  const keys = texts.map((text) => keyOf(text));
  const known = keys.map(take);
  const places = [...known.keys()].filter((place) => known[place] === undefined);
  const made = places.length === 0 ? [] : make(places);
  for (const [index, place] of places.entries()) {
    known[place] = made[index];
    keep(keys[place] ?? '', made[index] as T);
  }
  return known as T[];
}

/** Knows nothing, and keeps nothing. */
export const noPack = { take: () => undefined, keep: () => undefined };

const isKey = /^[\da-f]{64}$/;
const sealLength = 32;

/** What stands before the bytes of an entry, and before no others. */
function seal(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest();
}

/** The entries in the folder that were not used, the newest first; what else stands there is not ours. */
function listOthers(folder: string, used: ReadonlyMap<string, number>): { file: string; size: number }[] {
  const names = statIfThere(folder)?.isDirectory() ? readdirSync(folder) : [];
  return names
    .filter((name) => isKey.test(name) && !used.has(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const stats = statIfThere(file);
      return stats === null ? [] : [{ file, size: stats.size, time: stats.mtimeMs }];
    })
    .sort((one, other) => other.time - one.time);
}

function statIfThere(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true, recursive: true });
  } catch {
    // It is ignored, for it is not whole, or deleted by the next build.
  }
}
