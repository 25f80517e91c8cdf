import { checkContent } from '../compile.ts';
import { rememberParsed } from '../parse/remember.ts';
import type { Content } from '../read/content.ts';
import { withoutKnown } from '../report/known.ts';
import type { Problem } from '../report/problem.ts';
import { obstacleOf, type Plan, refuse } from './plan.ts';
import type { Revision } from './revision.ts';

/** The plan, unless the site would have an error after it that it does not have now: then a refusal that names it. */
export function verifyPlan(plan: Plan, before: Content, revision: Revision, today: string): Plan {
  if (plan.kind === 'refused') return plan;
  const parse = rememberParsed();
  const errors = (content: Content) =>
    checkContent(content, today, parse).problems.filter((problem) => problem.level === 'error');
  const caused = withoutKnown(errors(revision.content()), errors(before).map(describe), describe);
  if (caused.length === 0) return plan;
  return refuse('This would leave the site with mistakes.', 'Nothing was changed.', caused.map(obstacleOf));
}

/** Without the place, which an edit may move. */
function describe({ rule, reason }: Problem): string {
  return `${rule} ${reason}`;
}
