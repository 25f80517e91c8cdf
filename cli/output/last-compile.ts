import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOf } from '../core/digest.ts';
import type { SavedFile, SavedMemo } from '../core/memo.ts';
import type { Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import type { Selection } from '../resolve/model.ts';
import { openCache } from './cache.ts';
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

/** A digest of everything that a compile depends on: the content as it was read, the options, and the program. */
export function keyOfCompile(content: Content, options: Selection, program: string): string {
  const files = content.files.flatMap(({ path, changed, text }) => [JSON.stringify([path, changed]), text]);
  return digestOf(program, describeRest(content, options), ...files);
}

/** Everything that a compile depends on except the program and the files. */
export function describeRest(
  { files: _, media, tables, locks, unpublished, ...rest }: Content,
  options: Selection,
): string {
  return JSON.stringify([options, rest, [...media], [...tables], [...locks], [...unpublished]]);
}

/** Whether the files of a compile are still in the folder as they were written. */
export function isUntouched(folder: string, { files }: Pick<LastCompile, 'files'>): boolean {
  return [...files].every(([path, { stamp }]) => readStamp(join(folder, path)) === stamp);
}

/** How many files one entry holds: all files of a large site would not fit into memory as one text. */
const together = 200;

/** The cache key of the record of the last compile into a folder. */
export function keyOfLastCompile(out: string): string {
  return digestOf('last compile', resolve(out));
}

/** Opens what the last compile into a folder left in the cache: a record of it, and the memo that it saved. */
export function openLastCompile(cache: string, out: string, program: string) {
  const store = openCache(join(cache, 'compile'));
  const keyAt = (index: number) => digestOf('memory', program, resolve(out), `${index}`);
  return {
    /** The record; null if it is missing or damaged. */
    read(): LastCompile | null {
      const entry = store.take(keyOfLastCompile(out));
      if (entry === null) return null;
      const { files, ...last } = JSON.parse(entry.toString());
      return { ...last, files: new Map(files) };
    },
    /** Saves the record of a compile whose files have just been written. */
    keep(last: LastCompile): void {
      const record = JSON.stringify({ ...last, files: [...last.files] });
      store.keep(keyOfLastCompile(out), Buffer.from(record));
    },
    /** The saved memo with the key of its compile. */
    readMemo(): { readonly of: string; readonly saved: SavedMemo } | null {
      const parts: Part[] = [];
      for (let entry = store.take(keyAt(0)); entry !== null; entry = store.take(keyAt(parts.length)))
        parts.push(deserialize(entry));
      const [first] = parts;
      if (first === undefined) return null;
      const files = new Map(parts.flatMap((part) => (part.of === first.of ? part.files : [])));
      return { of: first.of, saved: { inputsKey: first.inputsKey, files } };
    },
    keepMemo(of: string, { inputsKey, files }: SavedMemo): void {
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
