import type { Finding } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';

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
