import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { makeFolder } from '../output/make-folder.ts';
import { syncFolder, writeSynced } from './synced.ts';

/** What happens to one file, path below the folder around content/. Digests stand for texts; null is no file. */
export interface JournalStep {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * An edit of several files that is carried out whole. Every new and every old text lies beside it, under the number of
 * its step, before the journal itself is written; from then on the edit can be finished, or taken back, at any time.
 */
export interface Journal {
  readonly command: string;
  readonly steps: readonly JournalStep[];
}

/** What became of an edit: `left` are files that a person has changed meanwhile, which stay as they are. */
export interface Settled {
  readonly command: string;
  readonly end: 'finished' | 'taken back' | 'mixed';
  readonly left: readonly string[];
}

const journalName = 'journal.json';
/** Stands beside a journal whose edit is being taken back, which then goes on to the end. */
const undoName = 'undo';

/** The file in a workshop with the new or the old text of a step. */
export function sheetOf(workshop: string, index: number, which: 'new' | 'old'): string {
  return join(workshop, `${index}.${which}`);
}

/** What tells one text from another. */
export function digestOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** From this moment on the edit is to be carried out. */
export function writeJournal(workshop: string, journal: Journal): void {
  const beside = join(workshop, `${journalName}.new`);
  writeSynced(beside, JSON.stringify(journal));
  renameSync(beside, join(workshop, journalName));
  syncFolder(workshop);
}

/** Whether an edit has begun that is not carried out. */
export function hasJournal(workshop: string): boolean {
  return existsSync(join(workshop, journalName));
}

/** From now on the edit is to be taken back. */
export function startUndo(workshop: string): void {
  writeSynced(join(workshop, undoName), '');
}

/** How a file stands to its step; `edited` is neither the text before it nor the one after it. */
type State = 'to do' | 'done' | 'edited';

/**
 * Carries an edit to its end: forward, or back where a person has changed a file that it was still to change. What a
 * person has written is never overwritten. It may be broken off at any moment and called again.
 */
export function settleJournal(root: string, workshop: string): Settled {
  const { command, steps } = JSON.parse(readFileSync(join(workshop, journalName), 'utf8')) as Journal;
  const states = steps.map((step) => readState(root, step));
  const edited = steps.flatMap((step, index) =>
    states[index] === 'edited' ? [{ path: step.path, wasDone: isTaken(workshop, step, index) }] : [],
  );
  const isStuck = edited.some(({ wasDone }) => !wasDone);
  const isKept = edited.some(({ wasDone }) => wasDone);
  const isUndo = existsSync(join(workshop, undoName)) || (isStuck && !isKept);
  if (isUndo) startUndo(workshop);
  for (const [index, step] of steps.entries()) {
    const file = join(root, step.path);
    const sheet = sheetOf(workshop, index, 'new');
    if (states[index] === 'to do' && !isUndo) putInPlace(file, step.after === null ? null : sheet);
    if (states[index] !== 'done' || !isUndo) continue;
    if (step.before !== null)
      atDisk(file, 'written', () => writeSynced(sheet, readFileSync(sheetOf(workshop, index, 'old'))));
    putInPlace(file, step.before === null ? null : sheet);
  }
  for (const folder of new Set(steps.map(({ path }) => dirname(join(root, path)))))
    if (existsSync(folder)) syncFolder(folder);
  rmSync(join(workshop, journalName));
  const isMixed = isUndo ? isKept : isStuck;
  return { command, end: isMixed ? 'mixed' : isUndo ? 'taken back' : 'finished', left: edited.map(({ path }) => path) };
}

function readState(root: string, { path, before, after }: JournalStep): State {
  const file = join(root, path);
  const now = existsSync(file) ? digestOf(readFileSync(file)) : null;
  return now === after ? 'done' : now === before ? 'to do' : 'edited';
}

/** A new text that is no longer in the workshop has been put in its place before the person changed it. */
function isTaken(workshop: string, { after }: JournalStep, index: number): boolean {
  return after !== null && !existsSync(sheetOf(workshop, index, 'new'));
}

/** Moves a sheet to where its file stands; removes the file where there is no sheet (null). */
function putInPlace(file: string, sheet: string | null): void {
  if (sheet === null) atDisk(file, 'removed', () => rmSync(file));
  else
    atDisk(file, 'written', () => {
      makeFolder(dirname(file));
      renameSync(sheet, file);
    });
}
