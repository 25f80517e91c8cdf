import { z } from 'zod';
import { isContained, referenceTypes } from '../core/publication.ts';
import { field } from './fields.ts';
import type { PageName } from './page-names.ts';

/** One schema per kind of file: the only place that says what front matter may hold. Types are inferred from here. */

const page = { title: field.title, description: field.description };

const dated = {
  updated: field.date
    .meta({ description: 'The day of the last change, where git does not know it.', examples: ['2027-03-01'] })
    .optional(),
  keywords: field.keywords.default([]),
  references: field.references.default([]),
  aliases: field.aliases.default([]),
  draft: field.draft.default(false),
  publishAt: field.publishAt.optional(),
};

const link = z.strictObject({ title: field.text.meta({ description: 'The word in the menu.' }), href: field.link });

export const siteSchema = z.strictObject({
  ...page,
  url: z
    .url({ protocol: /^https?$/ })
    .meta({ description: 'The public address of the site; a path in it becomes the base of every link.' }),
  language: field.text.meta({ description: 'A language tag such as `en-GB`.' }),
  author: z
    .strictObject({
      name: field.text.meta({ description: 'The name as readers see it.' }),
      email: z.email().meta({ description: 'The address on the contact page.' }),
    })
    .meta({ description: 'Whose site it is.' }),
  navigation: z.array(link).min(1).meta({ description: 'The menu, in order: `title` and `href` of each entry.' }),
  book: z
    .strictObject({
      title: field.text.meta({ description: 'Title and subtitle.' }),
      publisher: field.text.meta({ description: 'Who published it.' }),
      year: z.number().int().meta({ description: 'The year of publication.' }),
      url: field.link.meta({ role: 'link', description: "The book's page at the publisher." }),
      doi: field.text.meta({ description: 'The bare identifier, `10.…/…`.' }),
      openAccess: z.boolean().meta({ description: '`true` if everybody may read it free of charge.' }),
    })
    .meta({ description: 'The latest book, shown on the home page.' }),
  copyright: field.text.meta({ description: 'Who holds the copyright, as the footer names them.' }),
  api: z.string().default('').meta({ description: 'Address of the API; empty when the site’s own server answers.' }),
  emailjs: z
    .strictObject({
      publicKey: field.text.meta({ description: 'The public key of the account.' }),
      serviceId: field.text.meta({ description: 'The service that sends.' }),
      templateId: field.text.meta({ description: 'The template of the message.' }),
      limitRate: z.number().int().min(0).optional().meta({ description: 'Milliseconds between two messages.' }),
      blockHeadless: z.boolean().optional().meta({ description: '`true` refuses browsers without a person.' }),
      origin: field.link.optional().meta({ description: 'Another address of the service.' }),
    })
    .optional()
    .meta({ description: 'Public EmailJS identifiers; without them the contact form uses the site’s own server.' }),
  analytics: z.string().default('').meta({ description: 'Google tag id (`G-…`); empty loads nothing.' }),
});

export const groupSchema = z.strictObject({ title: field.title, order: field.order });

export const topicSchema = z.strictObject({
  ...page,
  group: field.slug.meta({ role: 'group', description: 'The file name (without .md) of the group in `groups/`.' }),
  order: field.order,
  date: field.date.optional(),
  ...dated,
  next: field.slug
    .meta({
      role: 'topic',
      description: 'Pins the next topic; a pin that contradicts group and order is a problem.',
      examples: ['decision'],
    })
    .optional(),
});

export const paperSchema = z.strictObject({
  ...page,
  label: field.text.meta({ description: 'The name of the paper in the index of /research.' }),
  question: field.text
    .max(200)
    .meta({ description: 'What this line of research asks, in one sentence, for the index of /research.' })
    .optional(),
  finding: field.text
    .max(300)
    .meta({ description: 'What it found, in one or two sentences, for the index of /research.' })
    .optional(),
  order: field.order,
  date: field.date,
  authors: field.authors.optional(),
  ...dated,
});

