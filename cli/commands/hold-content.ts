import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asDiskFault } from '../core/disk-fault.ts';
import { completeJournal, hasJournal, type JournalOutcome } from '../edit/journal.ts';
import { emptyFolder, HeldError, holdFolder } from '../output/hold-folder.ts';
import { describeCall, describeOwner } from './calls.ts';
import { UsageError } from './usage-error.ts';

/** A content folder that no other command edits meanwhile. */
export interface HeldContent {
  /** The folder around content/. */
  readonly root: string;
  /** Where an edit is prepared. */
  readonly staging: string;
  /** The call for whose sake it is held. */
  readonly command: string;
  readonly release: () => void;
}

/** For how many milliseconds a command waits for another one to end its edit. */
const patience = 10_000;

/** Throws a UsageError where there is no such folder. */
export function insistOnFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder \`${folder}\`.`);
}

/** The hidden folder of an edit in a content folder, which stands there for as long as the edit takes. */
function stagingOf(folder: string): string {
  return join(resolve(folder), '.site-edit');
}

/**
 * Keeps other commands from editing a content folder. What an earlier one, which was killed, had begun is carried to its
 * end first, with a word to the author. Throws a UsageError when another command does not end.
 */
export async function holdContent(folder: string): Promise<HeldContent> {
  insistOnFolder(folder);
  const staging = stagingOf(folder);
  const root = dirname(resolve(folder));
  const command = describeCall(process.argv.slice(2));
  const held = await holdFolder(staging, {
    command,
    patience,
    onWait: (owner) => process.stderr.write(`Waiting for ${describeOwner(owner)} to end its edit.\n`),
    tidy: () => {
      if (!hasJournal(staging)) emptyFolder(staging);
    },
  }).catch((error) => {
    if (!(error instanceof HeldError))
      throw asDiskFault(error, { path: resolve(folder), operation: 'written' }) ?? error;
    const whose = describeOwner(error.owner);
    throw new UsageError(
      `\`${folder}\` is being edited by ${whose}. Nothing was done: run the command again when that has ended.`,
    );
  });
  try {
    const settled = hasJournal(staging) ? completeJournal(root, staging) : null;
    if (settled !== null) process.stderr.write(`${tellSettled(settled)}\n`);
    else if (held.abandonedBy !== null)
      process.stderr.write(`\`${held.abandonedBy}\` was broken off earlier, before it changed anything.\n`);
    emptyFolder(staging);
  } catch (error) {
    held.release();
    throw error;
  }
  return { root, staging, command, release: held.release };
}

/** Waits for the end of an edit that is under way in a content folder, and ends one that was broken off. */
export async function settleEdits(folder: string): Promise<void> {
  if (existsSync(stagingOf(folder))) (await holdContent(folder)).release();
}

/** What became of an edit that was broken off, for its author. */
function tellSettled({ command, end, left }: JournalOutcome): string {
  const files = new Intl.ListFormat('en').format(left.map((path) => `\`${path}\``));
  const was = left.length === 1 ? 'was' : 'were';
  if (left.length === 0 && end === 'finished') return `\`${command}\` was broken off earlier. It is finished now.`;
  if (left.length === 0) return `\`${command}\` was broken off earlier. What it had changed is taken back.`;
  const since = `\`${command}\` was broken off earlier, and ${files} ${was} edited since.`;
  if (end === 'finished') return `${since} The rest of it is finished now, and your text stays.`;
  if (end === 'taken back') return `${since} What it had changed is taken back, and your text stays: run it again.`;
  return `${since} Your text stays, and all that it does not concern is done: \`npm run check\` says what does not fit together now.`;
}
