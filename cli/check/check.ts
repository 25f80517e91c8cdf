import { createProblem, type Problem } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

/** The problems that rules find in a site. */
export function checkModel(model: Model, asked: readonly Rule[] = rules): Problem[] {
  return asked.flatMap((rule) => [...rule.check(model)].map((finding) => createProblem(rule.id, rule.level, finding)));
}
