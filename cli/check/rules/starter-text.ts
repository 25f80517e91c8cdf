import { isDraft } from '../../resolve/model.ts';
import { starters } from '../../schema/starters.ts';
import type { Rule } from '../rule.ts';

export const starterText: Rule = {
  id: 'starter-text',
  level: 'warning',
  protects: 'Nothing that `site new` wrote for its author to replace is published.',
  example: {
    wrong: starters.body,
    right: 'Attention is scarce, and what it costs can be measured.',
  },
  *checkDocument(document, model) {
    if (isDraft(document, model.today)) return;
    if ('description' in document.matter && document.matter.description === starters.description)
      yield {
        at: document.locate(['description']),
        reason: 'The description is still the one of a new file.',
        hint: 'Say in one sentence what the page is about.',
      };
    for (const { text, at } of document.body.blocks)
      if (text === starters.body)
        yield { at, reason: 'This text is still the one of a new file.', hint: 'Write the page.' };
  },
};
