import type { Command } from 'commander';
import { asDiskFault } from '../../core/disk-fault.ts';
import { plural } from '../../core/text.ts';
import { hasJournal } from '../../edit/journal.ts';
import type { Plan } from '../../edit/plan.ts';
import type { FileChange, Revision, WriteChanges } from '../../edit/revision.ts';
import { planVerified } from '../../edit/verify.ts';
import { StaleError, writeChanges } from '../../edit/write.ts';
import { type Content, readContent } from '../../read/content.ts';
import { formatDiff } from '../../report/diff.ts';
import { type HeldContent, holdContent } from './hold-content.ts';
import { showProgress } from './progress.ts';
import { type ContentFlags, readFolder, readOptions } from './session.ts';
import { UsageError } from './usage-error.ts';

/** The options of every command that edits content/. */
export interface EditFlags extends ContentFlags {
  readonly dryRun?: boolean;
}

/** Adds the options that all commands that edit content/ share. */
export function withEditOptions(command: Command): Command {
  return command
    .option('--dry-run', 'show the difference and write nothing')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)');
}

/** The values of an option that may be given again. */
export function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}

/** Plans an edit of a content folder, verifies that it breaks nothing, and writes or shows it; gives whether it was written. */
export async function runEdit(flags: EditFlags, makePlan: (revision: Revision) => Plan): Promise<boolean> {
  const { today } = readOptions(flags);
  return editContent(flags, (content, write) => applyPlan(planVerified(content, today, makePlan), flags, write));
}

/** Writes or shows a plan, or says why it was refused; gives whether it was written. */
export function applyPlan(plan: Plan, { dryRun = false }: EditFlags, write: WriteChanges): boolean {
  if (plan.kind === 'refused') {
    const positions = plan.obstacles.map(({ position, what }) => `  ${position}  ${what}\n`).join('');
    process.stderr.write(`${plan.reason}\n${positions}${plan.hint}\n`);
    process.exitCode = 1;
    return false;
  }
  if (dryRun) {
    process.stdout.write(plan.changes.map(showChange).join(''));
    return false;
  }
  write(plan.changes);
  const count = plan.changes.filter(({ to }) => to !== null).length;
  const written = count === 0 ? [] : [`${plural(count, 'file')} written`];
  process.stdout.write([...plan.notes, ...written].map((line) => `${line}\n`).join(''));
  return true;
}

/**
 * Edits a content folder under a lock. Throws a UsageError, and writes nothing, when another command keeps the lock or
 * when a file was changed meanwhile. A dry run takes no lock and writes nothing.
 */
export async function editContent<T>(
  { content: folder, dryRun = false }: EditFlags,
  edit: (content: Content, write: WriteChanges) => T | Promise<T>,
): Promise<T> {
  if (dryRun) return edit(await readFolder(folder), () => undefined);
  const held = await holdContent(folder);
  try {
    return await edit(await readContent(folder), (changes) => writeEdit(held, changes));
  } finally {
    held.release();
  }
}

function writeEdit({ root, staging, command }: HeldContent, changes: readonly FileChange[]): void {
  try {
    writeChanges({ root, staging, command, changes }, (done, total) => showProgress(done, total, 'files'));
  } catch (error) {
    if (error instanceof StaleError) throw new UsageError(`${error.message} Nothing was written: try again.`);
    const fault = asDiskFault(error);
    if (fault === null) throw error;
    const rest = hasJournal(staging)
      ? 'What was written before that is taken back by the next command.'
      : 'Nothing was changed.';
    throw new UsageError(`${fault.message}\n${rest}`);
  }
}

/** A change of a file as a patch for `git apply`. */
export function showChange({ from, to, before, after, bytes }: FileChange): string {
  if (bytes !== undefined) return `Binary file ${to} would be new (${bytes.length} bytes)\n`;
  return formatDiff(from, to, before, after);
}
