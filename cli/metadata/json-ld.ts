import type { BreadcrumbList, Person, ScholarlyArticle, Thing, WebSite } from 'schema-dts';
import { describeAuthor, describeWork } from './json-ld-citation.ts';
import type { ScholarlyPage } from './scholar.ts';

type Node<T> = Exclude<T, string>;

/** The facts that the nodes of all pages use. `url` is absolute and has no trailing slash. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly language: string;
  readonly author: string;
  readonly profile: ProfileFacts;
}

/** What is known of a person besides the name; what is missing or empty is left out. */
export interface ProfileFacts {
  readonly description?: string | undefined;
  readonly role: string | null | undefined;
  readonly affiliation: string | null | undefined;
  /** An absolute address. */
  readonly image: string | null | undefined;
  readonly sameAs: readonly string[];
  readonly awards: readonly string[];
}

/** The researcher. */
export function describePerson(site: SiteFacts): Node<Person> {
  return describeProfile(personId(site), site.author, site.url, site.profile);
}

/** A person with a page at `url`. */
export function describeProfile(id: string, name: string, url: string, profile: ProfileFacts): Node<Person> {
  const { description, role, affiliation, image, sameAs, awards } = profile;
  return {
    '@type': 'Person',
    '@id': id,
    name,
    url,
    ...(description && { description }),
    ...(role && { jobTitle: role }),
    ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation } }),
    ...(image && { image }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(awards.length > 0 && { award: awards }),
  };
}

/** The site by name only, for its pages. */
export function nameSite(site: SiteFacts): Node<WebSite> {
  return { '@type': 'WebSite', '@id': siteId(site), name: site.title, url: site.url };
}

/**
 * A paper of this site, with everything that it cites; `updated` is an ISO day, if known. A page with the title of its
 * publication is described as that.
 */
export function describeArticle(site: SiteFacts, paper: ScholarlyPage, updated: string | null) {
  const cited = paper.references.filter(({ id }) => id !== paper.subject?.id);
  return {
    ...(paper.subject === null ? describeOwnText(site, paper, updated) : describeWork(paper.subject)),
    headline: paper.subject?.title ?? paper.title,
    description: paper.description,
    mainEntityOfPage: paper.url,
    ...(paper.pdf !== null && {
      encoding: { '@type': 'MediaObject', contentUrl: paper.pdf, encodingFormat: 'application/pdf' } as const,
    }),
    ...(cited.length > 0 && { citation: cited.map(describeWork) }),
  };
}

function describeOwnText(site: SiteFacts, paper: ScholarlyPage, updated: string | null): Node<ScholarlyArticle> {
  return {
    '@type': 'ScholarlyArticle',
    name: paper.title,
    author: paper.authors.map(describeAuthor),
    datePublished: paper.date,
    ...(updated !== null && { dateModified: updated }),
    publisher: referToResearcher(site),
    isAccessibleForFree: true,
    ...placeOnSite(site, paper.url, paper.keywords),
  };
}

/** The breadcrumbs from the front page to a page and the page itself; addresses are absolute. */
export function describeTrail(
  trail: readonly { readonly title: string; readonly url: string }[],
): Node<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: { '@id': url },
    })),
  };
}

/** Escapes plain text for a field that search engines read as HTML. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The text of a script element of type `application/ld+json`; nothing in it can end the element. */
export function writeJsonLd(nodes: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}

/** Where a page stands on the site, and what it is about; `url` is absolute. */
export function placeOnSite(site: SiteFacts, url: string, keywords: readonly string[] = []) {
  return {
    url,
    inLanguage: site.language,
    isPartOf: { '@id': siteId(site) },
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
  };
}

/** Refers to the node of the researcher. */
export function referToResearcher(site: SiteFacts) {
  return { '@id': personId(site) } as const;
}

function personId({ url }: SiteFacts): string {
  return `${url}/#person`;
}

function siteId({ url }: SiteFacts): string {
  return `${url}/#website`;
}
