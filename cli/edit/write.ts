import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeText } from '../read/text.ts';
import { diffLines, splitLines } from '../report/diff.ts';
import type { FileChange } from './revision.ts';

/** A file is not what it was when the edit was planned: nothing has been written. */
export class StaleError extends Error {}

/**
 * Writes changes into the folder around content/ (paths are below it). Every new text is written beside its place and
 * synced before the first file is put in its place, so that a full disk or a kill while writing changes nothing.
 * Throws a StaleError when a file was changed meanwhile. `onWritten` is told how many of the new texts are on the disk.
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  onWritten: (done: number, total: number) => void = () => {},
): void {
  const staged: { readonly beside: string; readonly target: string }[] = [];
  try {
    for (const [index, change] of changes.entries()) {
      const bytes = readUnchanged(root, change);
      if (change.to !== null) {
        const target = join(root, change.to);
        const beside = join(dirname(target), `.${basename(target)}.${randomBytes(8).toString('hex')}.tmp`);
        staged.push({ beside, target });
        mkdirSync(dirname(target), { recursive: true });
        writeSynced(beside, keepForm(bytes, change.before, change.after));
      }
      onWritten(index + 1, changes.length);
    }
  } catch (error) {
    for (const { beside } of staged) rmSync(beside, { force: true });
    throw error;
  }
  for (const { beside, target } of staged) renameSync(beside, target);
  const kept = new Set(changes.map((change) => change.to));
  for (const { from } of changes) if (from !== null && !kept.has(from)) rmSync(join(root, from));
  const folders = new Set(
    changes.flatMap(({ from, to }) => [from, to].flatMap((path) => (path === null ? [] : dirname(join(root, path))))),
  );
  for (const folder of folders) syncFolder(folder);
}

function readUnchanged(root: string, { from, to, before }: FileChange): Buffer | null {
  if (to !== null && to !== from && existsSync(join(root, to))) throw new StaleError(`${to} is there already.`);
  if (from === null) return null;
  if (!existsSync(join(root, from))) throw new StaleError(`${from} went away meanwhile.`);
  const bytes = readFileSync(join(root, from));
  if (decodeText(bytes) !== before) throw new StaleError(`${from} was changed meanwhile.`);
  return bytes;
}

/** A new text in the form of the old bytes: with their byte order mark, and every line that stays with its own line end. */
export function keepForm(bytes: Uint8Array | null, before: string, after: string): string {
  if (bytes === null) return after;
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  if (!raw.includes('\r')) return mark + after;
  const ends = [...raw.matchAll(/\r\n?|\n/g)].map((match) => match[0]);
  const usual = ends.filter((end) => end === '\n').length * 2 > ends.length ? '\n' : '\r\n';
  let line = 0;
  let text = '';
  for (const { kind, line: words } of diffLines(splitLines(before), splitLines(after))) {
    const end = kind === 'added' ? usual : (ends[line] ?? usual);
    if (kind !== 'added') line += 1;
    if (kind !== 'removed') text += words.endsWith('\n') ? words.slice(0, -1) + end : words;
  }
  return mark + text;
}

function writeSynced(path: string, text: string): void {
  const handle = openSync(path, 'wx', 0o644);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Windows cannot open a folder; there, a rename is kept without this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
