import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { compareText } from '../core/problem.ts';
import { stampOf } from './stamp.ts';

/** What stands in a folder; `place` is the path below it, with forward slashes. */
export interface FolderEntry {
  readonly place: string;
  readonly type: 'file' | 'folder' | 'link' | 'other';
  readonly size: number;
  /** Another value whenever the file was written or replaced. */
  readonly stamp: string;
  /** When it was written or replaced last, in milliseconds: a copy may bring an older time of writing with it. */
  readonly time: number;
}

/**
 * Every entry below a folder in the order of its path. Symbolic links are named and never followed, `isOpen`
 * decides which folders are entered, and an editor's own files (names that begin with a dot or end with a tilde) are
 * left out. Throws when the folder itself cannot be read.
 */
export function walkFolder(root: string, isOpen: (place: string) => boolean): FolderEntry[] {
  const found: FolderEntry[] = [];
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of atDisk(join(root, folder), 'read', () => readdirSync(join(root, folder)))) {
      if (isOthers(name)) continue;
      const entry = describeEntry(root, folder === '' ? name : `${folder}/${name}`);
      if (entry === null) continue;
      found.push(entry);
      if (entry.type === 'folder' && isOpen(entry.place)) waiting.push(entry.place);
    }
  }
  return found.sort((a, b) => compareText(a.place, b.place));
}

/** Whether a name says that an editor keeps the file for itself. */
export function isOthers(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~');
}

/** Null when there is no such entry: it may go away meanwhile, as an editor's temporary file does. */
export function describeEntry(root: string, place: string): FolderEntry | null {
  const stats = lstatSync(join(root, place), { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const type = stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other';
  return { place, type, size: stats.size, time: Math.max(stats.mtimeMs, stats.ctimeMs), stamp: stampOf(stats) };
}
