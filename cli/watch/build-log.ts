import type { Problem } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import type { ContentChange } from './changes.ts';

/** What one rebuild came to. */
export interface Rebuild {
  /** Empty the first time. */
  readonly changes: readonly ContentChange[];
  readonly problems: readonly Problem[];
  /** Files written or removed below generated/, or null when an error kept the last good version. */
  readonly written: readonly string[] | null;
  /** What the disk refuses, in a sentence; null while it refuses nothing. */
  readonly fault: string | null;
  /** Whether there is a good version in generated/, of this rebuild or of one before. */
  readonly isGood: boolean;
  readonly hadErrors: boolean;
  readonly milliseconds: number;
}

/** One rebuild in one line: what changed, what came of it, how long it took. */
export function describeRebuild({
  changes,
  problems,
  written,
  fault,
  isGood,
  hadErrors,
  milliseconds,
}: Rebuild): string {
  if (fault !== null) return `${fault} The watch goes on, and tries again every second.`;
  const time = `${Math.round(milliseconds)} ms`;
  const subject = changes.length === 0 ? 'compiled' : nameChanges(changes);
  if (written === null) {
    const errors = problems.filter((problem) => problem.level === 'error').length;
    return `${subject}: ${plural(errors, 'error')}: ${isGood ? 'the last good version stays' : 'there is no good version yet'}`;
  }
  const pages = written.filter((path) => path.startsWith('pages/')).length;
  const what =
    written.length === 0 ? 'nothing to write' : pages > 0 ? plural(pages, 'page') : plural(written.length, 'file');
  return `${subject}: ${what}, ${time}${hadErrors ? ': fixed' : ''}`;
}

/** So many files are named, the rest counted. */
const named = 3;

function nameChanges(changes: readonly ContentChange[]): string {
  const names = changes.slice(0, named).map(nameChange).join(', ');
  return changes.length > named ? `${names} and ${changes.length - named} more` : names;
}

function nameChange({ path, kind, from }: ContentChange): string {
  return from === undefined ? `${path} ${kind}` : `${from} renamed to ${path}`;
}
