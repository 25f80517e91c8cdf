import type { Problem } from '../core/problem.ts';
import { subtract } from '../core/subtract.ts';
import type { Content } from '../read/content.ts';
import type { Site } from '../site.ts';
import { type Obstacle, obstacleOf, type Plan, refuse } from './plan.ts';
import { type FileChange, type Revision, startRevision } from './revision.ts';

const longestQuote = 60;

/**
 * Plans an edit, and refuses it if it would cause an error that the site does not have now. A note says how many new
 * warnings it would cause, in the words of `describe`.
 */
export function planVerified(
  before: Content,
  today: string,
  makePlan: (revision: Revision) => Plan,
  describe: (warnings: number) => string = describeWarnings,
): Plan {
  const revision = startRevision(before, today);
  const plan = makePlan(revision);
  if (plan.kind === 'refused') return plan;
  const site = revision.before;
  const listCaused = followProblems(site);
  site.set(revision.content());
  const caused = listCaused();
  const errors = caused.filter((problem) => problem.level === 'error');
  if (errors.length > 0)
    return refuse(
      'This would leave the site with mistakes.',
      'Nothing was changed.',
      errors.map((problem) => obstacleIn(plan.changes, problem)),
    );
  const warnings = caused.filter((problem) => problem.level === 'warning').length;
  if (warnings === 0) return plan;
  return { ...plan, notes: [...plan.notes, describe(warnings)] };
}

/** A problem as an obstacle; one in a file that is not written is found by its words, for nobody can look at its line. */
function obstacleIn(changes: readonly FileChange[], problem: Problem): Obstacle {
  const obstacle = obstacleOf(problem);
  const { line, column, path } = problem;
  const made = changes.find(({ from, to }) => from === null && to === path);
  const words = made?.after
    .split('\n')
    [line - 1]?.slice(column - 1)
    .replace(/^[\s>]+/, '');
  return words === undefined || words === ''
    ? obstacle
    : { ...obstacle, position: `at the words \`${shorten(words)}\`` };
}

function shorten(words: string): string {
  return words.length <= longestQuote ? words : `${words.slice(0, longestQuote)}…`;
}

function describeWarnings(warnings: number): string {
  return warnings === 1
    ? '1 warning is new: `npm run check` shows it'
    : `${warnings} warnings are new: \`npm run check\` shows them`;
}

/**
 * Lists what is wrong with a site by then and was not when it was called. A problem that takes the place of an error is
 * not new: where a page cites a publication that is not there yet, the next to be told may be that it does not list it.
 */
export function followProblems(site: Site): () => Problem[] {
  const known = site.problems.map(problemKey);
  const wrong = new Set(site.reported.flatMap((one) => (one.level === 'error' ? [positionKey(one)] : [])));
  return () => subtract(site.problems, known, problemKey).filter((one) => !wrong.has(positionKey(one)));
}

/** A problem without its position, which an edit may move. */
function problemKey({ level, rule, reason }: Problem): string {
  return `${level} ${rule} ${reason}`;
}

function positionKey({ path, line, column }: Problem): string {
  return `${path}:${line}:${column}`;
}
