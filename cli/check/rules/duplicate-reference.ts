import { locateReferences } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const duplicateReference: Rule = {
  id: 'duplicate-reference',
  level: 'error',
  protects: 'A page lists a publication once: it has one number there.',
  example: {
    wrong: 'references:\n  - caplin-dean-2015-revealed-preference\n  - caplin-dean-2015-revealed-preference',
    right: 'references:\n  - caplin-dean-2015-revealed-preference',
  },
  *checkDocument(document) {
    const seen = new Set<string>();
    for (const one of locateReferences(document)) {
      if (seen.has(one.id))
        yield { at: one.at, reason: `\`${one.id}\` stands in this list already.`, hint: 'Remove one of the two.' };
      seen.add(one.id);
    }
  },
};
