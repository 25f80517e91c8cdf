import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameEncoding } from '../core/encoding.ts';
import { decodeText } from '../read/text.ts';
import { diffLines, splitLines } from '../report/diff.ts';
import {
  digestOf,
  type JournalStep,
  type Settled,
  settleJournal,
  sheetOf,
  startUndo,
  writeJournal,
} from './journal.ts';
import type { FileChange } from './revision.ts';
import { syncFolder, writeSynced } from './synced.ts';

/** A file is not what it was when the edit was planned: nothing has been written. */
export class StaleError extends Error {}

/** An edit that is to be written: `root` is the folder around content/, and `workshop` one that no other command has. */
export interface WrittenEdit {
  readonly root: string;
  readonly workshop: string;
  readonly command: string;
  readonly changes: readonly FileChange[];
}

/**
 * Carries out an edit whole or not at all. Every old and new text is synced in the workshop first, then a journal of
 * them, and only then is the first file touched: a full disk or a kill before it changes nothing, and a kill after it
 * leaves what the next command needs to finish. Throws a StaleError when a file was changed since the edit was planned.
 * `onWritten` is told how many of the changes are on the disk.
 */
export function writeChanges(
  { root, workshop, command, changes }: WrittenEdit,
  onWritten: (done: number, total: number) => void = () => {},
): Settled {
  const steps: JournalStep[] = [];
  const add = (path: string, before: Uint8Array | null, after: string | Uint8Array | null) => {
    if (before !== null) writeSynced(sheetOf(workshop, steps.length, 'old'), before);
    if (after !== null) writeSynced(sheetOf(workshop, steps.length, 'new'), after);
    steps.push({ path, before: before && digestOf(before), after: after === null ? null : digestOf(after) });
  };
  for (const [index, change] of changes.entries()) {
    const bytes = readUnchanged(root, change);
    const { from, to, isCarried = false } = change;
    const carried = isCarried ? bytes : null;
    const after = change.bytes ?? carried ?? keepForm(bytes, change.before, change.after);
    if (to !== null) add(to, to === from ? bytes : null, after);
    if (from !== null && to !== from) add(from, bytes, null);
    onWritten(index + 1, changes.length);
  }
  syncFolder(workshop);
  writeJournal(workshop, { command, steps });
  try {
    return settleJournal(root, workshop);
  } catch (error) {
    takeBack(root, workshop);
    throw error;
  }
}

/** A disk that refuses this as well leaves the journal, for the next command to do it. */
function takeBack(root: string, workshop: string): void {
  try {
    startUndo(workshop);
    settleJournal(root, workshop);
  } catch {}
}

function readUnchanged(root: string, { from, to, before, isCarried = false }: FileChange): Buffer | null {
  if (to !== null && to !== from && existsSync(join(root, to))) throw new StaleError(`${to} is there already.`);
  if (from === null) return null;
  if (!existsSync(join(root, from))) throw new StaleError(`${from} went away meanwhile.`);
  const bytes = readFileSync(join(root, from));
  if (!isCarried && decodeText(bytes) !== before) throw new StaleError(`${from} was changed meanwhile.`);
  return bytes;
}

/** A new text in the form of the old bytes: with their byte order mark, and every line that stays with its own line end. UTF-16 becomes UTF-8. */
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
