import type { Author } from '../core/author.ts';
import { nameThesis, type Publication, writeRetraction } from '../core/publication.ts';
import { factsOf, isContained } from '../core/reference-types.ts';
import { partsOf } from '../core/venue-parts.ts';

/** What begins the notes that are an annotation; what others note is for themselves. */
export const annotationMark = 'Annotation: ';

/** The publications as RIS. Each value is on one line whatever its length, because readers join broken lines in different ways. */
export function writeRis(publications: readonly Publication[]): string {
  return publications.map(writeEntry).join('\n');
}

function writeEntry(publication: Publication): string {
  const { type, authors, editors, translators, title, year, pages, annotation } = publication;
  const { name, venue: venueTag, genre } = factsOf(type).ris;
  const parts = partsOf(publication);
  const [, first, last] = /^([^-]+)-([^-]+)$/.exec(pages ?? '') ?? [];
  const tags: readonly (readonly [string, string | null | undefined])[] = [
    ['TY', name],
    ['ID', publication.id],
    ...authors.map((author) => ['AU', writeName(author)] as const),
    ...editors.map((editor) => ['A2', writeName(editor)] as const),
    ...translators.map((translator) => ['A4', writeName(translator)] as const),
    ['TI', title],
    [venueTag, parts.venue],
    ['PB', isContained(type) ? publication.publisher : null],
    ['M3', type === 'thesis' ? nameThesis(publication.degree) : (parts.genre ?? genre)],
    ['M1', parts.number],
    ['PY', String(year)],
    ['DA', publication.date && `${publication.date.replaceAll('-', '/')}/`],
    ['CY', publication.place],
    ['OP', publication.originalYear?.toString()],
    ['ET', publication.edition],
    ['T3', publication.series],
    ['VL', publication.volume],
    ['IS', publication.issue],
    ['SP', first ?? pages],
    ['EP', last],
    ['DO', publication.doi],
    ['SN', publication.isbn],
    ['AN', publication.eprint === null ? null : `arXiv:${publication.eprint}`],
    ['UR', publication.url],
    ['N1', publication.retracted && writeRetraction(publication.retracted)],
    ...(annotation === '' ? [] : `${annotationMark}${annotation}`.split('\n')).map((line) => ['N1', line] as const),
    ['ER', ''],
  ];
  return tags.flatMap(([tag, value]) => (value === null || value === undefined ? [] : `${tag}  - ${value}\n`)).join('');
}

/** `Family, Given, Jr.`. As in EndNote, an organisation of one word or with commas ends in a comma, and its own commas are doubled. */
function writeName(author: Author): string {
  if (!('organisation' in author)) {
    const { given, family, suffix } = author;
    if (suffix !== undefined) return `${family}, ${given}, ${suffix}`;
    if (given !== '') return `${family}, ${given}`;
    return family.includes(' ') ? `${family}, ` : family;
  }
  const name = author.organisation.replaceAll(',', ',,');
  return /^\S+$|,/.test(name) ? `${name},` : name;
}
