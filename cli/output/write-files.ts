/** Writes many files into a folder, and takes out those that it should no longer hold. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { atDisk } from '../core/disk-fault.ts';
import type { FileValues } from '../data/files.ts';
import { writePieces } from '../data/stringify.ts';
import { stampOf } from '../read/stamp.ts';
import { makeFolder } from './make-folder.ts';
import { markName, writeMark } from './mark.ts';
import { putInPlace, writeBeside } from './write-atomically.ts';

/** For each file, by path below the folder: the digest of its content and its stamp when this program last saw it. */
export type Seen = Map<string, { readonly digest: string; readonly stamp: string }>;

/** A temporary file older than this many milliseconds belongs to a run that was killed. */
const abandonedAfter = 60_000;
const temporary = /\.[0-9a-f]{16}\.tmp$/;

/**
 * Makes a folder contain these files. Each is written to a temporary file and renamed, so that a kill at any moment
 * leaves the old or the new one; unchanged files are not touched, and stale ones are removed. A caller that writes
 * repeatedly passes the same `seen`: a file is then read only if another program has written it. Returns the paths below
 * the folder that were changed and removed.
 */
export async function writeFiles(folder: string, files: FileValues, seen: Seen = new Map()) {
  const marked = await putFiles(folder, new Map([[markName, writeMark('compile')]]), seen);
  const changed = await putFiles(folder, files, seen);
  return { changed: [...marked, ...changed], removed: removeStale(folder, files) };
}

/**
 * How many temporary files are written before they are renamed together, since creating and renaming files at the same
 * time would block each other.
 */
const together = 64;

/** A file that is written but not renamed yet. */
interface Begun {
  readonly path: string;
  readonly digest: string;
  readonly beside: string;
}

interface PutOptions {
  /** Whether the files have probably changed: their texts are then made once, and not a first time for a comparison. */
  readonly areOthers?: boolean | undefined;
  /** Called when temporary files have been written, always with the same answer: if that is false, none is renamed. */
  readonly isRight?: (() => Promise<boolean>) | undefined;
  /** Asked after each piece of a file: from a yes on, nothing more is written, and the file stays as it was. */
  readonly isInterrupted?: (() => boolean) | undefined;
}

/**
 * Writes the files that differ from those in the folder, and returns their paths. Each text is made just before it is
 * written, so that those of ten thousand pages are not in memory at once. After a file that cannot be written, no other
 * is started.
 */
export async function putFiles(
  folder: string,
  files: FileValues,
  seen: Seen,
  { areOthers = false, isRight = async () => true, isInterrupted = () => false }: PutOptions = {},
): Promise<string[]> {
  const changed: string[] = [];
  const begun: Begun[] = [];
  const begin = async (path: string, value: unknown) => {
    if (value === undefined) return;
    const target = join(folder, path);
    const stamp = readStamp(target);
    const last = seen.get(path);
    const known = last?.stamp === stamp ? last : undefined;
    const isThere = (digest: string) =>
      known === undefined ? stamp !== null && digestOfFile(target) === digest : known.digest === digest;
    if (stamp !== null && !areOthers) {
      const digest = digestOfPieces(writePieces(value));
      if (isThere(digest)) return void seen.set(path, { digest, stamp });
    }
    makeFolder(dirname(target));
    const hash = createHash('sha1');
    const beside = await writeInTurns(writeBeside(target, digesting(writePieces(value), hash)), isInterrupted);
    if (beside === null) return;
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
      await begin(path, value);
      if (isInterrupted()) break;
      if (begun.length === together) await putAll();
    }
  } finally {
    await putAll();
  }
  return (await isRight()) ? changed : [];
}

/** Leaves the event loop a turn after each piece of a file; null if it is interrupted there. */
async function writeInTurns(writing: ReturnType<typeof writeBeside>, isInterrupted: () => boolean) {
  for (let step = writing.next(); ; step = writing.next()) {
    if (step.done) return step.value;
    await setImmediate();
    if (!isInterrupted()) continue;
    writing.return('');
    return null;
  }
}

/** Yields the pieces of a text unchanged and adds them to a digest. */
function* digesting(pieces: Iterable<string>, hash: Hash): Generator<string> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

function digestOfPieces(pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('base64');
}

function digestOfFile(file: string): string {
  return digestOfPieces([atDisk(file, 'read', () => readFileSync(file))]);
}

/** The stamp of a file, or null if it does not exist. */
export function readStamp(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : stampOf(stats);
}

/** Removes what this program wrote that is not among the files, and returns its paths; files of other programs stay. */
export function removeStale(folder: string, files: { readonly has: (path: string) => boolean }): string[] {
  return sweep(folder, '', files.has.bind(files));
}

/** The folders whose files come and go, with the endings of what this program writes there. */
const endings: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['pages', ['.json']],
  ['figures', ['.csv', '.svg']],
  ['schemas', ['.json']],
  ['shapes', ['.ts']],
]);

/** Removes only what this program writes: the files of these folders, and its own temporary files. */
function sweep(folder: string, subfolder: string, isWanted: (path: string) => boolean): string[] {
  const removed: string[] = [];
  const entries = readdirSync(join(folder, subfolder), { withFileTypes: true });
  for (const entry of entries) {
    const path = subfolder === '' ? entry.name : `${subfolder}/${entry.name}`;
    const own = endings.get(path.split('/', 1)[0]);
    if (entry.isDirectory() && own !== undefined) removed.push(...sweep(folder, path, isWanted));
    else if (entry.isFile() && temporary.test(entry.name)) removeAbandoned(join(folder, path));
    else if (entry.isFile() && own?.includes(posix.extname(path)) && !isWanted(path)) {
      rmSync(join(folder, path), { force: true });
      removed.push(path);
    }
  }
  if (subfolder !== '' && readdirSync(join(folder, subfolder)).length === 0) rmdirSync(join(folder, subfolder));
  return removed;
}

function removeAbandoned(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfter) rmSync(path, { force: true });
}
