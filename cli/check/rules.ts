import { compareText } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import type { Rule } from './rule.ts';
import * as siteRules from './site-rules.ts';
import { stageRules } from './stage-rules.ts';

/** Every rule that checks parsed content, ordered by id; reading and parsing enforce the others. */
export const rules: readonly Rule[] = sortById(Object.values<Rule>(siteRules));

/** Every rule, ordered by id. */
export const allRules: readonly RuleText[] = sortById([...rules, ...stageRules]);

function sortById<R extends RuleText>(list: readonly R[]): R[] {
  return [...list].sort((a, b) => compareText(a.id, b.id));
}
