import type { Finding } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';

/** A rule that the content must follow, as pure functions. */
export interface Rule extends RuleText {
  /**
   * Finds where one document breaks the rule. The result depends on the document and on what the model knows of the
   * others: which names, addresses and anchors exist.
   */
  readonly checkDocument?: (document: AnyDocument, model: Model) => Iterable<Finding>;
  /**
   * Finds where the site as a whole breaks the rule. Of a topic or paper it reads only the front matter, the anchors and
   * the citations, so it does not depend on the rest of the text.
   */
  readonly check?: (model: Model) => Iterable<Finding>;
}
