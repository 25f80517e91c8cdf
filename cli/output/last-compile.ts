import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { DiskFault } from '../core/disk-fault.ts';
import type { SavedFile, SavedMemo } from '../core/memo.ts';
import { compareText, type Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import type { Selection } from '../resolve/model.ts';
import { keyOf, openCache } from './cache.ts';
import { makeFolder } from './make-folder.ts';
import { writeAtomically } from './write-atomically.ts';
import { readStamp, type Seen } from './write-files.ts';

/**
 * The inputs and results of the last successful compile into a folder, kept beside that folder's other caches so that
 * an equal compile can be skipped. It may be deleted at any time, and is ignored if it is incomplete.
 */
export interface LastCompile {
  /** The digest of everything that the compile depended on. */
  readonly key: string;
  readonly problems: readonly Problem[];
  /** The files that it wrote, by path below the folder. */
  readonly files: Seen;
}

/** The file below the cache folder that describes the last compile into `out`. */
export function fileOfLastCompile(cache: string, out: string): string {
  return join(cache, 'compile', `${digestOf(resolve(out)).slice(0, 16)}.json`);
}

/** A digest of everything that a compile depends on: the content as it was read, the options, and the program. */
export function keyOfCompile(content: Content, options: Selection, program: string): string {
  const hash = createHash('sha256').update(program).update(describeRest(content, options));
  for (const { path, changed, text } of content.files)
    hash.update(`\n${JSON.stringify([path, changed, text.length])}${text}`);
  return hash.digest('hex');
}

/** Everything that a compile depends on except the program and the files. */
export function describeRest(
  { files: _, media, tables, locks, unpublished, ...rest }: Content,
  options: Selection,
): string {
  return JSON.stringify([options, rest, [...media], [...tables], [...locks], [...(unpublished ?? [])]]);
}

/** Reads the record of the last compile; null if it is missing or incomplete. */
export function readLastCompile(file: string): LastCompile | null {
  try {
    const [digest, kept = ''] = readFileSync(file, 'utf8').split('\n');
    if (digest !== digestOf(kept)) return null;
    const { key, problems, files } = JSON.parse(kept);
    return { key, problems, files: new Map(files) };
  } catch {
    return null;
  }
}

/** Saves the record of a compile whose files have just been written. If that fails, the next compile runs in full. */
export function keepLastCompile(file: string, key: string, problems: readonly Problem[], written: Seen): void {
  // Files are written concurrently, so the order in which they finish varies.
  const files = [...written].sort(byPath);
  const kept = JSON.stringify({ key, problems, files });
  try {
    makeFolder(dirname(file));
    writeAtomically(file, `${digestOf(kept)}\n${kept}\n`);
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
  }
}

/** Whether the files of a compile are still in the folder as they were written. */
export function isUntouched(folder: string, { files }: LastCompile): boolean {
  return [...files].every(([path, { stamp }]) => readStamp(join(folder, path)) === stamp);
}

/** How many files one entry holds: all files of a large site would not fit into memory as one text. */
const together = 200;

/** Opens the memo in the cache that the last compile into a folder saved. */
export function openSavedMemo(cache: string, out: string, program: string) {
  const store = openCache(join(cache, 'compile'));
  const keyAt = (index: number) => keyOf('memory', program, resolve(out), `${index}`);
  return {
    /** The saved memo with the key of its compile. */
    read(): { readonly of: string; readonly saved: SavedMemo } | null {
      const parts: Part[] = [];
      for (let entry = store.take(keyAt(0)); entry !== null; entry = store.take(keyAt(parts.length)))
        parts.push(deserialize(entry));
      const [first] = parts;
      if (first === undefined) return null;
      const files = new Map(parts.flatMap((part) => (part.of === first.of ? part.files : [])));
      return { of: first.of, saved: { inputsKey: first.inputsKey, files } };
    },
    keep(of: string, { inputsKey, files }: SavedMemo): void {
      const left = [...files];
      for (let start = 0; start < left.length; start += together) {
        const part: Part = { of, inputsKey, files: left.slice(start, start + together) };
        store.keep(keyAt(start / together), serialize(part));
      }
      store.prune();
    },
  };
}

interface Part {
  /** The key of the compile. */
  readonly of: string;
  readonly inputsKey: string | null;
  readonly files: readonly (readonly [path: string, file: SavedFile])[];
}

function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return compareText(a, b);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