export const referenceSchema = z
  .strictObject({
    type: z
      .enum(referenceTypes)
      .meta({ description: `What it is: ${referenceTypes.map((type) => `\`${type}\``).join(', ')}.` }),
    authors: field.authors.optional().meta({
      description: `${field.authors.meta()?.description} Needed unless there are \`editors\`.`,
    }),
    editors: field.authors.optional().meta({
      description: 'Who edited the book that it is, or stands in; written as `authors` are.',
      examples: [['Douglas Bernheim', 'Stefano DellaVigna']],
    }),
    title: field.text.meta({ description: 'Title and subtitle, as published.' }),
    year: field.year,
    venue: field.text
      .meta({
        description:
          'Where it appeared: the journal, the book of a chapter, the publisher of a book, the school of a thesis, the series and number of a working paper (`NBER Working Paper 31422`).',
        examples: ['American Economic Review'],
      })
      .optional(),
    publisher: field.text
      .meta({ description: 'Who published the book or journal that `venue` names.', examples: ['Elsevier'] })
      .optional(),
    edition: field.text.meta({ description: 'In quotes: it is text.', examples: ['2'] }).optional(),
    series: field.text
      .meta({ description: 'The series that the book belongs to.', examples: ['Handbooks in Economics'] })
      .optional(),
    degree: field.text
      .meta({ description: 'What a thesis was written for: `PhD`, `Master’s`.', examples: ['PhD'] })
      .optional(),
    volume: field.text.meta({ description: 'In quotes: it is text.', examples: ['105'] }).optional(),
    issue: field.text.meta({ description: 'In quotes: it is text.', examples: ['7'] }).optional(),
    pages: field.text.meta({ description: 'First and last page, such as `3-30`.', examples: ['2183-2203'] }).optional(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/)
      .meta({ description: 'The bare identifier, `10.…/…`.', examples: ['10.1257/aer.20140117'] })
      .optional(),
    eprint: field.eprint.optional(),
    isbn: field.isbn.optional(),
    url: field.link
      .meta({
        role: 'link',
        description: 'Where to read it, if the DOI does not lead there.',
        examples: ['https://www.example.org/paper'],
      })
      .optional(),
  })
  .superRefine((matter, context) => {
    const { type, authors, editors, venue, publisher, degree } = matter;
    if (authors === undefined && editors === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'array', path: ['authors'], input: undefined });
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message, input: matter });
    if (publisher !== undefined && venue !== undefined && !isContained(type))
      refuse('publisher', `\`venue\` says already who published a ${type.replace('-', ' ')}`);
    if (degree !== undefined && type !== 'thesis') refuse('degree', 'it belongs to a thesis');
  });

const card = {
  title: field.text.meta({ description: 'The heading of the card.' }),
  description: field.text.meta({ description: 'One or two sentences.' }),
};

export const pageSchemas = {
  home: z.strictObject({
    ...page,
    headline: field.text.meta({ description: 'The large words at the top.' }),
    quote: z
      .strictObject({
        text: field.text.meta({ description: 'The words.' }),
        source: field.text.optional().meta({ description: 'Who said them, and where.' }),
      })
      .meta({ description: 'A pull quote.' }),
    promo: z
      .array(
        z.strictObject({
          ...card,
          linkText: field.text.optional().meta({ description: 'The words of the link.' }),
          link: field.link,
        }),
      )
      .meta({ description: 'The cards that lead to other sites and pages.' }),
    video: z
      .strictObject({
        title: field.text.meta({ description: 'What it shows.' }),
        webm: field.link.meta({ role: 'link', description: 'The film as WebM, in `media/`.' }),
        mp4: field.link.meta({ role: 'link', description: 'The film as MP4, in `media/`.' }),
        poster: field.link.meta({ role: 'link', description: 'The picture before it plays.' }),
        captions: field.link.meta({ role: 'link', description: 'The captions, a `.vtt` file.' }),
      })
      .optional()
      .meta({ description: 'The introductory film.' }),
    research: z
      .array(
        z.strictObject({
          ...card,
          citation: field.text.meta({ description: 'Authors and venue.' }),
          year: z.number().int().meta({ description: 'The year of publication.' }),
          link: field.link,
        }),
      )
      .meta({ description: 'The cards of the latest research.' }),
    resources: z
      .array(z.strictObject({ ...card, link: field.link }))
      .meta({ description: 'The numbered cards that lead into the resources.' }),
  }),
  research: z.strictObject(page),
  contact: z.strictObject(page),
  forum: z.strictObject(page),
  chatbot: z.strictObject(page),
  questionnaire: z.strictObject({
    ...page,
    chapters: z.array(field.text).min(1).meta({ description: 'The chapters to tick, in order.' }),
    books: z.array(field.text).min(1).meta({ description: 'The planned books to tick, in order.' }),
    participation: z.array(field.text).min(1).meta({ description: 'The ways to take part, in order.' }),
  }),
  'privacy-policy': z.strictObject({
    ...page,
    date: field.date.meta({ description: 'The day of this version of the policy.' }),
  }),
} as const satisfies Readonly<Record<PageName, z.ZodObject>>;

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
