import { isDraft } from '../../resolve/model.ts';
import { starters } from '../../schema/starters.ts';
import type { Rule } from '../rule.ts';
import { findStarters } from '../starter-texts.ts';

export const draftUnfinished: Rule = {
  id: 'draft-unfinished',
  level: 'info',
  protects: 'It is known what a draft still needs before it can be published.',
  example: {
    wrong: `description: ${starters.description}\ndraft: true`,
    right: 'description: How attention is measured by the choices that people make.\ndraft: true',
  },
  checkDocument: (document, { today }) => (isDraft(document, today) ? findStarters(document) : []),
};
