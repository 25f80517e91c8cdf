import { z } from 'zod';
import { field } from './fields.ts';

/** One schema per kind of file: the only place that says what front matter may hold. Types are inferred from here. */

const page = { title: field.title, description: field.description };

const dated = {
  updated: field.date.optional().meta({ description: 'The day of the last change, where git does not know it.' }),
  keywords: field.keywords.default([]),
  references: field.references.default([]),
  aliases: field.aliases.default([]),
  draft: field.draft.default(false),
  publishAt: field.publishAt.optional(),
};

const link = z.strictObject({ title: field.text, href: field.link });

export const siteSchema = z.strictObject({
  ...page,
  url: z
    .url({ protocol: /^https?$/ })
    .meta({ description: 'The public address of the site; a path in it becomes the base of every link.' }),
  language: field.text.meta({ description: 'A language tag such as `en-GB`.' }),
  author: z.strictObject({ name: field.text, email: z.email() }),
  navigation: z.array(link).min(1),
  book: z.strictObject({
    title: field.text,
    publisher: field.text,
    year: z.number().int(),
    url: field.link,
    doi: field.text,
    openAccess: z.boolean(),
  }),
  copyright: field.text.meta({ description: 'Who holds the copyright, as the footer names them.' }),
  api: z.string().default('').meta({ description: 'Address of the API; empty when the site’s own server answers.' }),
  emailjs: z
    .strictObject({
      publicKey: field.text,
      serviceId: field.text,
      templateId: field.text,
      limitRate: z.number().int().min(0).optional().meta({ description: 'Milliseconds between two messages.' }),
      blockHeadless: z.boolean().optional(),
      origin: field.link.optional(),
    })
    .optional()
    .meta({ description: 'Public EmailJS identifiers; without them the contact form uses the site’s own server.' }),
  analytics: z.string().default('').meta({ description: 'Google tag id (`G-…`); empty loads nothing.' }),
});

export const groupSchema = z.strictObject({ title: field.title, order: field.order });

export const topicSchema = z.strictObject({
  ...page,
  group: field.slug.meta({ description: 'The file name (without .md) of the group in `groups/`.' }),
  order: field.order,
  date: field.date.optional(),
  ...dated,
  next: field.slug
    .optional()
    .meta({ description: 'Pins the next topic; a pin that contradicts group and order is a problem.' }),
});

export const paperSchema = z.strictObject({
  ...page,
  label: field.text.meta({ description: 'The name of the paper in the index of /research.' }),
  order: field.order,
  date: field.date,
  authors: field.authors.optional(),
  ...dated,
});

export const referenceTypes = [
  'article',
  'book',
  'chapter',
  'working-paper',
  'report',
  'thesis',
  'dataset',
  'website',
] as const;

export const referenceSchema = z.strictObject({
  type: z.enum(referenceTypes),
  authors: field.authors,
  title: field.text,
  year: z.number().int().min(1000).max(2100),
  venue: field.text.optional().meta({ description: 'Journal, publisher, series or collection.' }),
  volume: field.text.optional(),
  issue: field.text.optional(),
  pages: field.text.optional().meta({ description: 'First and last page, such as `3-30`.' }),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/)
    .optional()
    .meta({ description: 'The bare identifier, `10.…/…`.' }),
  url: field.link.optional(),
});

const card = { title: field.text, description: field.text };

export const pageSchemas = {
  home: z.strictObject({
    ...page,
    headline: field.text,
    quote: z.strictObject({ text: field.text, source: field.text.optional() }),
    promo: z.array(z.strictObject({ ...card, linkText: field.text.optional(), link: field.link })),
    video: z
      .strictObject({
        title: field.text,
        webm: field.link,
        mp4: field.link,
        poster: field.link,
        captions: field.link,
      })
      .optional(),
    research: z.array(z.strictObject({ ...card, citation: field.text, year: z.number().int(), link: field.link })),
    resources: z.array(z.strictObject({ ...card, link: field.link })),
  }),
  research: z.strictObject(page),
  contact: z.strictObject(page),
  forum: z.strictObject(page),
  chatbot: z.strictObject(page),
  questionnaire: z.strictObject({
    ...page,
    chapters: z.array(field.text).min(1),
    books: z.array(field.text).min(1),
    participation: z.array(field.text).min(1),
  }),
  'privacy-policy': z.strictObject({ ...page, date: field.date }),
} as const;

/** The schema of every kind of file; a page's kind is its name. */
export const schemas = {
  site: siteSchema,
  group: groupSchema,
  topic: topicSchema,
  paper: paperSchema,
  reference: referenceSchema,
  ...pageSchemas,
} as const;

export type Kind = keyof typeof schemas;
export type Matter<K extends Kind> = z.infer<(typeof schemas)[K]>;
export type SiteMatter = z.infer<typeof siteSchema>;
export type GroupMatter = z.infer<typeof groupSchema>;
export type TopicMatter = z.infer<typeof topicSchema>;
export type PaperMatter = z.infer<typeof paperSchema>;
export type ReferenceMatter = z.infer<typeof referenceSchema>;
export type PageName = keyof typeof pageSchemas;
export type PageMatter<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
