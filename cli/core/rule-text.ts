import type { Level } from './problem.ts';

/** A piece of content that breaks a rule and one that keeps it: front matter, text, a file's name, or in brackets what it is about. */
export interface Example {
  /** Below content/; a topic where it is not given. */
  readonly file?: string;
  readonly wrong: string;
  readonly right: string;
}

/** What a rule is, whichever stage enforces it. `id` is permanent: reports, baselines and silences name it. */
export interface RuleText {
  readonly id: string;
  readonly level: Level;
  /** What readers and authors may rely on because of it. */
  readonly protects: string;
  readonly example: Example;
}
