/** What keys of front matter can hold: texts, days, addresses, identifiers. */
import { z } from 'zod';
import { eprintPattern } from '../core/arxiv.ts';
import { findZone, isZone } from '../core/moment.ts';
import { cleanOrcid } from '../core/orcid.ts';
import { slugMaxLength, slugPattern } from '../core/slug.ts';
import { yearWords } from '../core/year.ts';

/** An ISBN of 10 or 13 digits; the last digit may be X. */
export const isbnPattern = /^(?:97[89][- ]?)?(?:\d[- ]?){9}[\dX]$/;

/** A time of the day, `09:30`. */
export const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The longest title of a page, in characters. */
export const titleMaxLength = 200;

export const descriptionLength = { min: 40, max: 160 } as const;

const text = z.string().trim().min(1);

/** A text that passes a test; of any other it is told why not, what to write, and what was probably meant. */
function judged<T extends z.ZodType<string>>(
  schema: T,
  isValid: (text: string) => boolean,
  message: string,
  hint: string,
  suggest: (text: string) => string | null | undefined,
): T {
  return schema.superRefine((text, context) => {
    if (isValid(text)) return;
    context.addIssue({ code: 'custom', message, params: { hint, suggestion: suggest(text) ?? undefined } });
  });
}

/** An ORCID iD with a valid check digit. */
const orcid = judged(
  z.string(),
  (id) => cleanOrcid(id) === id,
  'it is no ORCID iD, or a digit of it is wrong',
  'Write its sixteen digits alone, such as `0000-0002-1825-0097`.',
  cleanOrcid,
);

const copyrightSign = /^(?:(?:copyright|©|\(c\)|\d{4}(?:[-–]\d{4})?),?\s+)+/i;

/** What an address has behind its host and folders: the name of a page, a question, an anchor. */
function endOfAddress(url: string): string {
  return /(?:\b\/[^/?#]*\.(?:html?|php|aspx?)\/?)?(?:[?#].*)?$/i.exec(url)?.[0] ?? '';
}

export const field = {
  text,
  title: text.max(titleMaxLength).describe('The name that readers see, in plain text.'),
  description: z
    .string()
    .trim()
    .min(descriptionLength.min)
    .max(descriptionLength.max)
    .describe('One sentence of 40 to 160 characters for search engines and social cards.'),
  order: z
    .number()
    .int()
    .min(0)
    .describe('A whole number; smaller comes first. Leave gaps (10, 20, 30) to make room for later pages.'),
  slug: z.string().regex(slugPattern).max(slugMaxLength),
  date: z.iso.date().meta({ description: 'The day of first publication, as YYYY-MM-DD.', examples: ['2027-03-01'] }),
  /** A link as authors write it: an address of this site (`/contact`), a relative file, or an https, http or mailto address. */
  link: text.meta({
    role: 'link',
    description: 'An address of this site (`/contact`), a file beside this one, or an https address.',
  }),
  /** A link to a page of this site as a whole. */
  route: judged(
    text,
    (link) => /^\/[^?#.]*$/.test(link),
    'it is no page of this site',
    'Write the address of a page from the first `/` on, such as `/research`.',
    (link) => /^\/[^?#.]*(?=[?#])/.exec(link)?.[0],
  ).meta({ role: 'link' }),
  /** A link to a page elsewhere, for which the studio offers neither the files nor the pages of the site. */
  profile: text.meta({ role: 'link', names: 'profile', description: 'The address of a profile.' }),
  /** A link to a picture; the studio offers those of the site by `names`. */
  picture: text.meta({ role: 'link', names: 'picture', description: 'The picture, in `media/`.' }),
  /** Where it is none, nothing is said of how it goes with other keys. */
  time: z.string().regex(timePattern, { abort: true }),
  zone: judged(
    z.string(),
    isZone,
    'no time zone has this name',
    'Name a continent and a city, such as `Europe/Oslo`.',
    findZone,
  ),
  orcid,
  /** The address of the site, which those of its pages begin with. */
  siteAddress: judged(
    z.url({ protocol: /^https?$/, abort: true }),
    (url) => endOfAddress(url) === '',
    'the addresses of all pages begin with it, so it ends with a host or a folder',
    'Write the address of the folder alone, such as `https://people.example.org/~ada`.',
    (url) => url.slice(0, -endOfAddress(url).length),
  ),
  /** A language as HTML and feeds name it: `en`, `en-GB`. */
  language: judged(
    text,
    (tag) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag),
    'it is no tag of a language',
    'Write its two letters, such as `en`, or these with a country, such as `en-GB`.',
    (tag) => (/^[a-z]{2}_[a-z]{2}$/i.test(tag) ? tag.replace('_', '-') : null),
  ),
  /** Who holds a copyright: the footer writes the sign and the year before it. */
  holder: judged(
    text,
    (name) => !copyrightSign.test(name),
    'the sign and the year stand before it by themselves',
    'Write the name alone.',
    (name) => name.replace(copyrightSign, ''),
  ),
  /** Where the server of the site answers. */
  api: judged(
    z.string(),
    (api) => /^(?:none|https?:\/\/\S+|\/\S*)?$/.test(api),
    'it is neither an address nor `none`',
    'Write the whole address of the server, `none` where no server runs, or take the line out.',
    (api) => (/^no(?:ne)?$/i.test(api) ? 'none' : null),
  ),
  keywords: z
    .array(text)
    .meta({ description: 'Words that readers would search for.', examples: [['one word', 'another']] }),
  aliases: z.array(text).meta({
    description:
      'Earlier or other addresses of this page, which redirect to it: a slug in the same section, or a whole path.',
    examples: [['earlier-name']],
  }),
  draft: z.boolean().meta({ description: '`true` keeps the page out of the published site.', examples: [true] }),
  publishAt: z.iso.date().meta({
    description: 'The day (YYYY-MM-DD) from which the page is published.',
    examples: ['2027-03-01'],
  }),
  /** A year, or a word for a publication without one. */
  year: z
    .union([z.number().int().min(1000).max(2100), z.enum(yearWords)])
    .describe('The year of publication, or `forthcoming`, or `n.d.` for what bears no date.'),
  /** An arXiv identifier in the old or the new form, with or without a version. */
  eprint: z
    .string()
    .regex(eprintPattern)
    .meta({ description: 'The identifier at arXiv, in quotes.', examples: ['2301.11358'] }),
  isbn: z
    .string()
    .regex(isbnPattern)
    .meta({ description: 'In quotes, with its hyphens or without.', examples: ['978-0-691-00383-2'] }),
  /** `Given Family`, or `Family, Given` where the last word alone is not the family name, or an organisation. */
  authors: z
    .array(z.union([text, z.strictObject({ organisation: text }), z.strictObject({ name: text, orcid })]))
    .min(1)
    .meta({
      description:
        'Names as `Given Family`; write `Family, Given` where the family name has several words, `Family, Given, Jr.` for a suffix, `{ organisation: Name }` for an institution, and `{ name: Name, orcid: iD }` where two people share a name.',
      examples: [['Ada Writer', 'Jane Doe']],
    }),
} as const;
