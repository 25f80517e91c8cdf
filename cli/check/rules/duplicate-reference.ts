import { locateReferences } from '../../resolve/references.ts';
import { findRepeats } from '../repeats.ts';
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
    for (const [{ id, at }] of findRepeats(locateReferences(document), ({ id }) => id))
      yield { at, reason: `\`${id}\` stands in this list already.`, hint: 'Remove one of the two.' };
  },
};
