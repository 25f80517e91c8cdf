import fc from 'fast-check';
import type { Author, Publication } from '../../../cli/bibliography/publication.ts';
import { referenceTypes } from '../../../cli/schema/kinds.ts';

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
const person = fc.record(
  {
    given: fc.oneof(name, fc.constantFrom('J.', 'W. Brian', 'Søren', 'Jean-Paul')),
    family: fc.oneof(
      name,
      fc.constantFrom('von Wachter', 'Leth-Petersen', 'D’Acunto', 'Le Bihan', 'Ponce de León', 'Doe Jr.'),
    ),
  },
  { noNullPrototype: true },
);
const single = plainWord.map((family) => ({ given: '', family }));
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

/** Any publication that a reference file can hold. */
export const publication: fc.Arbitrary<Publication> = fc.record(
  {
    id: fc.stringMatching(/^[a-z]{2,8}(-[a-z0-9]{1,6}){0,3}$/),
    type: fc.constantFrom(...referenceTypes),
    authors: fc.array(author, { minLength: 1, maxLength: 4 }),
    title: text,
    year: fc.integer({ min: 1000, max: 2099 }),
    venue: maybe(text),
    volume: maybe(words(plainWord, 2)),
    issue: maybe(words(plainWord, 2)),
    pages: maybe(pages),
    doi: maybe(doi),
    url: maybe(url),
    annotation,
  },
  { noNullPrototype: true },
);
