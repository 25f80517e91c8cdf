import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import type { Selection } from '../resolve/model.ts';
import { writeAtomically } from './write-atomically.ts';
import { readStamp, type Seen } from './write-files.ts';

/**
 * What the last good compile into a folder was made of and what came of it, kept in that folder so that the same is
 * not made again. It may be deleted at any time, and is ignored unless it is whole.
 */
export interface LastCompile {
  /** Of everything that the compile depended on. */
  readonly key: string;
  readonly problems: readonly Problem[];
  /** The stamp of each file that it made, by its path below the folder. */
  readonly files: ReadonlyMap<string, string>;
}

const name = '.last-compile';

/** A digest of everything that a compile depends on: the content as it was read, the options, and the program. */
export function keyOfCompile(content: Content, options: Selection, program: string): string {
  const { files, media, locks, ...rest } = content;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([program, options, rest, [...media], [...locks]]));
  for (const { path, changed, text } of files) hash.update(`\n${JSON.stringify([path, changed, text.length])}${text}`);
  return hash.digest('hex');
}

/** What is kept of the last compile into a folder; null when there is nothing, or nothing whole. */
export function readLastCompile(folder: string): LastCompile | null {
  try {
    const [digest, kept = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    if (digest !== digestOf(kept)) return null;
    const { key, problems, files } = JSON.parse(kept);
    return { key, problems, files: new Map(files) };
  } catch {
    return null;
  }
}

/** Keeps a compile whose files have just been written. */
export function keepLastCompile(folder: string, key: string, problems: readonly Problem[], written: Seen): void {
  const files = [...written].map(([path, { stamp }]) => [path, stamp]);
  const kept = JSON.stringify({ key, problems, files });
  writeAtomically(join(folder, name), `${digestOf(kept)}\n${kept}\n`);
}

/** Whether the files of a compile stand in the folder as they were written. */
export function isUntouched(folder: string, { files }: LastCompile): boolean {
  return [...files].every(([path, stamp]) => readStamp(join(folder, path)) === stamp);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
