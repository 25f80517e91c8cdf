import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { atDisk, hasCode } from '../core/disk-fault.ts';
import { stampOf } from './stamp.ts';

/** An entry of a folder; `relativePath` is its path below that, with forward slashes. */
export interface FolderEntry {
  readonly relativePath: string;
  readonly type: 'file' | 'folder' | 'link' | 'other' | 'misnamed';
  readonly size: number;
  /** Changes when the file is written or replaced. */
  readonly stamp: string;
  /**
   * When it was last written or replaced, in milliseconds. The modification time alone may be older, if the file was
   * copied.
   */
  readonly time: number;
}

/**
 * All entries below a folder, in no particular order. Symbolic links are listed but not followed, `isOpen` decides which
 * folders are entered, and files of editors are left out. Throws if a folder cannot be read.
 */
export function* walkFolder(root: string, isOpen: (relativePath: string) => boolean): Generator<FolderEntry> {
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of atDisk(join(root, folder), 'read', () => readdirSync(join(root, folder)))) {
      if (isOthers(name)) continue;
      const relativePath = folder === '' ? name : `${folder}/${name}`;
      const entry = describeEntry(root, relativePath) ?? describeMisnamed(relativePath);
      if (entry === null) continue;
      yield entry;
      if (entry.type === 'folder' && isOpen(entry.relativePath)) waiting.push(entry.relativePath);
    }
  }
}

/** Stands for a file that is elsewhere; a README is no page, here or there. */
const standIn = /^\.(?!readme\.md\.).+\.icloud$/i;

/** Whether a file belongs to an editor, by its name: `.x.swp` and `x~` of most, `#x#` of Emacs. */
export function isOthers(name: string): boolean {
  return (name.startsWith('.') && !standIn.test(name)) || name.endsWith('~') || /^#.*#$/.test(name);
}

/**
 * Null if there is no such entry: it may have disappeared meanwhile, as temporary files of editors do, or a file may
 * stand where its folder was.
 */
export function describeEntry(root: string, relativePath: string): FolderEntry | null {
  const stats = statsOf(join(root, relativePath));
  if (stats === undefined) return null;
  const type = stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other';
  return { relativePath, type, size: stats.size, time: Math.max(stats.mtimeMs, stats.ctimeMs), stamp: stampOf(stats) };
}

/** Whether a name has bytes that are not UTF-8: Node puts other signs in their places, and finds no such file. */
export function isMisnamed(relativePath: string): boolean {
  return relativePath.includes('\ufffd');
}

function describeMisnamed(relativePath: string): FolderEntry | null {
  return isMisnamed(relativePath) ? { relativePath, type: 'misnamed', size: 0, time: 0, stamp: '' } : null;
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}
