import type { Author, Publication } from './publication.ts';
import { written } from './ris-tags.ts';

/** The publications as RIS, one entry after the other. Each value stands on one line whatever its length: readers differ on how to join a broken one. */
export function writeRis(publications: readonly Publication[]): string {
  return publications.map(writeEntry).join('\n');
}

function writeEntry(publication: Publication): string {
  const { type, title, year, venue, volume, issue, pages, doi, url, annotation } = publication;
  const { name, venue: venueTag, genre } = written[type];
  const [, first, last] = /^([^-]+)-([^-]+)$/.exec(pages ?? '') ?? [];
  const tags: readonly (readonly [string, string | null | undefined])[] = [
    ['TY', name],
    ['ID', publication.id],
    ...publication.authors.map((author) => ['AU', writeName(author)] as const),
    ['TI', title],
    [venueTag, venue],
    ['M3', genre],
    ['PY', String(year)],
    ['VL', volume],
    ['IS', issue],
    ['SP', first ?? pages],
    ['EP', last],
    ['DO', doi],
    ['UR', url],
    ...(annotation === '' ? [] : annotation.split('\n')).map((line) => ['N1', line] as const),
    ['ER', ''],
  ];
  return tags.flatMap(([tag, value]) => (value === null || value === undefined ? [] : `${tag}  - ${value}\n`)).join('');
}

/** `Family, Given`. An organisation whose name is one word or holds a comma ends in a comma, and its own commas are doubled: EndNote's way to keep it whole. */
function writeName(author: Author): string {
  if (!('organisation' in author)) return author.given === '' ? author.family : `${author.family}, ${author.given}`;
  const name = author.organisation.replaceAll(',', ',,');
  return /^\S+$|,/.test(name) ? `${name},` : name;
}
