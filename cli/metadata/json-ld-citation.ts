import type { CreativeWork, Organization, Person } from 'schema-dts';
import { addressOfEprint } from '../core/arxiv.ts';
import { type Author, nameAuthor } from '../core/author.ts';
import { nameThesis, type Publication } from '../core/publication.ts';
import { factsOf } from '../core/reference-types.ts';
import { partsOf } from '../core/venue-parts.ts';

/** A publication as a schema.org node, with the journal, volume and issue of an article, the book of a chapter, or the publisher. */
export function describeWork(publication: Publication): Exclude<CreativeWork, string> {
  const { type, editors, pages, edition, isbn, degree } = publication;
  const { venue, genre, number } = partsOf(publication);
  const common = describeCommon(publication);
  const edited = editors.length === 0 ? {} : { editor: editors.map(describeEditor) };
  const bound = { ...(edition !== null && { bookEdition: edition }), ...(isbn !== null && { isbn }) };
  const pagination = pages === null ? {} : { pagination: pages };
  const publisher = venue === null ? {} : { publisher: organisation(venue) };
  const { within, schemaOrg } = factsOf(type);
  if (within === 'periodical')
    return named(schemaOrg, {
      ...common,
      ...edited,
      // A review has no pages in the vocabulary.
      ...(type === 'review' ? {} : pagination),
      ...placeInJournal(publication),
    });
  if (within === 'book')
    return named(schemaOrg, { ...common, ...pagination, ...describeBookAround(publication, { ...edited, ...bound }) });
  switch (type) {
    case 'book':
      return { '@type': 'Book', ...common, ...edited, ...bound, ...publisher, ...inSeries(publication) };
    case 'thesis':
      return {
        '@type': 'Thesis',
        ...common,
        genre: nameThesis(degree),
        ...(degree !== null && { inSupportOf: degree }),
        ...(venue !== null && { sourceOrganization: organisation(venue) }),
      };
    case 'lecture':
    case 'manuscript':
      return named(schemaOrg, {
        ...common,
        genre: factsOf(type).word?.[0],
        ...(venue !== null && { provider: organisation(venue) }),
      });
    case 'dataset':
      return { '@type': 'Dataset', ...common, ...publisher };
    case 'website':
      return {
        '@type': 'WebPage',
        ...common,
        ...(venue !== null && { isPartOf: { '@type': 'WebSite', name: venue } }),
      };
    default:
      return {
        '@type': 'Report',
        ...common,
        ...edited,
        genre: genre ?? (type === 'working-paper' ? 'Working Paper' : 'Report'),
        ...(number !== null && { reportNumber: number }),
        ...publisher,
      };
  }
}

function named(type: string, node: object) {
  return { '@type': type, ...node } as Exclude<CreativeWork, string>;
}

/** What publications of every type have. */
function describeCommon(publication: Publication) {
  const { title, authors, translators, year, doi, eprint, url, date, originalYear } = publication;
  const same = doi !== null ? `https://doi.org/${doi}` : eprint === null ? null : addressOfEprint(eprint);
  return {
    name: title,
    ...(authors.length > 0 && { author: authors.map(describeAuthor) }),
    ...(translators.length > 0 && { translator: translators.map(describeAuthor) }),
    ...(typeof year === 'number' && { datePublished: date ?? String(year) }),
    ...(originalYear !== undefined && {
      exampleOfWork: { '@type': 'CreativeWork', name: title, datePublished: String(originalYear) } as const,
    }),
    ...(year === 'forthcoming' && { creativeWorkStatus: 'Forthcoming' }),
    ...(doi !== null && { identifier: describeDoi(doi) }),
    ...(same !== null && { sameAs: same }),
    ...(url !== null && { url }),
  };
}

function describeBookAround(
  { venue, publisher, ...rest }: Publication,
  known: object,
): { readonly isPartOf?: CreativeWork } {
  if (venue === null) return {};
  const house = publisher === null ? {} : { publisher: organisation(publisher) };
  return { isPartOf: { '@type': 'Book', name: venue, ...known, ...house, ...inSeries(rest) } };
}

function inSeries({ series }: Pick<Publication, 'series'>): { readonly isPartOf?: CreativeWork } {
  return series === null ? {} : { isPartOf: { '@type': 'BookSeries', name: series } };
}

function describeEditor(editor: Author): Person {
  return 'organisation' in editor
    ? { '@type': 'Person', name: editor.organisation }
    : (describeAuthor(editor) as Person);
}

/** A person or an organisation. */
export function describeAuthor(author: Author): Exclude<Person | Organization, string> {
  if ('organisation' in author) return organisation(author.organisation);
  const { given, family, suffix } = author;
  return {
    '@type': 'Person',
    name: nameAuthor(author),
    ...(given !== '' && { givenName: given }),
    familyName: family,
    ...(suffix !== undefined && { honorificSuffix: suffix }),
  };
}

/** A DOI as an identifier with its type. */
export function describeDoi(doi: string) {
  return { '@type': 'PropertyValue', propertyID: 'doi', value: doi } as const;
}

function organisation(name: string) {
  return { '@type': 'Organization', name } as const;
}

function placeInJournal({ type, venue, volume, issue }: Publication): { readonly isPartOf?: CreativeWork } {
  if (venue === null) return {};
  const journal = { '@type': type === 'newspaper-article' ? 'Newspaper' : 'Periodical', name: venue } as const;
  const inVolume =
    volume === null ? journal : ({ '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } as const);
  return {
    isPartOf: issue === null ? inVolume : { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume },
  };
}
