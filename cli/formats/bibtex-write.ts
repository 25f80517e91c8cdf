import type { Author } from '../core/author.ts';
import { nameThesis, type Publication, writeRetraction } from '../core/publication.ts';
import { factsOf, isContained } from '../core/reference-types.ts';
import { partsOf } from '../core/venue-parts.ts';
import { writeTex, writeTitle } from './tex.ts';

/** The publications as BibTeX entries, in their order, with a blank line between two. */
export function writeBibtex(publications: readonly Publication[]): string {
  return publications.map(writeEntry).join('\n');
}

function writeEntry(publication: Publication): string {
  const {
    type,
    authors,
    editors,
    translators,
    title,
    year,
    publisher,
    edition,
    series,
    volume,
    issue,
    pages,
    annotation,
    place,
    originalYear,
    date,
  } = publication;
  const { bibtex, within } = factsOf(type);
  const isPeriodical = within === 'periodical';
  const { name, genre } = type === 'thesis' ? writeDegree(publication) : bibtex;
  const parts = partsOf(publication);
  const text = (value: string | null) => (value === null ? null : writeTex(value));
  const names = (all: readonly Author[]) => (all.length === 0 ? null : all.map(writeName).join(' and '));
  const fields: readonly (readonly [string, string | null])[] = [
    ['author', names(authors)],
    ['editor', names(editors)],
    ['translator', names(translators)],
    ['title', writeTitle(title)],
    [bibtex.venue, isContained(type) ? text(parts.venue) : embrace(text(parts.venue))],
    ['publisher', embrace(text(publisher))],
    ['type', text((type === 'thesis' ? null : parts.genre) ?? genre ?? null)],
    ['entrysubtype', bibtex.subtype ?? null],
    ['year', String(year)],
    ...(date?.split('-').slice(1) ?? []).map(
      (part, index) => [index === 0 ? 'month' : 'day', `${Number(part)}`] as const,
    ),
    ['origdate', originalYear === undefined ? null : String(originalYear)],
    ['address', place === undefined ? null : writeTex(place)],
    ['edition', text(edition)],
    ['series', text(series)],
    ['volume', text(volume)],
    ['number', text(isPeriodical ? issue : parts.number)],
    ['issue', isPeriodical ? null : text(issue)],
    ['pages', pages === null ? null : writeTex(pages).replace(/^([^-{}\s]+)-([^-{}\s]+)$/, '$1--$2')],
    ['doi', address(publication.doi)],
    ['eprint', publication.eprint],
    ['archiveprefix', publication.eprint === null ? null : 'arXiv'],
    ['isbn', publication.isbn],
    ['url', address(publication.url)],
    ['note', text(publication.retracted && writeRetraction(publication.retracted))],
    ['annote', annotation === '' ? null : writeLines(annotation)],
  ];
  const lines = fields.flatMap(([field, value]) => (value === null ? [] : `  ${field} = {${value}},\n`));
  return `@${name}{${publication.id},\n${lines.join('')}}\n`;
}

/** The entry type of a thesis, and the text of its field `type` where the entry type does not give the degree. */
function writeDegree({ degree }: Publication): { readonly name: string; readonly genre: string | null } {
  if (degree === 'Master’s') return { name: 'mastersthesis', genre: null };
  return { name: 'phdthesis', genre: degree === 'PhD' ? null : nameThesis(degree) };
}

/** Braces keep the name of a publisher with an `and` in it together. */
function embrace(written: string | null): string | null {
  return written === null ? null : `{${written}}`;
}

/** `Family, Given`; braces around an organisation keep it from being split into parts. */
function writeName(author: Author): string {
  if ('organisation' in author) return `{${writeTex(author.organisation)}}`;
  const family = writeTex(author.family);
  if (author.suffix !== undefined)
    return `${family}, ${writeTex(author.suffix)}, ${writeTex(author.given)}`.replace(/, $/, ',');
  if (author.given !== '') return `${family}, ${writeTex(author.given)}`;
  return /^\{|\s/.test(family) ? `${family},` : family;
}

/** An address as BibTeX reads it: only what would end the field or begin a formula is escaped. */
function address(written: string | null): string | null {
  return written === null ? null : written.replace(/[{}\\]/g, encodeURIComponent).replaceAll('$', '\\$');
}

/** Text of several lines: TeX would drop line ends and indentation, which become commands and fixed spaces. */
function writeLines(text: string): string {
  const indented = text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length));
  return indented
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(writeTex).join('\\\\{}'))
    .join('\n\n');
}
