import type { Finding, Level } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';

/** What a rule is, whichever stage enforces it. `id` is permanent: reports, baselines and silences name it. */
export interface RuleText {
  readonly id: string;
  readonly level: Level;
  /** What readers and authors may rely on because of it. */
  readonly protects: string;
}

/** A promise that the content keeps, as a pure function over the whole site. */
export interface Rule extends RuleText {
  /** Where the content breaks the rule. */
  readonly check: (model: Model) => Iterable<Finding>;
}
