import type { Finding, Level } from '../core/problem.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';

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

/** A promise that the content keeps, as pure functions. */
export interface Rule extends RuleText {
  /**
   * Where one document breaks the rule. It follows from the document and from what a model says of the others: which
   * names, addresses and anchors there are.
   */
  readonly checkDocument?: (document: AnyDocument, model: Model) => Iterable<Finding>;
  /**
   * Where the site breaks the rule as a whole. Of a topic or paper it asks nothing but its front matter, its anchors
   * and what it cites: other words in its text make no difference.
   */
  readonly check?: (model: Model) => Iterable<Finding>;
}
