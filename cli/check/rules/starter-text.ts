import { isDraft } from '../../resolve/model.ts';
import { starters } from '../../schema/starters.ts';
import type { Rule } from '../rule.ts';
import { findStarters } from '../starter-texts.ts';

export const starterText: Rule = {
  id: 'starter-text',
  level: 'warning',
  protects:
    'Nothing that `npm run site -- new` or `npm run site -- import` wrote for its author to replace is published.',
  example: {
    wrong: starters.body,
    right: 'Attention is scarce, and what it costs can be measured.',
  },
  checkDocument: (document, { today }) => (isDraft(document, today) ? [] : findStarters(document)),
};
