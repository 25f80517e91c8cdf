import type {
  Book,
  Chapter,
  CreativeWork,
  Dataset,
  Organization,
  Person,
  Report,
  ScholarlyArticle,
  Thesis,
  WebPage,
} from 'schema-dts';
import type { Author, Publication } from './publication.ts';

type Work = Exclude<ScholarlyArticle | Book | Chapter | Report | Thesis | Dataset | WebPage, string>;

/** A publication as schema.org describes it: the journal, volume and issue around an article, the book around a chapter, the publisher of the rest. */
export function describeWork(publication: Publication): Work {
  const { type, title, authors, year, venue, pages, doi, url } = publication;
  const common = {
    name: title,
    author: authors.map(describeAuthor),
    datePublished: String(year),
    ...(doi !== null && { identifier: describeDoi(doi), sameAs: `https://doi.org/${doi}` }),
    ...(url !== null && { url }),
  };
  const pagination = pages === null ? {} : { pagination: pages };
  const publisher = venue === null ? {} : { publisher: organisation(venue) };
  switch (type) {
    case 'article':
      return { '@type': 'ScholarlyArticle', ...common, ...pagination, ...placeInJournal(publication) };
    case 'chapter':
      return {
        '@type': 'Chapter',
        ...common,
        ...pagination,
        ...(venue !== null && { isPartOf: { '@type': 'Book', name: venue } }),
      };
    case 'book':
      return { '@type': 'Book', ...common, ...publisher };
    case 'thesis':
      return { '@type': 'Thesis', ...common, ...(venue !== null && { sourceOrganization: organisation(venue) }) };
    case 'dataset':
      return { '@type': 'Dataset', ...common, ...publisher };
    case 'website':
      return {
        '@type': 'WebPage',
        ...common,
        ...(venue !== null && { isPartOf: { '@type': 'WebSite', name: venue } }),
      };
    default:
      return { '@type': 'Report', ...common, ...publisher };
  }
}

/** A person or an organisation. */
export function describeAuthor(author: Author): Exclude<Person | Organization, string> {
  if ('organisation' in author) return organisation(author.organisation);
  const { given, family } = author;
  return {
    '@type': 'Person',
    name: `${given} ${family}`.trim(),
    ...(given !== '' && { givenName: given }),
    familyName: family,
  };
}

/** A DOI as an identifier that says what it is. */
export function describeDoi(doi: string) {
  return { '@type': 'PropertyValue', propertyID: 'doi', value: doi } as const;
}

function organisation(name: string) {
  return { '@type': 'Organization', name } as const;
}

function placeInJournal({ venue, volume, issue }: Publication): { readonly isPartOf?: CreativeWork } {
  if (venue === null) return {};
  const journal = { '@type': 'Periodical', name: venue } as const;
  const inVolume =
    volume === null ? journal : ({ '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } as const);
  return {
    isPartOf: issue === null ? inVolume : { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume },
  };
}
