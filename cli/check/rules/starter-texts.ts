import type { Finding } from '../../core/problem.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { isDraft } from '../../resolve/model.ts';
import { isStarterValue, starters } from '../../schema/starters.ts';
import type { Rule } from '../rule.ts';

export const draftUnfinished: Rule = {
  id: 'draft-unfinished',
  level: 'info',
  finds: 'A draft still lacks something that it needs before it can be published.',
  example: {
    wrong: `description: ${starters.description}\ndraft: true`,
    right: 'description: How attention is measured by the choices that people make.\ndraft: true',
  },
  checkDocument: (document, { today }) => (isDraft(document, today) ? findStarters(document) : []),
};

export const starterText: Rule = {
  id: 'starter-text',
  level: 'warning',
  finds: 'A text that `npm run site -- new` or `npm run site -- import` wrote for you to replace is still there.',
  example: {
    wrong: starters.body,
    right: 'Attention is scarce, and what it costs can be measured.',
  },
  checkDocument: (document, { today }) => (isDraft(document, today) ? [] : findStarters(document)),
};

/** The texts of a document that a command wrote for its author to replace. */
function* findStarters(document: AnyDocument): Iterable<Finding> {
  if ('description' in document.frontMatter && document.frontMatter.description === starters.description)
    yield {
      at: document.locate(['description']),
      reason: 'The description is still the one of a new file.',
      hint: 'Say in one sentence what the page is about.',
    };
  for (const [key, value] of Object.entries(document.frontMatter))
    if (isStarterValue(value))
      yield {
        at: document.locate([key]),
        reason: `The \`${key}\` is still the one of an import.`,
        hint: 'Write what the old page did not say.',
      };
  for (const { text, at } of document.body.blocks)
    if (text === starters.body)
      yield { at, reason: 'This text is still the one of a new file.', hint: 'Write the page.' };
  for (const { alt, at } of document.body.images)
    if (alt === starters.alt)
      yield {
        at,
        reason: 'The alternative text of the picture is still the one of an import.',
        hint: 'Say what the picture shows, for those who cannot see it.',
      };
}
