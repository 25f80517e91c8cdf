import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Plan } from '../edit/plan.ts';
import { type FileChange, type Revision, startRevision } from '../edit/revision.ts';
import { verifyPlan } from '../edit/verify.ts';
import { StaleError, writeChanges } from '../edit/write.ts';
import { formatDiff } from '../report/diff.ts';
import { plural } from '../report/pretty.ts';
import { showProgress } from './progress.ts';
import { type ContentFlags, readFolder, readOptions, UsageError } from './session.ts';

/** The options of every command that edits content/. */
export interface EditFlags extends ContentFlags {
  readonly dryRun?: boolean;
}

/** Gives a command the options that all commands that edit content/ have. */
export function withEditOptions(command: Command): Command {
  return command
    .option('--dry-run', 'show the difference and write nothing')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)');
}

/** Plans an edit of a content folder, makes sure that it leaves the site sound, and writes or shows it. */
export async function runEdit(flags: EditFlags, makePlan: (revision: Revision) => Plan): Promise<void> {
  const { today } = readOptions(flags);
  const content = await readFolder(flags.content);
  const revision = startRevision(content, today);
  const plan = verifyPlan(makePlan(revision), content, revision, today);
  if (plan.kind === 'refused') {
    const places = plan.obstacles.map(({ place, what }) => `  ${place}  ${what}\n`).join('');
    process.stderr.write(`${plan.reason}\n${places}${plan.hint}\n`);
    process.exitCode = 1;
    return;
  }
  if (flags.dryRun) {
    process.stdout.write(plan.changes.map(showChange).join(''));
    return;
  }
  writeContent(flags.content, plan.changes);
  process.stdout.write(`${[...plan.notes, `${plural(plan.changes.length, 'file')} written`].join('\n')}\n`);
}

/** Writes changes to a content folder. Throws a UsageError, and writes nothing, when a file was changed meanwhile. */
export function writeContent(folder: string, changes: readonly FileChange[]): void {
  try {
    writeChanges(dirname(resolve(folder)), changes, (done, total) => showProgress(done, total, 'files'));
  } catch (error) {
    if (error instanceof StaleError)
      throw new UsageError(`${error.message} Nothing was written: run the command again.`);
    throw error;
  }
}

function showChange({ from, to, before, after }: FileChange): string {
  return formatDiff(from, to, before, after);
}
