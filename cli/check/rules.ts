import { compareText } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import type { Rule } from './rule.ts';
import * as siteRules from './site-rules.ts';
import { stageRules } from './stage-rules.ts';

/** Every rule that checks parsed content; reading and parsing enforce the others. */
export const rules = Object.values<Rule>(siteRules);

/** Every rule, ordered by id. */
export const allRules: readonly RuleText[] = [...rules, ...stageRules].sort((a, b) => compareText(a.id, b.id));
