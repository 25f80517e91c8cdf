import { slugsOf } from '../../resolve/model.ts';
import { citedKind } from '../../resolve/references.ts';
import { repairCitation } from '../citation-repair.ts';
import { findByDoi } from '../reference-name.ts';
import type { Rule } from '../rule.ts';

export const citationForm: Rule = {
  id: 'citation-form',
  level: 'error',
  protects: 'A citation is written so that it becomes a number and a link; any other form would stay in the text.',
  example: {
    wrong: 'The test is simple (see @caplin-dean-2015-revealed-preference).',
    right:
      'references:\n  - caplin-dean-2015-revealed-preference\n\nThe test is simple (see [@caplin-dean-2015-revealed-preference, p. 7]).',
  },
  *checkDocument(document, model) {
    for (const { target, at } of document.body.strayCitations) {
      const repair = repairCitation(target, slugsOf(model, citedKind), (text) => findByDoi(text, model));
      if (repair === null) continue;
      if (target.startsWith('\\['))
        yield {
          at,
          reason: `\`${target}\` stays in the text as it stands: the backslashes make plain brackets of a citation.`,
          hint: 'Take out the backslashes, which Google Docs and some editors write; `\\@` alone is a plain @.',
          suggestion: repair,
        };
      else
        yield {
          at,
          reason: `\`${target}\` is not the form of a citation and would stay in the text.`,
          hint: 'Write `[@id]`, `[@id, p. 7]` or `[@one; @two]`; `\\@` is a plain @.',
          suggestion: repair,
        };
    }
  },
};
