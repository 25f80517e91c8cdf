import { createProblem, type Finding, type Problem } from '../core/problem.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

/** The problems that rules find in a site. */
export function checkModel(model: Model, asked: readonly Rule[] = rules): Problem[] {
  return [
    ...asked.flatMap((rule) => report(rule, rule.check?.(model))),
    ...model.documents.flatMap((document) => checkDocument(document, model, asked)),
  ];
}

/** The problems that rules find in one document of a site, or in one that is to take the place of another there. */
export function checkDocument(document: AnyDocument, model: Model, asked: readonly Rule[] = rules): Problem[] {
  return asked.flatMap((rule) => report(rule, rule.checkDocument?.(document, model)));
}

function report({ id, level }: Rule, findings: Iterable<Finding> = []): Problem[] {
  return Array.from(findings, (finding) => createProblem(id, level, finding));
}
