import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import type { FileValues } from '../data/files.ts';
import { asItStands, writePieces } from '../data/stringify.ts';
import { stampOf } from '../read/stamp.ts';
import { makeFolder } from './make-folder.ts';
import { markName, writeMark } from './mark.ts';
import { putInPlace, writeBeside } from './write-atomically.ts';

/** What a write did, by path below the folder. */
export interface Written {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A digest of what stood in each file, by its path below the folder, when this program saw it last, and the file's stamp then. */
export type Seen = Map<string, { readonly digest: string; readonly stamp: string }>;

/** A temporary file that is older than this belongs to a run that was killed. */
const abandonedAfter = 60_000;
const temporary = /\.[0-9a-f]{16}\.tmp$/;

/**
 * Makes a folder hold the files: each is written beside its place and renamed, so that a kill at any moment
 * leaves the old or the new one; a file that would not change is not touched; pages that are no more are removed.
 * A caller that writes again and again keeps `seen`: a file is then read only if somebody else has written it.
 */
export async function writeFiles(folder: string, files: FileValues, seen: Seen = new Map()): Promise<Written> {
  const marked = await putFiles(folder, new Map([[markName, writeMark('compile')]]), seen);
  const changed = await putFiles(folder, files, seen);
  return { changed: [...marked, ...changed], removed: removeStale(folder, files) };
}

/** So many files are written beside their places before they are put there, together: what makes files and what renames them would wait for one another. */
const together = 64;

/** A file that is written, and not in its place yet. */
interface Begun {
  readonly path: string;
  readonly digest: string;
  readonly beside: string;
}

interface PutOptions {
  /** Whether the files are likely to be others than those that stand there: their texts are made once then, and not first to compare them. */
  readonly areOthers?: boolean | undefined;
  /** Asked when files are written beside their places, and the same each time: where it says no, none is put there. */
  readonly isRight?: (() => Promise<boolean>) | undefined;
}

/**
 * Writes those of the files that differ from what stands in the folder, and gives their paths. Each text is made when
 * its turn has come: those of ten thousand pages are not held at once. Where a file cannot be written, none is begun
 * after it.
 */
export async function putFiles(
  folder: string,
  files: FileValues,
  seen: Seen,
  { areOthers = false, isRight = async () => true }: PutOptions = {},
): Promise<string[]> {
  const changed: string[] = [];
  const folders = new Set<string>();
  const begun: Begun[] = [];
  const begin = (path: string, value: unknown) => {
    if (value === asItStands) return;
    const target = join(folder, path);
    const stamp = readStamp(target);
    const last = seen.get(path);
    const known = last?.stamp === stamp ? last : undefined;
    const isThere = (digest: string) =>
      known === undefined ? stamp !== null && digestOfFile(target) === digest : known.digest === digest;
    if (stamp !== null && !areOthers) {
      const digest = digestOf(writePieces(value));
      if (isThere(digest)) return void seen.set(path, { digest, stamp });
    }
    const parent = dirname(target);
    if (!folders.has(parent)) makeFolder(parent);
    folders.add(parent);
    const hash = createHash('sha1');
    const beside = writeBeside(target, digesting(writePieces(value), hash));
    const digest = hash.digest('base64');
    if (areOthers && isThere(digest)) return rmSync(beside, { force: true });
    changed.push(path);
    begun.push({ path, digest, beside });
  };
  const put = async ({ path, digest, beside }: Begun) => {
    const target = join(folder, path);
    await putInPlace(beside, target);
    seen.set(path, { digest, stamp: readStamp(target) ?? '' });
  };
  const putAll = async () => {
    if (!(await isRight())) for (const { beside } of begun.splice(0)) rmSync(beside, { force: true });
    const ends = await Promise.allSettled(begun.splice(0).map(put));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
  try {
    for (const [path, value] of files) {
      begin(path, value);
      if (begun.length === together) await putAll();
    }
  } finally {
    await putAll();
  }
  return (await isRight()) ? changed : [];
}

/** Gives the pieces of a text, and has them counted in a digest. */
function* digesting(pieces: Iterable<string>, hash: Hash): Generator<string> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

function digestOf(pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('base64');
}

function digestOfFile(file: string): string {
  return digestOf([atDisk(file, 'read', () => readFileSync(file))]);
}

/** The stamp of a file, or null where there is none. */
export function readStamp(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : stampOf(stats);
}

/** Takes away the pages that are not among the files, and gives their paths; what others put into the folder stays. */
export function removeStale(folder: string, files: { readonly has: (path: string) => boolean }): string[] {
  return sweep(folder, '', files.has.bind(files));
}

/** Only what this program writes may go: data of pages, and its own temporary files. */
function sweep(folder: string, place: string, isWanted: (path: string) => boolean): string[] {
  const removed: string[] = [];
  const entries = readdirSync(join(folder, place), { withFileTypes: true });
  for (const entry of entries) {
    const path = place === '' ? entry.name : `${place}/${entry.name}`;
    const isPages = path === 'pages' || path.startsWith('pages/');
    if (entry.isDirectory() && isPages) removed.push(...sweep(folder, path, isWanted));
    else if (entry.isFile() && temporary.test(entry.name)) removeAbandoned(join(folder, path));
    else if (entry.isFile() && isPages && path.endsWith('.json') && !isWanted(path)) {
      rmSync(join(folder, path), { force: true });
      removed.push(path);
    }
  }
  if (place !== '' && readdirSync(join(folder, place)).length === 0) rmdirSync(join(folder, place));
  return removed;
}

function removeAbandoned(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfter) rmSync(path, { force: true });
}
