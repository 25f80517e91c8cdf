import type { Level } from './problem.ts';

/**
 * Content that breaks a rule and content that keeps it: front matter, text, the name of a file, or a description in
 * brackets.
 */
export interface Example {
  /** Path below content/; the default is a topic. */
  readonly file?: string;
  readonly wrong: string;
  readonly right: string;
}

/**
 * A rule's documentation, whichever stage enforces it. `id` is permanent: reports, baselines and allow comments refer
 * to it.
 */
export interface RuleText {
  readonly id: string;
  readonly level: Level;
  /** What goes wrong for readers or authors where the rule is broken. */
  readonly finds: string;
  readonly example: Example;
}
