import { written } from './bibtex-types.ts';
import { type Author, isContained, type Publication } from './publication.ts';
import { createTexWriter, type WriteTex, writeTitle } from './tex.ts';

/** Makes a function that writes publications as BibTeX entries, in their order, with a blank line between two. */
export function createBibtexWriter(): (publications: readonly Publication[]) => string {
  const write = createTexWriter();
  return (publications) => publications.map((publication) => writeEntry(publication, write)).join('\n');
}

function writeEntry(publication: Publication, write: WriteTex): string {
  const { type, authors, title, year, venue, volume, issue, pages, doi, url, annotation } = publication;
  const { name, venue: venueField, genre } = written[type];
  const text = (value: string | null) => (value === null ? null : write(value));
  const fields: readonly (readonly [string, string | null])[] = [
    ['author', authors.map((author) => writeName(author, write)).join(' and ')],
    ['title', writeTitle(title, write)],
    [venueField, isContained(type) || venue === null ? text(venue) : `{${write(venue)}}`],
    ['type', genre ?? null],
    ['year', String(year)],
    ['volume', text(volume)],
    [type === 'article' ? 'number' : 'issue', text(issue)],
    ['pages', pages === null ? null : write(pages).replace(/^([^-{}\s]+)-([^-{}\s]+)$/, '$1--$2')],
    ['doi', doi === null ? null : writeAddress(doi)],
    ['url', url === null ? null : writeAddress(url)],
    ['annote', annotation === '' ? null : writeLines(annotation, write)],
  ];
  const lines = fields.flatMap(([field, value]) => (value === null ? [] : `  ${field} = {${value}},\n`));
  return `@${name}{${publication.id},\n${lines.join('')}}\n`;
}

/** `Family, Given`; braces around the whole keep an organisation from being taken apart. */
function writeName(author: Author, write: WriteTex): string {
  if ('organisation' in author) return `{${write(author.organisation)}}`;
  const family = write(author.family);
  if (author.given !== '') return `${family}, ${write(author.given)}`;
  return family.startsWith('{') ? `${family},` : family;
}

/** BibTeX takes an address as it stands, except for what would end the field or begin a formula. */
function writeAddress(address: string): string {
  return address.replace(/[{}\\]/g, encodeURIComponent).replaceAll('$', '\\$');
}

/** Paragraphs stay apart by a blank line; a line end within one and the spaces that begin a line are written out, for TeX drops them. */
function writeLines(text: string, write: WriteTex): string {
  const indented = text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length));
  return indented
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(write).join('\\\\{}'))
    .join('\n\n');
}
