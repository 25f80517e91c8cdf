import { findNearest } from '../../report/nearest.ts';
import type { Place } from '../../report/problem.ts';
import { namesOf } from '../../resolve/model.ts';
import { locateReferences } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const unknownReference: Rule = {
  id: 'unknown-reference',
  level: 'error',
  protects: 'A page lists and cites publications that have a file in `references/`.',
  example: {
    wrong: 'references: [caplin-dean-2015-reveald-preference]',
    right: 'references: [caplin-dean-2015-revealed-preference]',
  },
  *checkDocument(document, model) {
    const known = namesOf(model, 'reference');
    const report = (id: string, at: Place) => ({
      at,
      reason: `There is no reference \`${id}\`.`,
      hint: `Add \`references/${id}.md\`, or name a file that is there.`,
      suggestion: findNearest(id, known),
    });
    for (const one of locateReferences(document)) if (!known.has(one.id)) yield report(one.id, one.at);
    for (const { target, at } of document.body.citations) if (!known.has(target)) yield report(target, at);
  },
};
