import { readAuthor } from '../core/author.ts';
import { cleanDoi } from '../core/identity.ts';
import { makeSlug } from '../core/reference-slug.ts';
import { isContained, referenceTypes } from '../core/reference-types.ts';
import { plural } from '../core/text.ts';
import { readYear, type Year } from '../core/year.ts';
import type { ListModule, Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ReferencesPage } from './shapes/reference.ts';
import { typedList } from './typed-list.ts';
import { workLinksKey } from './work-links.ts';

export const title = 'A publication';
export const folder = 'references';
export const otherFolders = ['reference', 'refs', 'bibliography', 'bib', 'literature', 'citations', 'literatur'];
export const text = 'note';
export const isCited = true;
export const section = { path: '/references', title: 'References', isInFooter: true };
export const slugType = 'ReferenceId';

export function schema(tools: SchemaTools) {
  const { z, field, optional } = tools;
  return z
    .strictObject({
      type: z.enum(referenceTypes).describe(`What it is: ${referenceTypes.map((type) => `\`${type}\``).join(', ')}.`),
      authors: optional(field.authors, `${field.authors.meta()?.description} Needed unless there are \`editors\`.`),
      editors: optional(field.authors, 'Who edited the book that it is, or stands in; written as `authors` are.', [
        'Douglas Bernheim',
        'Stefano DellaVigna',
      ]),
      translators: optional(field.authors, 'Who translated it; written as `authors` are.', ['Franz Rosenthal']),
      title: field.text.describe('Title and subtitle, as published.'),
      year: field.year,
      venue: optional(
        field.text,
        'Where it appeared: the journal, the book of a chapter, the publisher of a book, the school of a thesis, the archive and shelfmark of a manuscript, the occasion of a lecture, the series and number of a working paper (`NBER Working Paper 31422`).',
        'American Economic Review',
      ),
      publisher: optional(field.text, 'Who published the book or journal that `venue` names.', 'Elsevier'),
      place: optional(
        field.text,
        'Where it was published; where a lecture was given or a manuscript is kept.',
        'Göttingen',
      ),
      originalYear: optional(
        z.number().int().min(1000).max(2100),
        'The year of the first publication, of a later edition, a reprint or a translation.',
        1904,
      ),
      date: optional(
        field.date,
        'The day (YYYY-MM-DD) of what is cited by its day: an article in a newspaper or a magazine, a lecture, a letter.',
        '2018-02-04',
      ),
      edition: optional(field.text, 'In quotes: it is text.', '2'),
      series: optional(
        field.text,
        'The series that the book belongs to, with its number in it: the `volume` is taken for that of a series without one.',
        'Handbooks in Economics',
      ),
      degree: optional(field.text, 'What a thesis was written for: `PhD`, `Master’s`.', 'PhD'),
      volume: optional(field.text, 'In quotes: it is text.', '105'),
      issue: optional(field.text, 'In quotes: it is text.', '7'),
      pages: optional(field.text, 'First and last page, such as `3-30`.', '2183-2203'),
      doi: optional(z.string().regex(/^10\.\d{4,9}\/\S+$/), 'The bare identifier, `10.…/…`.', '10.1257/aer.20140117'),
      eprint: field.eprint.optional(),
      isbn: field.isbn.optional(),
      url: optional(field.link, 'Where to read it, if the DOI does not lead there.', 'https://www.example.org/paper'),
      retracted: optional(
        field.link,
        'The address of the notice that retracts it. Every list that has it then says so.',
        'https://doi.org/10.1016/S0140-6736(10)60175-4',
      ),
      links: workLinksKey(tools).optional(),
    })
    .superRefine((frontMatter, context) => {
      const { type, authors, editors, year, venue, publisher, degree, originalYear, date } = frontMatter;
      if (authors === undefined && editors === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'array', path: ['authors'], input: undefined });
      const refuse = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [key], message, input: frontMatter });
      if (publisher !== undefined && venue !== undefined && !isContained(type))
        refuse('publisher', `\`venue\` says already who published a ${type.replace('-', ' ')}`);
      if (originalYear !== undefined && typeof year === 'number' && originalYear > year)
        refuse('originalYear', `\`year\` says that it appeared in ${year}, which is earlier`);
      if (date !== undefined && date.slice(0, 4) !== String(year))
        refuse('date', `it is no day of ${year}, its \`year\``);
      if (degree !== undefined && type !== 'thesis') refuse('degree', 'it belongs to a thesis');
    });
}

export const list: ListModule<ReferencesPage> = {
  kind: 'references',
  name: 'the list of references',
  anchors: ({ slug }) => [`ref-${slug}`],
  describe: (site) =>
    `The ${plural(site.all({ title, schema }).length, 'publication')} cited on this site, each with a note on what it shows and the pages that cite it.`,
  page: ({ head, site }) => ({ kind: 'references', head, title: section.title, ...site.listReferences() }),
};

const asks: Starter['asks'] = [
  {
    key: 'type',
    flag: '--type <type>',
    help: referenceTypes.join(', '),
    question: 'What it is',
    choices: referenceTypes,
    isRequired: true,
  },
  {
    key: 'author',
    flag: '--author <name>',
    help: 'an author, as `Given Family`',
    isList: true,
    question: 'Authors, as Given Family',
    isRequired: true,
  },
  {
    key: 'year',
    flag: '--year <year>',
    help: 'the year of publication, `forthcoming` or `n.d.`',
    question: 'Year',
    check: (year) =>
      typedYear(year) === null ? 'A year has four digits; where there is none, write `forthcoming` or `n.d.`.' : null,
    isRequired: true,
  },
  {
    key: 'venue',
    flag: '--venue <name>',
    help: 'journal, publisher or series',
    question: 'Journal, publisher or series',
  },
  { key: 'doi', flag: '--doi <doi>', help: 'the bare identifier, 10.…/…', question: 'DOI' },
];

export const starter: Starter = {
  asks,
  values: ({ author, year, doi }) => ({
    author: undefined,
    authors: typedList(author),
    year: typedYear(year),
    doi: typeof doi === 'string' ? (cleanDoi(doi) ?? doi) : undefined,
  }),
  slug: ({ title: name, year, author }, isTaken) => {
    const authors = typedList(author).map(readAuthor);
    return makeSlug('', { authors, editors: [], title: String(name), year: typedYear(year) ?? 'n.d.' }, isTaken);
  },
};

/** A year, or the word for one that is not known, where nothing else is typed; null otherwise. */
function typedYear(typed: unknown): Year | null {
  const text = String(typed).trim();
  const year = readYear(text);
  return typeof year === 'string' || text === String(year) ? year : null;
}
