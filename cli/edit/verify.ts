import type { Problem } from '../core/problem.ts';
import { subtract } from '../core/subtract.ts';
import type { Content } from '../read/content.ts';
import { createSite } from '../site.ts';
import { obstacleOf, type Plan, refuse } from './plan.ts';
import { type Revision, startRevision } from './revision.ts';

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
  const site = createSite(before, { today });
  const known = site.problems.map(problemKey);
  site.set(revision.content());
  const caused = subtract(site.problems, known, problemKey);
  const errors = caused.filter((problem) => problem.level === 'error');
  if (errors.length > 0)
    return refuse('This would leave the site with mistakes.', 'Nothing was changed.', errors.map(obstacleOf));
  const warnings = caused.filter((problem) => problem.level === 'warning').length;
  if (warnings === 0) return plan;
  return { ...plan, notes: [...plan.notes, describe(warnings)] };
}

function describeWarnings(warnings: number): string {
  return warnings === 1
    ? '1 warning is new: `npm run check` shows it'
    : `${warnings} warnings are new: \`npm run check\` shows them`;
}

/** A problem without its position, which an edit may move. */
export function problemKey({ level, rule, reason }: Problem): string {
  return `${level} ${rule} ${reason}`;
}
