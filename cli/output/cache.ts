import { createHash } from 'node:crypto';
import { readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOf } from '../core/digest.ts';
import { readIfThere } from '../read/if-there.ts';
import { makeFolder } from './make-folder.ts';

/**
 * A cache on disk, kept from build to build, of results that are slow to compute, each under a digest of its inputs. It
 * may be deleted at any time. A damaged or incomplete entry counts as missing, and a failure to write one is ignored.
 */
export type BuildCache = ReturnType<typeof openCache>;

/** Opens the cache in a folder, which need not exist. */
export function openCache(folder: string) {
  /** The size in bytes of each entry that this build used. */
  const used = new Map<string, number>();
  /** Set once the disk refuses an entry; no more entries are written then. */
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

  /** Deletes unused entries, the oldest first, until the rest of these take up no more space than the used ones. */
  function prune(): void {
    let room = [...used.values()].reduce((sum, size) => sum + size, 0);
    for (const { file, size } of listOthers(folder, used)) {
      room -= size;
      if (room < 0) removeIfPossible(file);
    }
  }

  return { take, keep, prune };
}

/** Many small values in one cache entry, each under the digest of its inputs. */
export type Pack<T> = ReturnType<typeof openPack<T>>;

/** Opens the pack with a name. */
export function openPack<T>(cache: BuildCache, ...name: readonly string[]) {
  const key = digestOf('pack', ...name);
  const entry = cache.take(key);
  const last: ReadonlyMap<string, T> = entry === null ? new Map() : deserialize(entry);
  const asked = new Map<string, T>();
  return {
    take(one: string): T | undefined {
      const value = last.get(one);
      if (value !== undefined) asked.set(one, value);
      return value;
    },
    keep: (one: string, value: T) => void asked.set(one, value),
    /** Replaces the entry by the values that this build used. */
    save(): void {
      if (asked.size === last.size && [...asked].every(([one, value]) => last.get(one) === value)) return;
      cache.keep(key, serialize(asked));
    },
  };
}

/**
 * The result for each text, from the pack if it is there. `make` computes all missing ones together, by their indexes.
 */
export async function makeEach<T>(
  texts: readonly string[],
  { take, keep }: Pick<Pack<T>, 'take' | 'keep'>,
  make: (places: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const keys = texts.map((text) => digestOf(text));
  const known = keys.map(take);
  const places = [...known.keys()].filter((place) => known[place] === undefined);
  const made = places.length === 0 ? [] : await make(places);
  for (const [index, place] of places.entries()) {
    known[place] = made[index];
    keep(keys[place] ?? '', made[index] as T);
  }
  return known as T[];
}

/** A pack that is always empty. */
export const noPack = { take: () => undefined, keep: () => undefined };

const isKey = /^[\da-f]{64}$/;
const sealLength = 32;

/** A digest written before the bytes of an entry, by which damage is detected. */
function seal(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest();
}

/** The unused entries of the cache, the newest first; other files in the folder are left alone. */
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
    // Ignored: an incomplete entry counts as missing, and the next build deletes it.
  }
}
