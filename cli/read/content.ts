/** Reads the content folder. Whatever cannot be used becomes a problem and does not affect other files. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { atDisk, DiskFault, hasCode } from '../core/disk-fault.ts';
import { compareText, createProblem, type Problem, startOf } from '../core/problem.ts';
import { type Located, locateFile } from '../kinds/paths.ts';
import { isPublishedMedia } from '../schema/media.ts';
import { judgeEntry, weighMedia } from './entries.ts';
import { readHistory } from './history.ts';
import { folders, isLock, type LockName, nameTable } from './layout.ts';
import { type Picture, readPicture } from './picture.ts';
import { noCache } from './read-cache.ts';
import { decodeText, findBadByte } from './text.ts';
import { type FolderEntry, walkFolder } from './walk.ts';

/** A markdown file as it was read. `path` is the path in reports, relative to the parent of the content folder. */
export interface SourceFile extends Located {
  readonly path: string;
  readonly text: string;
  /** Day of the last commit, if git knows it. */
  readonly changed: string | null;
}

/** The files of content/media/ by address, such as `/media/curves.svg`. */
export type Media = ReadonlyMap<string, Picture | null>;

/** Everything that the content folder holds. */
export interface Content {
  /** The name of the folder, which is the first part of every path. */
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly media: Media;
  /** The text of each table in data/, by its name without `.csv`. */
  readonly tables: ReadonlyMap<string, string>;
  /** The text of each lock file that exists. */
  readonly locks: ReadonlyMap<LockName, string>;
  /** Whether the git clone is shallow, so that the dates of commits are not known. */
  readonly isShallow: boolean;
  /** The addresses of files in media/ whose types are not published. */
  readonly unpublished: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** The texts of a content folder: its tables, its locks and its markdown files. */
export function listTexts({ name, files, tables, locks }: Content): Pick<SourceFile, 'path' | 'text' | 'changed'>[] {
  const others = [...[...tables].map(([table, text]) => [`data/${table}.csv`, text] as const), ...locks];
  return [
    ...others.map(([relativePath, text]) => ({ path: `${name}/${relativePath}`, text, changed: null })),
    ...files,
  ];
}

/** Large enough to contain a picture's size, even after its metadata. */
const pictureHead = 256 * 1024;

export async function readContent(folder: string, cachedRead = noCache, getHistory = readHistory): Promise<Content> {
  const root = resolve(folder);
  const name = basename(root);
  const history = getHistory(root);
  const texts: (Located & { relativePath: string; text: string })[] = [];
  const media = new Map<string, Picture | null>();
  const tables = new Map<string, string>();
  const locks = new Map<LockName, string>();
  const unpublished = new Set<string>();
  const problems: Problem[] = [];

  function addText(relativePath: string, text: string): void {
    const located = locateFile(relativePath);
    const table = nameTable(relativePath);
    if (located !== null) texts.push({ ...located, relativePath, text });
    else if (table !== null) tables.set(table, text);
    else if (isLock(relativePath)) locks.set(relativePath, text);
  }

  function add(entry: FolderEntry, path: string): void {
    const { relativePath } = entry;
    const file = join(root, relativePath);
    if (isText(relativePath)) {
      const text = orProblem(path, () => cachedRead(file, entry, () => readText(file, path)));
      if (typeof text === 'string') addText(relativePath, text);
      else problems.push(text);
    } else if (isPublishedMedia(relativePath)) {
      const picture = orProblem(path, () => cachedRead(file, entry, () => readMedia(file, path)));
      media.set(`/${relativePath}`, isProblem(picture) ? null : picture);
      const found = isProblem(picture) ? picture : weighMedia(entry, path);
      if (found !== null) problems.push(found);
    } else unpublished.add(`/${relativePath}`);
  }

  for (const { entry, path, fault } of listEntries(root, name)) {
    if (fault !== null) problems.push(fault);
    else if (entry.type === 'file' && !entry.relativePath.endsWith('README.md')) add(entry, path);
  }
  const { days, isShallow } = await history;
  const files = texts.map(({ relativePath, ...file }) => ({
    ...file,
    path: `${name}/${relativePath}`,
    changed: days.get(relativePath) ?? null,
  }));
  return { name, files, media, tables, locks, unpublished, isShallow, problems };
}

/** Whether the text of a file is read: a markdown file, a table or a lock file. */
function isText(relativePath: string): boolean {
  return locateFile(relativePath) !== null || nameTable(relativePath) !== null || isLock(relativePath);
}

/** The entries of a content folder in the order of their paths, each judged before it is opened. */
function listEntries(root: string, name: string) {
  const entries = [...walkContent(root)].sort((a, b) => compareText(a.relativePath, b.relativePath));
  const known = new Set(entries.map((entry) => entry.relativePath));
  return entries.map((entry) => {
    const path = `${name}/${entry.relativePath}`;
    return { entry, path, fault: judgeEntry(entry, path, (relativePath) => known.has(relativePath)) };
  });
}

/** The text of a file in the content folder, or a problem if it cannot be read. */
export function readFile(root: string, relativePath: string, path: string): string | Problem {
  return orProblem(path, () => readText(join(root, relativePath), path));
}

/**
 * All entries of the content folder, in no particular order; none if the folder does not exist, since the missing files
 * are reported then. Throws a DiskFault if a folder cannot be read, because nothing is known about its files.
 */
export function* walkContent(root: string): Generator<FolderEntry> {
  try {
    yield* walkFolder(root, (relativePath) => folders.includes(relativePath) || relativePath.startsWith('media/'));
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
  }
}

/**
 * The result of a read, or a problem if it fails. The problem is not cached, because the file may be unchanged when the
 * cause is gone.
 */
function orProblem<T>(path: string, read: () => T): T | Problem {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    const reason = `The file cannot be read: ${error.reason}.`;
    return createProblem('unreadable-file', 'error', { at: startOf(path), reason, hint: error.remedy });
  }
}

