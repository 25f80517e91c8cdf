import { existsSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { compareText } from '../core/problem.ts';
import { locateFile } from '../kinds/paths.ts';
import { type Content, readFile, type SourceFile } from './content.ts';
import { judgeEntry } from './entries.ts';
import type { History } from './history.ts';
import { judgeCopy } from './strange-file.ts';
import { describeEntry, isOthers } from './walk.ts';

/** What became of a file between two readings. */
export interface ReadChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

/** What was read, and what tells two states of a changed file apart, by its path. */
interface ReadSome {
  readonly content: Content;
  readonly changes: readonly ReadChange[];
  readonly stamps: ReadonlyMap<string, string>;
}

/** An author saves no more files at once: others come from another program, which has not ended yet. */
const mostAtOnce = 4;

/**
 * A content folder as it is now, where something may have happened to some paths alone; null where only a reading of
 * the whole folder can tell: at media, tables, folders and faults, which may concern more than themselves, and at many
 * files. Paths at which nothing is different, which a survey of the folder tells after its events, do not count.
 */
export function readSome(
  root: string,
  content: Content,
  paths: ReadonlySet<string>,
  { days }: History,
): ReadSome | null {
  const files = [...content.files];
  const changes: ReadChange[] = [];
  const stamps = new Map<string, string>();
  for (const one of paths) {
    if (changes.length > mostAtOnce) return null;
    if (isOthers(basename(one))) continue;
    const place = relative(root, one).split(sep).join('/');
    const path = `${content.name}/${place}`;
    const index = findPlace(files, path);
    const before = files[index]?.path === path ? files[index] : undefined;
    const entry = describeEntry(root, place);
    if (entry === null) {
      if (before === undefined && isKnown(content, path)) return null;
      if (before === undefined) continue;
      files.splice(index, 1);
      changes.push({ path, kind: 'deleted' });
      continue;
    }
    const located = locateFile(place);
    if (located === null || entry.type !== 'file' || judgeEntry(entry, path, (other) => existsSync(`${root}/${other}`)))
      return null;
    if (before === undefined && makesCopies(place, content)) return null;
    const text = readFile(root, place, path);
    if (typeof text !== 'string') return null;
    if (before?.text === text) continue;
    const file = { ...located, path, text, changed: before?.changed ?? days.get(place) ?? null };
    files.splice(index, before === undefined ? 0 : 1, file);
    stamps.set(path, entry.stamp);
    changes.push({ path, kind: before === undefined ? 'added' : 'changed' });
  }
  if (changes.length > mostAtOnce || (changes.length > 0 && content.problems.length > 0)) return null;
  return { content: { ...content, files }, changes, stamps };
}

/** Where a file stands, or would, among those that stand in the order of their paths. */
function findPlace(files: readonly SourceFile[], path: string): number {
  let first = 0;
  let end = files.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (compareText((files[middle] as SourceFile).path, path) < 0) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** Whether something that was read stands, or stood, at a path or below it. A temporary file that came and went is not known. */
function isKnown({ name, files, media, tables, locks, problems }: Content, path: string): boolean {
  const paths = [
    ...files.map((file) => file.path),
    ...problems.map((problem) => problem.path),
    ...[...media.keys()].map((address) => name + address),
    ...[...tables.keys()].map((table) => `${name}/data/${table}.csv`),
    ...[...locks.keys()].map((lock) => `${name}/${lock}`),
  ];
  return paths.some((one) => one === path || one.startsWith(`${path}/`));
}

/** Whether another file is only a copy of one, once that is there: its name begins with that of the file, or says so. */
function makesCopies(place: string, { name, files }: Content): boolean {
  const folder = place.slice(0, place.indexOf('/') + 1);
  const starts = [place.slice(0, -'.md'.length), ...['C', 'K', 'c', 'k'].map((letter) => folder + letter)];
  return starts
    .flatMap((start) => listBelow(files, `${name}/${start}`))
    .some(({ path }) => judgeCopy(path.slice(name.length + 1), (other) => other === place) !== null);
}

/** The files whose paths begin with some text. */
function listBelow(files: readonly SourceFile[], start: string): readonly SourceFile[] {
  const first = findPlace(files, start);
  let end = first;
  while (files[end]?.path.startsWith(start)) end += 1;
  return files.slice(first, end);
}
