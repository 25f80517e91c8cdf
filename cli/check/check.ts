import { createProblem, type Problem } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import { rules } from './rules.ts';

/** The problems that the rules find in a site. */
export function checkModel(model: Model): Problem[] {
  return rules.flatMap((rule) => [...rule.check(model)].map((finding) => createProblem(rule.id, rule.level, finding)));
}
