import { photoKey, profileKeys } from './profiles.ts';
import type { SchemaTools } from './schema-tools.ts';

export const title = 'The site';
export const file = 'site.md';
export const text = 'none';
export const describesSite = true;

export function schema(tools: SchemaTools) {
  const { z, field, optional, named, shown } = tools;
  const link = z.strictObject({ title: field.text.describe('The word in the menu.'), href: field.link });
  return z.strictObject({
    ...named,
    url: field.siteAddress.describe('The public address of the site; a path in it becomes the base of every link.'),
    language: shown(field.language.describe('A language tag such as `en-GB`.')),
    author: z
      .strictObject({
        name: field.text.describe('The name as readers see it.'),
        email: z.email().describe('The address on the contact page.'),
        role: optional(field.text, 'What the researcher is.', 'Professor of Economics'),
        affiliation: optional(field.text, 'The university, institute or firm.', 'Example University'),
        photo: photoKey(tools, { file: '/media/ada-writer.jpg', alt: 'Ada Writer at her desk' }),
        ...profileKeys(tools),
      })
      .describe('Whose site it is.'),
    redirects: optional(
      z.array(
        z.strictObject({
          from: field.text.describe('The old address, from the first `/` on.'),
          to: field.route.describe('The page that took its place.'),
        }),
      ),
      'Old addresses of pages that have no file to name them under `aliases`, such as lists: `from` and `to` of each.',
      [{ from: '/publications', to: '/research' }],
    ),
    navigation: z.array(link).min(1).describe('The menu, in order: `title` and `href` of each entry.'),
    book: shown(
      z
        .strictObject({
          title: field.text.describe('Title and subtitle.'),
          publisher: field.text.describe('Who published it.'),
          year: z.number().int().describe('The year of publication.'),
          url: field.link.describe("The book's page at the publisher."),
          doi: field.text.describe('The bare identifier, `10.…/…`.'),
          openAccess: z
            .boolean()
            .describe('`true` if everybody may read it free of charge; otherwise the home page offers no download.'),
        })
        .optional()
        .describe('The latest book, shown on the home page; left out where there is none.'),
    ),
    copyright: shown(field.holder.describe('Who holds the copyright, as the footer names them.')),
    curves: shown(
      z
        .boolean()
        .default(true)
        .describe(
          '`false` leaves out the curves of choice beside the name, on the home page, on cards and below texts; the portrait stands on the home page then.',
        ),
    ),
    api: field.api.default('').meta({
      description:
        'Address of the API; empty when the site’s own server answers. `none` where no server runs: what needs one leaves the menu and says where to write instead.',
      examples: ['none'],
    }),
    emailjs: shown(
      z
        .strictObject({
          publicKey: field.text.describe('The public key of the account.'),
          serviceId: field.text.describe('The service that sends.'),
          templateId: field.text.describe('The template of the message.'),
          limitRate: optional(z.number().int().min(0), 'Milliseconds between two messages.'),
          blockHeadless: z.boolean().default(false).describe('`true` refuses browsers that no person is using.'),
          origin: optional(field.link, 'Another address of the service.'),
        })
        .optional()
        .describe('Public EmailJS identifiers; without them the contact form uses the site’s own server.'),
    ),
    editUrl: optional(
      z
        .url({ protocol: /^https$/ })
        .refine(
          (url) => !/^https:\/\/[^/]+(?:\/[^/]*){0,2}\/?$/.test(url),
          'files are read there, and edited at an address such as `https://github.com/example/site/edit/main`',
        ),
      'Where the files of this repository are edited, up to `content/`: readers who suggest a correction are led there, and to the contact form without it.',
      'https://github.com/example/site/edit/main',
    ),
    analytics: z
      .string()
      .default('')
      .meta({
        description:
          'How visits are counted: a Google tag id (`G-…`), or `own` for the site’s own server, which counts views by page and day and knows no visitor. Empty counts nothing.',
        examples: ['own'],
      }),
    analyticsConsent: z
      .enum(['express', 'implied'])
      .default('express')
      .describe(
        'When Google’s tag is loaded: `express` (as long as nothing is said) once a visitor has accepted it, `implied` until one has refused. Where a law asks for consent, only `express` will do.',
      ),
  });
}
