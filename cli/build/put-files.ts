import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { atDisk } from '../core/disk-fault.ts';
import { makeFolder } from '../output/make-folder.ts';
import { type BuildCache, keyOf } from './cache.ts';
import { startCompressor } from './compress.ts';
import { isCompressed } from './compress-file.mjs';

/** Puts the files of a site where it grows, each text with its compressed copies. */
export interface FilePutter {
  readonly put: (path: string, content: string | Buffer) => Promise<void>;
  /** Puts a text that is made only if none is known that was made of the same. */
  readonly putMade: (path: string, madeOf: readonly string[], make: () => Promise<string>) => Promise<void>;
  /** Settles when every copy is written; throws when one could not be, whose reason stands on standard error. */
  readonly finish: () => Promise<void>;
  /** Keeps what was made for the next build; it stands below `site` now, where others may have put theirs instead. */
  readonly keep: (site: string, isOwn: (path: string) => boolean) => void;
  /** Ends without the rest. */
  readonly stop: () => void;
}

/** A file with its copies: what its name ends in beside each, and the bytes. */
type Family = readonly (readonly [ending: string, bytes: Uint8Array])[];

const copies = ['.br', '.gz'] as const;

/** Puts files into a folder. `version` is another one whenever the same content may come out differently. */
export function createFilePutter(site: string, cache: BuildCache, version: string): FilePutter {
  const compressor = startCompressor();
  const folders = new Set<string>();
  const toKeep: { readonly key: string; readonly path: string; readonly endings: readonly string[] }[] = [];

  function write(path: string, content: string | Uint8Array): void {
    const file = join(site, path);
    const folder = dirname(file);
    if (!folders.has(folder)) makeFolder(folder);
    folders.add(folder);
    atDisk(file, 'written', () => writeFileSync(file, content));
  }

  /** Puts what was kept under a key, if anything was. */
  function putKept(path: string, key: string): boolean {
    const kept = cache.take(key);
    if (kept === null) return false;
    for (const [ending, bytes] of deserialize(kept) as Family) write(path + ending, bytes);
    return true;
  }

  async function compress(path: string, key: string, endings: readonly string[]): Promise<void> {
    compressor.add(join(site, path));
    toKeep.push({ key, path, endings });
    // What the other process is told leaves this one only between two turns.
    await nextTurn();
  }

  async function put(path: string, content: string | Buffer): Promise<void> {
    write(path, content);
    if (!isCompressed(path, Buffer.byteLength(content))) return;
    const key = keyOf(version, 'copies', content);
    if (!putKept(path, key)) await compress(path, key, copies);
  }

  return {
    put,
    async putMade(path, madeOf, make) {
      const key = keyOf(version, 'made', ...madeOf);
      if (putKept(path, key)) return;
      write(path, await make());
      await compress(path, key, ['', ...copies]);
    },
    async finish() {
      await compressor.finish();
    },
    keep(site, isOwn) {
      for (const { key, path, endings } of toKeep) {
        const there = endings.filter((ending) => existsSync(join(site, path + ending)));
        if (!there.every((ending) => isOwn(path + ending))) continue;
        const family: Family = there.map((ending) => [ending, readFileSync(join(site, path + ending))]);
        cache.keep(key, serialize(family));
      }
    },
    stop: compressor.stop,
  };
}
