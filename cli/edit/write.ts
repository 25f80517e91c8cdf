import { accessSync, chmodSync, constants, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { nameEncoding } from '../core/encoding.ts';
import { decodeText } from '../read/text.ts';
import { diffLines, splitLines } from '../report/diff.ts';
import {
  completeJournal,
  hashContent,
  type JournalOutcome,
  type JournalStep,
  stagedPath,
  startUndo,
  writeJournal,
} from './journal.ts';
import type { FileChange } from './revision.ts';
import { syncFolder, writeSynced } from './synced.ts';

/** A file was changed after the edit was planned. Nothing has been written. */
export class StaleError extends Error {}

/** An edit to write: `root` is the folder around content/, and `staging` a folder that no other command uses. */
export interface WrittenEdit {
  readonly root: string;
  readonly staging: string;
  readonly command: string;
  readonly changes: readonly FileChange[];
}

/**
 * Writes an edit atomically. First all old and new texts are flushed to the staging folder, then the journal, and only
 * then are files changed: a full disk or a kill before that changes nothing, and after a kill the next command finishes
 * the edit from the journal. Throws a StaleError if a file was changed since the edit was planned. `onWritten` gets the
 * number of changes that are staged.
 */
export function writeChanges(
  { root, staging, command, changes }: WrittenEdit,
  onWritten: (done: number, total: number) => void = () => {},
): JournalOutcome {
  const steps: JournalStep[] = [];
  const add = (path: string, before: Uint8Array | null, after: string | Uint8Array | null) => {
    if (before !== null) writeSynced(stagedPath(staging, steps.length, 'old'), before);
    if (after !== null) writeSynced(stagedPath(staging, steps.length, 'new'), after);
    steps.push({ path, before: before && hashContent(before), after: after === null ? null : hashContent(after) });
  };
  for (const [index, planned] of changes.entries()) {
    const bytes = readUnchanged(root, planned);
    const change = renameSpelling(root, planned);
    const { from, to, isCarried = false } = change;
    const carried = isCarried ? bytes : null;
    const after = change.bytes ?? carried ?? keepForm(bytes, change.before, change.after);
    const mode = from === null ? null : readMode(join(root, from));
    if (to !== null) add(to, to === from ? bytes : null, after);
    if (to !== null && mode !== null) chmodSync(stagedPath(staging, steps.length - 1, 'new'), mode);
    if (from !== null && to !== from) add(from, bytes, null);
    onWritten(index + 1, changes.length);
  }
  syncFolder(staging);
  writeJournal(staging, { command, steps });
  try {
    return completeJournal(root, staging);
  } catch (error) {
    undo(root, staging);
    throw error;
  }
}

/**
 * A change that only spells the name of a file otherwise, on a disk that takes both spellings for one file, as those of
 * macOS and Windows do: it is renamed at once, since removing the old name would remove the new one.
 */
function renameSpelling(root: string, change: FileChange): FileChange {
  const { from, to } = change;
  if (from === null || to === null || from === to || !isOneFile(join(root, from), join(root, to))) return change;
  atDisk(join(root, to), 'written', () => renameSync(join(root, from), join(root, to)));
  return { ...change, from: to };
}

/** Whether two names that differ in capitals alone are those of one file. */
function isOneFile(one: string, other: string): boolean {
  if (one.toLowerCase() !== other.toLowerCase() || !existsSync(other)) return false;
  const [first, second] = [statSync(one), statSync(other)];
  return first.ino === second.ino && first.dev === second.dev;
}

/** The permissions of a file. One that its owner has locked is replaced by no edit, though a rename would do it. */
function readMode(file: string): number {
  atDisk(file, 'written', () => accessSync(file, constants.W_OK));
  return statSync(file).mode;
}

/** Undoes the edit. If the disk refuses that too, the journal stays and the next command undoes it. */
function undo(root: string, staging: string): void {
  try {
    startUndo(staging);
    completeJournal(root, staging);
  } catch {}
}

/** Whether the files are as an edit expects them. */
export function canWrite(root: string, changes: readonly FileChange[]): boolean {
  try {
    for (const change of changes) readUnchanged(root, change);
    return true;
  } catch (error) {
    if (error instanceof StaleError) return false;
    throw error;
  }
}

function readUnchanged(root: string, { from, to, before, isCarried = false }: FileChange): Buffer | null {
  if (from !== null && !existsSync(join(root, from))) throw new StaleError(`${from} went away meanwhile.`);
  const isNew = to !== null && to !== from && (from === null || !isOneFile(join(root, from), join(root, to)));
  if (isNew && existsSync(join(root, to))) throw new StaleError(`${to} is there already.`);
  if (from === null) return null;
  const bytes = readFileSync(join(root, from));
  if (!isCarried && decodeText(bytes) !== before) throw new StaleError(`${from} was changed meanwhile.`);
  return bytes;
}

/** A new text in the format of the old bytes: with their byte order mark, and with the line end of every line that stays. UTF-16 becomes UTF-8. */
export function keepForm(bytes: Uint8Array | null, before: string, after: string): string {
  if (bytes === null || nameEncoding(bytes) !== 'utf-8') return after;
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
