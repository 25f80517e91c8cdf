import type { Fix } from '../core/fix.ts';
import type { Finding, Problem } from '../core/problem.ts';
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
  /** Gives the fixes for one of its problems, the most likely first; without it only the author can mend them. */
  readonly fix?: Fixer;
}

/** Gives the fixes for a problem of one rule. */
export type Fixer = (one: Case) => readonly Fix[];

/** A problem with everything that a fixer may need. */
export interface Case {
  readonly model: Model;
  readonly problem: Problem;
  /** The text of its file; empty if unknown. */
  readonly text: string;
  readonly document: AnyDocument | undefined;
  /** The span of the problem, and the text there. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** What a rule says of a place: what is wrong there, and what to write instead. */
export type Advice = Omit<Finding, 'at'>;

/** The first words of a text, short enough to quote. */
export function shorten(text: string, limit = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).trimEnd()}…`;
}
