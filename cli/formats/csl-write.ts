import { type Author, splitParticle } from '../core/author.ts';
import { isWorkingPaper, nameThesis, type Publication, writeRetraction } from '../core/publication.ts';
import { factsOf } from '../core/reference-types.ts';
import { partsOf } from '../core/venue-parts.ts';

/** A publication in CSL-JSON, which citation styles and reference managers read. */
export type CslItem = ReturnType<typeof toCsl>;

/** A publication as CSL-JSON. */
export function toCsl(publication: Publication) {
  const { id, type, authors, editors, translators, title, year, publisher, degree, annotation, originalYear, date } =
    publication;
  const { venue, genre, number } = partsOf(publication);
  const { name, venue: venueKey, genre: usual } = factsOf(type).csl;
  // Without this genre, the venue would make readers take the report for a working paper.
  const corrected = type === 'report' && isWorkingPaper(venue ?? publication.series ?? '') ? 'Report' : null;
  const kind = type === 'thesis' ? nameThesis(degree) : (genre ?? usual ?? corrected);
  const optional = {
    genre: kind,
    'container-title': venueKey === 'container-title' ? venue : null,
    'event-title': venueKey === 'event-title' ? venue : null,
    archive: venueKey === 'archive' ? venue : null,
    publisher: venueKey === 'publisher' ? venue : publisher,
    'publisher-place': type === 'lecture' ? null : (publication.place ?? null),
    'event-place': type === 'lecture' ? (publication.place ?? null) : null,
    'collection-title': publication.series,
    number,
    edition: publication.edition,
    volume: publication.volume,
    issue: publication.issue,
    page: publication.pages,
    DOI: publication.doi,
    ISBN: publication.isbn,
    URL: publication.url,
    archive_location: publication.eprint === null ? null : `arXiv:${publication.eprint}`,
    note: publication.retracted && writeRetraction(publication.retracted),
    annote: annotation === '' ? null : annotation,
  };
  const told: Partial<Record<keyof typeof optional, string>> = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value !== null),
  );
  return {
    id,
    type: name,
    title,
    ...(authors.length > 0 && { author: authors.map(writeName) }),
    ...(editors.length > 0 && { editor: editors.map(writeName) }),
    ...(translators.length > 0 && { translator: translators.map(writeName) }),
    // Styles expect nothing where there is no date.
    ...(year !== 'n.d.' && {
      issued: typeof year === 'number' ? { 'date-parts': [date?.split('-').map(Number) ?? [year]] } : { literal: year },
    }),
    ...(originalYear !== undefined && { 'original-date': { 'date-parts': [[originalYear]] } }),
    ...told,
  };
}

function writeName(author: Author) {
  if ('organisation' in author) return { literal: author.organisation };
  const { particle, family } = splitParticle(author.family);
  return {
    family,
    ...(author.given !== '' && { given: author.given }),
    ...(author.suffix !== undefined && { suffix: author.suffix }),
    ...(particle !== '' && { 'non-dropping-particle': particle }),
  };
}
