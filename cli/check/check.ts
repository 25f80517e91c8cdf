import { type Derived, derive, deriveEach, isSameText } from '../core/graph.ts';
import { createProblem, type Finding, type Problem } from '../core/problem.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

/** The problems that the rules find in the site and in each document. */
export interface RuleProblems {
  readonly all: Derived<readonly Problem[]>;
  readonly of: (document: AnyDocument) => readonly Problem[];
}

/** Runs the rules on a site, each rule and each document separately. */
export function followRules(model: Model): RuleProblems {
  const ofSite = deriveEach((rule: Rule) => runSiteRule(model, rule), isSameText);
  const ofDocument = deriveEach(
    (document: AnyDocument) => model.graph.memo.keep(document.path, 'problems', () => checkDocument(document, model)),
    isSameText,
  );
  return { all: derive(() => [...rules.flatMap(ofSite), ...model.gather(ofDocument)]), of: ofDocument };
}

/** The problems that a rule finds in the site as a whole. */
export function runSiteRule(model: Model, rule: Rule): Problem[] {
  return report(rule, rule.check?.(model));
}

function checkDocument(document: AnyDocument, model: Model): Problem[] {
  return rules.flatMap((rule) => report(rule, rule.checkDocument?.(document, model)));
}

function report({ id, level }: Rule, findings: Iterable<Finding> = []): Problem[] {
  return Array.from(findings, (finding) => createProblem(id, level, finding));
}
