import type { Problem } from '../core/problem.ts';
import { subtract } from '../core/subtract.ts';
import { plural } from '../core/text.ts';
import type { Content } from '../read/content.ts';
import type { ContentChange } from './changes.ts';

/** The result of a rebuild. */
export interface Rebuild {
  /** Empty for the first build. */
  readonly changes: readonly ContentChange[];
  /** The content that was compiled last; null if nothing could be read yet. */
  readonly content: Content | null;
  readonly problems: readonly Problem[];
  /** Files written or removed below generated/, or null if an error kept the last good version. */
  readonly written: readonly string[] | null;
  /** Why the disk refused something, in a sentence; null if it did not. */
  readonly fault: string | null;
  /** Whether generated/ contains a good version, from this rebuild or an earlier one. */
  readonly isGood: boolean;
  readonly hadErrors: boolean;
  /** The files with errors, of which the last good version stays although others were written. */
  readonly heldBack: readonly string[];
  readonly milliseconds: number;
}

/** The problems to tell after a rebuild: what is new, and what stands in a file that was just saved. */
export function selectNews(
  { changes, problems }: Pick<Rebuild, 'changes' | 'problems'>,
  told: readonly Problem[],
): Problem[] {
  const keyOf = ({ path, rule, reason }: Problem) => JSON.stringify([path, rule, reason]);
  const fresh = new Set(subtract(problems, told.map(keyOf), keyOf));
  const saved = new Set(changes.map(({ path }) => path));
  return problems.filter((problem) => fresh.has(problem) || saved.has(problem.path));
}

/** A rebuild in one line: what changed, the result, and how long it took. */
export function describeRebuild({
  changes,
  problems,
  written,
  fault,
  isGood,
  hadErrors,
  heldBack,
  milliseconds,
}: Rebuild): string {
  if (fault !== null) return `${fault} The watch goes on, and tries again every second.`;
  const time = `${Math.round(milliseconds)} ms`;
  const subject = changes.length === 0 ? 'compiled' : nameChanges(changes);
  const errors = `${subject}: ${plural(problems.filter((problem) => problem.level === 'error').length, 'error')}`;
  if (written === null) return `${errors}: ${isGood ? 'the last good version stays' : 'there is no good version yet'}`;
  const pages = written.filter((path) => path.startsWith('pages/')).length;
  const what =
    written.length === 0 ? 'nothing to write' : pages > 0 ? plural(pages, 'page') : plural(written.length, 'file');
  if (heldBack.length > 0)
    return `${errors}: the last good version of ${listNames(heldBack)} stays; beside it ${what}, ${time}`;
  return `${subject}: ${what}, ${time}${hadErrors ? ': fixed' : ''}`;
}

/** How many files are named; more are only counted. */
const named = 3;

function nameChanges(changes: readonly ContentChange[]): string {
  return listNames(changes.map(nameChange));
}

function listNames(all: readonly string[]): string {
  const names = all.slice(0, named).join(', ');
  return all.length > named ? `${names} and ${all.length - named} more` : names;
}

function nameChange({ path, kind, from }: ContentChange): string {
  return from === undefined ? `${path} ${kind}` : `${from} renamed to ${path}`;
}
