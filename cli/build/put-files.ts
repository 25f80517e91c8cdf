import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { digestOf } from '../core/digest.ts';
import { atDisk } from '../core/disk-fault.ts';
import { type BuildCache, openPack } from '../output/cache.ts';
import { makeFolder } from '../output/make-folder.ts';
import { readStamp } from '../output/write-files.ts';
import { startCompressor } from './compress.ts';
import { isCompressed } from './compress-file.mjs';

/** A file of the last site with its copies: the key of what it was made of, and the stamp of each by its ending. */
interface Standing {
  readonly key: string;
  readonly stamps: readonly (readonly [ending: string, stamp: string])[];
}

/** A file that was put, with the endings of its copies. */
interface Placed {
  readonly path: string;
  readonly key: string;
  readonly endings: readonly string[];
}

const single = [''] as const;
const withCopies = ['', '.br', '.gz'] as const;

/**
 * Puts the files of a site where it grows, each text with its compressed copies. A file that the last site has, made of
 * the same and untouched since, is a hard link to that one. `version` differs whenever the same content may come out
 * differently.
 */
export function createFilePutter(site: string, last: string, cache: BuildCache, version: string) {
  const compressor = startCompressor();
  const folders = new Set<string>();
  const standing = openPack<Standing>(cache, 'standing', version, resolve(last));
  const placed: Placed[] = [];

  /** The path of a file on the disk, in a folder that is there. */
  function prepareFile(path: string): string {
    const file = join(site, path);
    const folder = dirname(file);
    if (!folders.has(folder)) makeFolder(folder);
    folders.add(folder);
    return file;
  }

  /** Links the file of the last site, if that was made of the same and nobody has touched it since. */
  function linkStanding(path: string, key: string): boolean {
    const known = standing.take(path);
    if (known?.key !== key) return false;
    const endings = known.stamps.map(([ending]) => ending);
    if (!known.stamps.every(([ending, stamp]) => readStamp(join(last, path + ending)) === stamp)) return false;
    try {
      for (const ending of endings) linkSync(join(last, path + ending), prepareFile(path + ending));
    } catch {
      // There are disks without links. What is linked already must not be written into: the last site is still shown.
      for (const ending of endings) rmSync(join(site, path + ending), { force: true });
      return false;
    }
    placed.push({ path, key, endings });
    return true;
  }

  function add(path: string, key: string, content: string | Uint8Array, isAlone = false): void {
    const file = prepareFile(path);
    atDisk(file, 'written', () => writeFileSync(file, content));
    const hasCopies = !isAlone && isCompressed(path, Buffer.byteLength(content));
    if (hasCopies) compressor.add(file);
    placed.push({ path, key, endings: hasCopies ? withCopies : single });
  }

  return {
    /** Puts a file. With `isAlone` it is not compressed, because its copies are put like itself. */
    put(path: string, content: string | Uint8Array, { isAlone = false } = {}): void {
      const key = digestOf(version, 'copies', content);
      if (!linkStanding(path, key)) add(path, key, content, isAlone);
    },
    /** Puts a file, which is made only if the last site has none that was made of the same. */
    async putMade(path: string, madeOf: readonly string[], make: () => Promise<string | Uint8Array>) {
      const key = digestOf(version, 'made', ...madeOf);
      if (!linkStanding(path, key)) add(path, key, await make());
    },
    finish: compressor.finish,
    /** Remembers what was put for the next build. The site has taken the place of the last one, where others may have put files of theirs. */
    keep(isOwn: (path: string) => boolean) {
      for (const { path, key, endings } of placed) {
        const stamps = endings.flatMap((ending) => {
          const stamp = readStamp(join(last, path + ending));
          return stamp === null ? [] : [[ending, stamp] as const];
        });
        if (stamps.every(([ending]) => isOwn(path + ending))) standing.keep(path, { key, stamps });
      }
      standing.save();
    },
    stop: compressor.stop,
  };
}
