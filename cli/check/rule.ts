import type { Finding, Level } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';

/** A promise that the content keeps. `id` is permanent: reports, baselines and silences name it. */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  /** Where the content breaks the rule. Depends on the model alone. */
  readonly check: (model: Model) => Iterable<Finding>;
}
