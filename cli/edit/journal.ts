import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atDisk } from '../core/disk-fault.ts';
import { makeFolder } from '../output/make-folder.ts';
import { retryMove } from '../output/retry-move.ts';
import { syncFolder, writeSynced } from './synced.ts';

/** The hidden folder below content/ in which an edit is prepared, and which is its lock. */
export const stagingName = '.site-edit';

/** The change of one file, with digests of its texts; null means that there is no file. The path is relative to the folder around content/. */
export interface JournalStep {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * An edit of several files. All new and old texts are in the staging folder, by the number of the step, before the
 * journal is written. From then on the edit can be finished or undone at any time.
 */
export interface Journal {
  readonly command: string;
  readonly steps: readonly JournalStep[];
}

/** How an edit ended; `left` are the files that a person has changed meanwhile, which stay as they are. */
export interface JournalOutcome {
  readonly command: string;
  readonly end: 'finished' | 'taken back' | 'mixed';
  readonly left: readonly string[];
}

const journalName = 'journal.json';
/** The file that marks an edit that is being undone, so that it is undone to the end. */
const undoName = 'undo';

/** The file in the staging folder with the new or the old text of a step. */
export function stagedPath(staging: string, index: number, which: 'new' | 'old'): string {
  return join(staging, `${index}.${which}`);
}

/** A digest of the content of a file, the same for a text and for its bytes. */
export function hashContent(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes the journal. From this moment on, the edit will be carried out even after a crash. */
export function writeJournal(staging: string, journal: Journal): void {
  const beside = join(staging, `${journalName}.new`);
  writeSynced(beside, JSON.stringify(journal));
  renameSync(beside, join(staging, journalName));
  syncFolder(staging);
}

/** Whether an edit was begun and has not ended. */
export function hasJournal(staging: string): boolean {
  return existsSync(join(staging, journalName));
}

/** Marks the edit as one to undo. */
export function startUndo(staging: string): void {
  writeSynced(join(staging, undoName), '');
}

/** The file in the staging folder that says that no file is going to change while it is held, as during a commit. */
const readableName = 'readable';

/** Lets others read the content while its lock keeps their edits away. */
export function allowReading(staging: string): void {
  writeFileSync(join(staging, readableName), '');
}

/** Whether the content may be read while it is locked. */
export function isReadable(staging: string): boolean {
  return existsSync(join(staging, readableName));
}

/** The state of a file; `edited` means that it has neither its old text nor the new one. */
type State = 'to do' | 'done' | 'edited';

/**
 * Finishes an edit, or undoes it if a person has changed a file that was still to be changed. What a person has written
 * is never overwritten. It may be interrupted at any moment and called again.
 */
export function completeJournal(root: string, staging: string): JournalOutcome {
  const { command, steps } = JSON.parse(readFileSync(join(staging, journalName), 'utf8')) as Journal;
  const states = steps.map((step) => readState(root, step));
  const edited = steps.flatMap((step, index) =>
    states[index] === 'edited' ? [{ path: step.path, wasDone: wasPut(staging, step, index) }] : [],
  );
  const isStuck = edited.some(({ wasDone }) => !wasDone);
  const isKept = edited.some(({ wasDone }) => wasDone);
  const isUndo = existsSync(join(staging, undoName)) || (isStuck && !isKept);
  if (isUndo) startUndo(staging);
  for (const [index, step] of steps.entries()) {
    const file = join(root, step.path);
    if (isUndo && states[index] === 'done') takeBack(file, step, staging, index);
    if (!isUndo && states[index] === 'to do') putInPlace(file, step.after && stagedPath(staging, index, 'new'));
  }
  for (const folder of new Set(steps.map(({ path }) => dirname(join(root, path)))))
    if (existsSync(folder)) syncFolder(folder);
  rmSync(join(staging, journalName));
  const isMixed = isUndo ? isKept : isStuck;
  return { command, end: isMixed ? 'mixed' : isUndo ? 'taken back' : 'finished', left: edited.map(({ path }) => path) };
}

function readState(root: string, { path, before, after }: JournalStep): State {
  const file = join(root, path);
  const now = existsSync(file) ? hashContent(readFileSync(file)) : null;
  return now === after ? 'done' : now === before ? 'to do' : 'edited';
}

/** Whether the new text of an edited file had been put in its place before the person changed it: it is no longer staged. */
function wasPut(staging: string, { after }: JournalStep, index: number): boolean {
  return after !== null && !existsSync(stagedPath(staging, index, 'new'));
}

/** Gives a file its old text again, or removes it if there was none. */
function takeBack(file: string, { before }: JournalStep, staging: string, index: number): void {
  const staged = stagedPath(staging, index, 'new');
  if (before !== null)
    atDisk(file, 'written', () => writeSynced(staged, readFileSync(stagedPath(staging, index, 'old'))));
  putInPlace(file, before && staged);
}

/** Moves a staged text to its file, or removes the file (null). */
function putInPlace(file: string, staged: string | null): void {
  if (staged === null) atDisk(file, 'removed', () => rmSync(file));
  else
    atDisk(file, 'written', () => {
      makeFolder(dirname(file));
      retryMove(() => renameSync(staged, file));
    });
}
