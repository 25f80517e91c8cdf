import { z } from 'zod';
import { slugPattern } from '../core/slug.ts';
import { field } from '../schema/fields.ts';
import { shown } from '../schema/shown.ts';

/** The keys of every page. */
export const named = { title: shown(field.title), description: field.description };

/** `role` is the kind of file that the text names, so that editors can complete it. */
const id = z.string().regex(slugPattern).meta({ role: 'reference' });

const references = z.array(z.union([id, z.strictObject({ id, note: field.text })])).meta({
  description:
    'The publications of this page, in any order: they are numbered as the text cites them, and what it does not cite is listed after them, as further reading. An id, or `{ id, note }` where the note says why it matters on this page.',
  examples: [[exampleName('reference')]],
});

/** A list that may be empty or left out, with its description and an example of an item. */
function listOf<T extends z.ZodType>(item: T, description: string, example?: unknown) {
  return z
    .array(item)
    .default([])
    .meta({ description, ...(example !== undefined && { examples: [[example]] }) });
}

/** Other files of a kind, by their names. */
function namesFiles(role: string, description: string) {
  return listOf(field.slug.meta({ role }), description, exampleName(role));
}

/** The name of a file of a kind in an example; in a new file, one that the site has takes its place. */
function exampleName(role: string) {
  return `name-of-the-${role}`;
}

/** A key that may be left out, with its description and an example. */
function optional<T extends z.ZodType>(schema: T, description: string, example?: unknown) {
  return schema.meta({ description, ...(example !== undefined && { examples: [example] }) }).optional();
}

/** The keys of a page with a text. */
const dated = {
  updated: optional(field.date, 'The day of the last change, where git does not know it.', '2027-03-01'),
  keywords: field.keywords.default([]),
  references: references.default([]),
  aliases: field.aliases.default([]),
  draft: field.draft.default(false),
  publishAt: field.publishAt.optional(),
};

/** What schemas are made with. It is passed to the kinds, so that code that only needs their folders does not load zod. */
export const schemaTools = { z, field, optional, listOf, shown, named, dated, namesFiles, exampleName };
export type SchemaTools = typeof schemaTools;