function isProblem(value: Picture | Problem | null): value is Problem {
  return value !== null && 'rule' in value;
}

function readText(file: string, path: string): string | Problem {
  const bytes = atDisk(file, 'read', () => readFileSync(file));
  if (bytes.length > 0 && bytes.every((byte) => byte === 0))
    return createProblem('unreadable-file', 'error', {
      at: startOf(path),
      reason: 'The file holds nothing but zeros: its content did not get to this disk.',
      hint: `Have the program that syncs bring it again, or take it from a backup or from git: \`git restore ${path}\`.`,
    });
  if (isPointer(bytes)) return missesContent(path);
  const text = decodeText(bytes);
  if (text !== null) return text;
  const at = { path, length: 1, ...findBadByte(bytes) };
  const hint =
    'Save the file again in the encoding UTF-8, for which “Save as” has a field in Notepad and most other editors.';
  return createProblem('file-encoding', 'error', { at, reason: 'The file is not valid UTF-8 here.', hint });
}

function readMedia(file: string, path: string): Picture | Problem | null {
  const head = readHead(file);
  return isPointer(head) ? missesContent(path) : readPicture(head);
}

/** Whether a file is what git has in the place of one that Git LFS keeps elsewhere. */
function isPointer(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 100).startsWith('version https://git-lfs.github.com/');
}

function missesContent(path: string): Problem {
  return createProblem('unreadable-file', 'error', {
    at: startOf(path),
    reason: 'Only the pointer of Git LFS is here, and not the file itself.',
    hint: 'Fetch it with `git lfs pull`; in a workflow of GitHub, `actions/checkout` does with `lfs: true`.',
  });
}

function readHead(file: string): Buffer {
  const head = Buffer.alloc(pictureHead);
  const length = atDisk(file, 'read', () => {
    const handle = openSync(file, 'r');
    try {
      return readSync(handle, head, 0, pictureHead, 0);
    } finally {
      closeSync(handle);
    }
  });
  return head.subarray(0, length);
}
