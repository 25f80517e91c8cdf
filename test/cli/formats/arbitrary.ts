import fc from 'fast-check';
import type { Author } from '../../../cli/core/author.ts';
import { makePerson } from '../../../cli/core/author.ts';
import { type Publication, readOrigin } from '../../../cli/core/publication.ts';
import { factsOf, isContained, referenceTypes } from '../../../cli/core/reference-types.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789éÉöüßñçøØæÆåÅłŁőűžŽšğışİÑœŒáíïÍđþ';
/** What a format could trip over: the specials of TeX, quotes, dashes, commas, the marks of RIS and CSL. */
const marks = '&%$#_{}~^\\"\'`“”‘’–—-.,:;!?()[]/@=+*|«»…αβ中文привет²€';

const word = fc.string({ unit: fc.constantFrom(...letters, ...letters, ...marks), minLength: 1, maxLength: 9 });
const plainWord = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });
const words = (one: fc.Arbitrary<string>, maxLength = 6) =>
  fc.array(one, { minLength: 1, maxLength }).map((all) => all.join(' '));
/** BibTeX reads `and` between names; whole fields keep it. */
const text = words(
  fc.oneof(
    { weight: 9, arbitrary: word },
    { weight: 1, arbitrary: fc.constantFrom('and', '<', '--', '``', "''", 'others', 'A&B') },
  ),
);

const name = words(plainWord, 2).filter((one) => !/\band\b/i.test(one));
const person = fc
  .record({
    given: fc.oneof(name, fc.constantFrom('J.', 'W. Brian', 'Søren', 'Jean-Paul', 'Jr')),
    family: fc.oneof(
      name,
      fc.constantFrom('von Wachter', 'Leth-Petersen', 'D’Acunto', 'Le Bihan', 'Ponce de León', 'de la Vallée Poussin'),
    ),
    suffix: fc.constantFrom('', '', '', 'Jr.', 'Sr.', 'III'),
  })
  .map(({ given, family, suffix }) => makePerson(given, family, suffix));
const single = name.map((family) => makePerson('', family));
const organisation = fc
  .oneof(
    words(plainWord),
    fc.constantFrom('World Bank', 'OECD', 'Barnes and Noble', 'Smith, Jones & Co', 'U.S. Department of Labor'),
  )
  .map((one) => ({ organisation: one }));
const author: fc.Arbitrary<Author> = fc.oneof(
  { weight: 5, arbitrary: person },
  { weight: 1, arbitrary: single },
  { weight: 2, arbitrary: organisation },
);

const pages = fc.oneof(
  fc.tuple(fc.nat(999), fc.nat(999)).map(([first, last]) => `${first}-${last}`),
  fc.constantFrom('e1234', 'S1-S10', '1', 'ix-xii'),
);
const doi = fc
  .tuple(
    fc.integer({ min: 1000, max: 999999999 }),
    fc.string({ unit: fc.constantFrom(...'abcXYZ0189.()/:;<>_-#%'), minLength: 1, maxLength: 20 }),
  )
  .map(([prefix, suffix]) => `10.${prefix}/${suffix}`)
  .filter((one) => !/%2f/i.test(one));
const url = fc.webUrl({ withFragments: true, withQueryParameters: true }).filter((one) => !/[{}\\]/.test(one));

const line = text.map((one) => one.replace(/^\s+|\s+$/g, ''));
/** Markdown: paragraphs of one or several lines, some of them indented. */
const annotation = fc
  .array(
    fc.array(
      fc.tuple(fc.constantFrom('', '', '  ', '    '), line).map(([indent, one]) => indent + one),
      { minLength: 1, maxLength: 3 },
    ),
    { maxLength: 3 },
  )
  .map((paragraphs) =>
    paragraphs
      .map((lines) => lines.join('\n'))
      .join('\n\n')
      .trim(),
  );

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

const series = fc.constantFrom(
  'NBER Working Paper 31422',
  'World Bank Policy Research Working Paper 5',
  'The Rockefeller Institute, State Revenue Report 75',
  'Stanford University, Mimeo',
  'IBM, Research Report 12-A',
  'Report 7',
  'CEPR Discussion Paper DP8306',
);

/** Any publication that a reference file can hold. */
export const publication: fc.Arbitrary<Publication> = fc
  .record(
    {
      id: fc.stringMatching(/^[a-z]{2,8}(-[a-z0-9]{1,6}){0,3}$/),
      type: fc.constantFrom(...referenceTypes),
      authors: fc.array(author, { minLength: 1, maxLength: 4 }),
      editors: fc.array(author, { maxLength: 2 }),
      translators: fc.array(author, { maxLength: 2 }),
      title: text,
      year: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 1000, max: 2099 }) },
        { weight: 1, arbitrary: fc.constantFrom('forthcoming' as const, 'n.d.' as const) },
      ),
      venue: maybe(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: series })),
      publisher: maybe(text),
      edition: maybe(fc.constantFrom('2', '11', 'revised', 'Student edition 2')),
      series: maybe(text),
      degree: maybe(fc.constantFrom('PhD', 'Master’s', 'Doctoral dissertation', 'Habilitation')),
      volume: maybe(words(plainWord, 2)),
      issue: maybe(words(plainWord, 2)),
      pages: maybe(pages),
      doi: maybe(doi),
      eprint: maybe(fc.constantFrom('2301.11358', '2301.11358v2', 'econ/0601001', 'math.GT/0309136')),
      isbn: maybe(fc.constantFrom('978-0-691-00383-2', '9780691003832', '0-19-852663-6', '043942089X')),
      url: maybe(url),
      retracted: maybe(url),
      place: maybe(text),
      originalYear: maybe(fc.integer({ min: 1000, max: 2099 })),
      day: maybe(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))),
      annotation,
    },
    { noNullPrototype: true },
  )
  .map(({ place, originalYear, day, ...one }) => ({
    ...one,
    ...readOrigin({
      place,
      originalYear:
        typeof one.year === 'number' && originalYear !== null && originalYear >= one.year ? null : originalYear,
      date:
        factsOf(one.type).isOfDay && typeof one.year === 'number' && day !== null
          ? [one.year, ...day.map((part) => String(part).padStart(2, '0'))].join('-')
          : null,
    }),
    authors: one.editors.length > 0 && one.title.length % 5 === 0 ? [] : one.authors,
    publisher: isContained(one.type) ? one.publisher : null,
    // A series of the venue's own name says nothing, and a reader takes it for the venue.
    series: one.series === one.venue ? null : one.series,
    degree: one.type === 'thesis' ? one.degree : null,
  }));
