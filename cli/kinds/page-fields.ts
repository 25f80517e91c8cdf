import { field } from '../schema/fields.ts';
import { shown } from '../schema/shown.ts';

/** The keys of every page. */
export const named = { title: shown(field.title), description: field.description };

/** The keys of a page that is written, cited, renamed and held back. */
export const dated = {
  updated: field.date
    .meta({ description: 'The day of the last change, where git does not know it.', examples: ['2027-03-01'] })
    .optional(),
  keywords: field.keywords.default([]),
  references: field.references.default([]),
  aliases: field.aliases.default([]),
  draft: field.draft.default(false),
  publishAt: field.publishAt.optional(),
};
