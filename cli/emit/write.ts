import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './files.ts';

/** What a write did, by path below the folder. */
export interface Written {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What stood in each file, by its whole path, when this program saw it last, and when that was written. */
export type Seen = Map<string, { readonly text: string; readonly time: number }>;

/** A temporary file that is older than this belongs to a run that was killed. */
const abandonedAfter = 60_000;
const temporary = /\.[0-9a-f]{16}\.tmp$/;

/**
 * Makes a folder hold the files: each is written beside its place and renamed, so that a kill at any moment
 * leaves the old or the new one; a file that would not change is not touched; pages that are no more are removed.
 * A caller that writes again and again keeps `seen`: a file is then read only if somebody else has written it.
 */
export function writeFiles(folder: string, files: Files, seen: Seen = new Map()): Written {
  const changed: string[] = [];
  for (const [path, text] of files) {
    const target = join(folder, path);
    const known = seen.get(target);
    const isKnown = known !== undefined && known.time === timeOf(target);
    const isThere = isKnown ? known.text === text : readIfThere(target)?.equals(Buffer.from(text)) === true;
    if (isKnown && isThere) continue;
    if (!isThere) {
      writeAtomically(target, text);
      changed.push(path);
    }
    seen.set(target, { text, time: timeOf(target) });
  }
  return { changed, removed: sweep(folder, '', files) };
}

function writeAtomically(target: string, text: string): void {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(beside, text);
  renameSync(beside, target);
}

/** When a file was written last, in milliseconds; -1 where there is none. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Only what this program writes may go: data of pages, and its own temporary files. */
function sweep(folder: string, place: string, files: Files): string[] {
  const removed: string[] = [];
  const entries = readdirSync(join(folder, place), { withFileTypes: true });
  for (const entry of entries) {
    const path = place === '' ? entry.name : `${place}/${entry.name}`;
    const isPages = path === 'pages' || path.startsWith('pages/');
    if (entry.isDirectory() && isPages) removed.push(...sweep(folder, path, files));
    else if (entry.isFile() && temporary.test(entry.name)) removeAbandoned(join(folder, path));
    else if (entry.isFile() && isPages && path.endsWith('.json') && !files.has(path)) {
      unlinkSync(join(folder, path));
      removed.push(path);
    }
  }
  if (place !== '' && readdirSync(join(folder, place)).length === 0) rmdirSync(join(folder, place));
  return removed;
}

function removeAbandoned(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfter) unlinkSync(path);
}
