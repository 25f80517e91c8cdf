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
export function followRules(model: Model, asked: readonly Rule[] = rules): RuleProblems {
  const ofSite = deriveEach((rule: Rule) => report(rule, rule.check?.(model)), isSameText);
  const ofDocument = deriveEach(
    (document: AnyDocument) =>
      model.graph.memo.keep(document.path, 'problems', () => checkDocument(document, model, asked)),
    isSameText,
  );
  return { all: derive(() => [...asked.flatMap(ofSite), ...model.gather(ofDocument)]), of: ofDocument };
}

function checkDocument(document: AnyDocument, model: Model, asked: readonly Rule[]): Problem[] {
  return asked.flatMap((rule) => report(rule, rule.checkDocument?.(document, model)));
}

function report({ id, level }: Rule, findings: Iterable<Finding> = []): Problem[] {
  return Array.from(findings, (finding) => createProblem(id, level, finding));
}
