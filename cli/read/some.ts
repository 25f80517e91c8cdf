import { existsSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { bisect } from '../core/bisect.ts';
import { compareText } from '../core/problem.ts';
import { locateFile } from '../kinds/paths.ts';
import { type Content, listTexts, readFile, type SourceFile } from './content.ts';
import { judgeEntry } from './entries.ts';
import type { History } from './history.ts';
import { judgeCopy } from './strange-file.ts';
import { describeEntry, isMisnamed, isOthers } from './walk.ts';

/** How a file changed between two reads. */
export interface ReadChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

/** Authors do not save more files at once than this: more changes come from another program that is still running. */
const mostAtOnce = 4;

/**
 * Updates the content of a folder from the paths that may have changed: the new content, the changes, and the stamps of
 * the changed files by path. Null if the whole folder has to be read: for media, tables, folders and faults, which may
 * affect other files, and for many files. Paths without a change, which a survey reports after the events, are ignored.
 */
export function readSome(root: string, content: Content, paths: ReadonlySet<string>, { days }: History) {
  const files = [...content.files];
  const changes: ReadChange[] = [];
  const stamps = new Map<string, string>();
  for (const one of paths) {
    if (isOthers(basename(one))) continue;
    const relativePath = relative(root, one).split(sep).join('/');
    const path = `${content.name}/${relativePath}`;
    const index = findIndex(files, path);
    const before = files[index]?.path === path ? files[index] : undefined;
    const now = readOne(root, relativePath, content, before === undefined);
    if (now === 'more') return null;
    if (now?.text === before?.text) continue;
    if (now === null) {
      files.splice(index, 1);
      changes.push({ path, kind: 'deleted' });
    } else {
      const { stamp, ...text } = now;
      const changed = before?.changed ?? days.get(relativePath) ?? null;
      files.splice(index, before === undefined ? 0 : 1, { ...text, path, changed });
      stamps.set(path, stamp);
      changes.push({ path, kind: before === undefined ? 'added' : 'changed' });
    }
    if (changes.length > mostAtOnce) return null;
  }
  if (changes.length > 0 && content.problems.length > 0) return null;
  return { content: { ...content, files }, changes, stamps };
}

/** The file at a path below the folder as it now is; null if there is none; `more` if the whole folder has to be read. */
function readOne(root: string, relativePath: string, content: Content, isNew: boolean) {
  const path = `${content.name}/${relativePath}`;
  const entry = describeEntry(root, relativePath);
  if (entry === null) return isNew && (isKnown(content, path) || isMisnamed(relativePath)) ? 'more' : null;
  const located = locateFile(relativePath);
  if (located === null || entry.type !== 'file') return 'more';
  if (judgeEntry(entry, path, (other) => existsSync(`${root}/${other}`)) !== null) return 'more';
  if (isNew && makesCopies(relativePath, content)) return 'more';
  const text = readFile(root, relativePath, path);
  return typeof text === 'string' ? { ...located, text, stamp: entry.stamp } : 'more';
}

/** The index of a file in a list ordered by path, or the index at which it would be inserted. */
function findIndex(files: readonly SourceFile[], path: string): number {
  return bisect(files.length, (index) => compareText((files[index] as SourceFile).path, path) >= 0);
}

/** Whether something at a path or below it was read. A temporary file that came and went is not known. */
function isKnown(content: Content, path: string): boolean {
  const media = Array.from(content.media.keys(), (address) => ({ path: `${content.name}${address}` }));
  const known = [...listTexts(content), ...content.problems, ...media];
  return known.some((one) => one.path === path || one.path.startsWith(`${path}/`));
}

/** Whether the presence of a file turns another file into a copy of it, judged by the names. */
function makesCopies(relativePath: string, { name, files }: Content): boolean {
  const folder = relativePath.slice(0, relativePath.indexOf('/') + 1);
  const starts = [relativePath.slice(0, -'.md'.length), ...['C', 'K', 'c', 'k'].map((letter) => folder + letter)];
  return starts
    .flatMap((start) => listBelow(files, `${name}/${start}`))
    .some(({ path }) => judgeCopy(path.slice(name.length + 1), (other) => other === relativePath) !== null);
}

/** The files whose paths begin with a prefix. */
function listBelow(files: readonly SourceFile[], start: string): readonly SourceFile[] {
  const first = findIndex(files, start);
  let end = first;
  while (files[end]?.path.startsWith(start)) end += 1;
  return files.slice(first, end);
}
