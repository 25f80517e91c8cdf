import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DiskFault } from '../core/disk-fault.ts';
import { compareText, type Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import type { Selection } from '../resolve/model.ts';
import { makeFolder } from './make-folder.ts';
import { writeAtomically } from './write-atomically.ts';
import { readStamp, type Seen } from './write-files.ts';

/**
 * What the last good compile into a folder was made of and what came of it, kept beside that folder's other caches so
 * that the same is not made again. It may be deleted at any time, and is ignored unless it is whole.
 */
export interface LastCompile {
  /** Of everything that the compile depended on. */
  readonly key: string;
  readonly problems: readonly Problem[];
  /** The stamp of each file that it made, by its path below the folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** The file below the folder of caches that knows of the last compile into `out`. */
export function fileOfLastCompile(cache: string, out: string): string {
  return join(cache, 'compile', `${digestOf(resolve(out)).slice(0, 16)}.json`);
}

/** A digest of everything that a compile depends on: the content as it was read, the options, and the program. */
export function keyOfCompile(content: Content, options: Selection, program: string): string {
  const { files, media, tables, locks, ...rest } = content;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([program, options, rest, [...media], [...tables], [...locks]]));
  for (const { path, changed, text } of files) hash.update(`\n${JSON.stringify([path, changed, text.length])}${text}`);
  return hash.digest('hex');
}

/** What a file keeps of the last compile; null when there is nothing, or nothing whole. */
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

/** Keeps a compile whose files have just been written; where that cannot be done, the next one makes them again. */
export function keepLastCompile(file: string, key: string, problems: readonly Problem[], written: Seen): void {
  // Files are written side by side, so the order in which they are done is another each time.
  const files = Array.from(written, ([path, { stamp }]) => [path, stamp] as const).sort(byPath);
  const kept = JSON.stringify({ key, problems, files });
  try {
    makeFolder(dirname(file));
    writeAtomically(file, `${digestOf(kept)}\n${kept}\n`);
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
  }
}

/** Whether the files of a compile stand in the folder as they were written. */
export function isUntouched(folder: string, { files }: LastCompile): boolean {
  return [...files].every(([path, stamp]) => readStamp(join(folder, path)) === stamp);
}

function byPath([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return compareText(a, b);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
