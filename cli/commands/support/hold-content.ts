import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asDiskFault } from '../../core/disk-fault.ts';
import { completeJournal, hasJournal, isReadable, type JournalOutcome, stagingName } from '../../edit/journal.ts';
import { emptyFolder, HeldError, holdFolder } from '../../output/hold-folder.ts';
import { describeCommand, describeOwner } from './describe-command.ts';
import { requireFolder } from './require-folder.ts';
import { UsageError } from './usage-error.ts';

/** A content folder that is locked for an edit. */
export type HeldContent = Awaited<ReturnType<typeof holdContent>>;

/** How many milliseconds to wait for the edit of another command. */
const patience = 10_000;

/** The hidden folder below content/ in which an edit is prepared; it exists while the edit runs, and is also the lock. */
function stagingOf(folder: string): string {
  return join(resolve(folder), stagingName);
}

/**
 * Locks a content folder against edits of other commands. An edit that was killed is settled first, which is reported on
 * stderr. Throws a UsageError when another command keeps the lock.
 */
export async function holdContent(folder: string) {
  requireFolder(folder);
  const staging = stagingOf(folder);
  /** The parent of content/. */
  const root = dirname(resolve(folder));
  const command = describeCommand();
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
    throw new UsageError(`\`${folder}\` is being edited by ${whose}. Nothing was done: try again when that has ended.`);
  });
  try {
    const settled = hasJournal(staging) ? completeJournal(root, staging) : null;
    if (settled !== null) process.stderr.write(`${describeSettled(settled)}\n`);
    else if (held.abandonedBy !== null)
      process.stderr.write(`\`${held.abandonedBy}\` was broken off earlier, before it changed anything.\n`);
    emptyFolder(staging);
  } catch (error) {
    held.release();
    throw error;
  }
  return { root, staging, command, release: held.release };
}

/** Waits until the edit that runs in a content folder has ended, and settles one that was killed. A commit is no edit. */
export async function settleEdits(folder: string): Promise<void> {
  const staging = stagingOf(folder);
  if (existsSync(staging) && !isReadable(staging)) (await holdContent(folder)).release();
}

/** How an edit that was killed has been settled. */
function describeSettled({ command, end, left }: JournalOutcome): string {
  const files = new Intl.ListFormat('en').format(left.map((path) => `\`${path}\``));
  const was = left.length === 1 ? 'was' : 'were';
  if (left.length === 0 && end === 'finished') return `\`${command}\` was broken off earlier. It is finished now.`;
  if (left.length === 0) return `\`${command}\` was broken off earlier. What it had changed is taken back.`;
  const since = `\`${command}\` was broken off earlier, and ${files} ${was} edited since.`;
  if (end === 'finished') return `${since} The rest of it is finished now, and your text stays.`;
  if (end === 'taken back') return `${since} What it had changed is taken back, and your text stays: run it again.`;
  return `${since} Your text stays, and all that it does not concern is done: \`npm run check\` says what does not fit together now.`;
}
