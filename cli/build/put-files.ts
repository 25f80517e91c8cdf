import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { atDisk } from '../core/disk-fault.ts';
import { type BuildCache, keyOf, openPack } from '../output/cache.ts';
import { makeFolder } from '../output/make-folder.ts';
import { readStamp } from '../output/write-files.ts';
import { startCompressor } from './compress.ts';
import { isCompressed } from './compress-file.mjs';

/** A file with its copies: what its name ends in beside each, and the bytes. */
type Family = readonly (readonly [ending: string, bytes: Uint8Array])[];

/** A file of the last site with its copies: the key of what it was made of, and the stamp of each by its ending. */
interface Standing {
  readonly key: string;
  readonly stamps: readonly (readonly [ending: string, stamp: string])[];
}

/** What came to stand at a path. */
interface Placed {
  readonly path: string;
  readonly key: string;
  readonly endings: readonly string[];
  /** Those to be kept as a family, for a build that does not find this site. */
  readonly family: readonly string[];
}

const copies = ['.br', '.gz'] as const;
const whole = ['', ...copies] as const;

/**
 * Puts the files of a site where it grows, each text with its compressed copies. What stands in the last site as it was made, of the same, is linked and not written: disks
 * take their time to give up thousands of files. `version` is another one whenever the same content may come out
 * differently.
 */
export function createFilePutter(site: string, last: string, cache: BuildCache, version: string) {
  const compressor = startCompressor();
  const folders = new Set<string>();
  const standing = openPack<Standing>(cache, 'standing', version, resolve(last));
  const placed: Placed[] = [];

  function place(path: string): string {
    const file = join(site, path);
    const folder = dirname(file);
    if (!folders.has(folder)) makeFolder(folder);
    folders.add(folder);
    return file;
  }

  function write(path: string, content: string | Uint8Array): void {
    const file = place(path);
    atDisk(file, 'written', () => {
      // What stands there may be linked to the last site, which is still shown.
      rmSync(file, { force: true });
      writeFileSync(file, content);
    });
  }

  /** Puts what stands in the last site, if that was made of the same and nobody has touched it since. */
  function linkStanding(path: string, key: string, family: readonly string[]): boolean {
    const known = standing.take(path);
    if (known?.key !== key) return false;
    const endings = known.stamps.map(([ending]) => ending);
    if (!known.stamps.every(([ending, stamp]) => readStamp(join(last, path + ending)) === stamp)) return false;
    try {
      for (const ending of endings) linkSync(join(last, path + ending), place(path + ending));
    } catch {
      // There are disks without links. What is linked already must not be written into.
      for (const ending of endings) rmSync(join(site, path + ending), { force: true });
      return false;
    }
    placed.push({ path, key, endings, family: family.length === 0 || cache.has(key) ? [] : family });
    return true;
  }

  /** Puts what was kept under a key, if anything was. */
  function putKept(path: string, key: string): boolean {
    const kept = cache.take(key);
    if (kept === null) return false;
    for (const [ending, bytes] of deserialize(kept) as Family) write(path + ending, bytes);
    placed.push({ path, key, endings: whole, family: [] });
    return true;
  }

  async function compress(path: string, key: string, family: readonly string[]): Promise<void> {
    compressor.add(join(site, path));
    placed.push({ path, key, endings: whole, family });
    // What the other process is told leaves this one only between two turns.
    await nextTurn();
  }

  async function put(path: string, content: string | Buffer): Promise<void> {
    const key = keyOf(version, 'copies', content);
    const family = isCompressed(path, Buffer.byteLength(content)) ? copies : [];
    if (linkStanding(path, key, family)) return;
    write(path, content);
    if (family.length === 0) placed.push({ path, key, endings: [''], family });
    else if (!putKept(path, key)) await compress(path, key, family);
  }

  return {
    put,
    /** Puts a text that is made only if none is known that was made of the same. */
    async putMade(path: string, madeOf: readonly string[], make: () => Promise<string>) {
      const key = keyOf(version, 'made', ...madeOf);
      if (linkStanding(path, key, whole) || putKept(path, key)) return;
      write(path, await make());
      await compress(path, key, whole);
    },
    finish: compressor.finish,
    /** Keeps what was made for the next build; it stands in the place of the last site now, where others may have put theirs instead. */
    keep(isOwn: (path: string) => boolean) {
      for (const { path, key, endings, family } of placed) {
        const stamps = endings.flatMap((ending) => {
          const stamp = readStamp(join(last, path + ending));
          return stamp === null ? [] : [[ending, stamp] as const];
        });
        if (!stamps.every(([ending]) => isOwn(path + ending))) continue;
        standing.keep(path, { key, stamps });
        const there = family.filter((ending) => stamps.some(([one]) => one === ending));
        if (there.length === 0) continue;
        cache.keep(key, serialize(there.map((ending) => [ending, readFileSync(join(last, path + ending))])));
      }
      standing.save();
    },
    stop: compressor.stop,
  };
}
