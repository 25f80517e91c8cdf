import type {
  Book,
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  LearningResource,
  Person,
  QAPage,
  ScholarlyArticle,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { describeAuthor, describeDoi, describeWork } from './json-ld-citation.ts';
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

interface BookFacts {
  readonly title: string;
  readonly publisher: string;
  readonly year: number;
  readonly url: string;
  readonly doi: string;
  readonly openAccess: boolean;
}

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** ISO day, if known. */
  readonly updated: string | null;
  readonly keywords: readonly string[];
}

/** The researcher. */
export function describePerson({ url, author, profile }: SiteFacts): Node<Person> {
  return describeProfile(personId(url), author, url, profile);
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
export function nameSite({ title, url }: SiteFacts): Node<WebSite> {
  return { '@type': 'WebSite', '@id': siteId(url), name: title, url };
}

/** The site as a whole. */
export function describeSite(site: SiteFacts): Node<WebSite> {
  const { description, language, url } = site;
  const person = { '@id': personId(url) };
  return { ...nameSite(site), description, inLanguage: language, author: person, publisher: person };
}

/** The researcher's book. */
export function describeBook(site: SiteFacts, book: BookFacts): Node<Book> {
  return {
    '@type': 'Book',
    name: book.title,
    author: { '@id': personId(site.url) },
    publisher: { '@type': 'Organization', name: book.publisher },
    datePublished: String(book.year),
    url: book.url,
    identifier: describeDoi(book.doi),
    sameAs: `https://doi.org/${book.doi}`,
    isAccessibleForFree: book.openAccess,
  };
}

/** A paper of this site, with everything that it cites; `updated` is an ISO day, if known. */
export function describeArticle(site: SiteFacts, paper: ScholarlyPage, updated: string | null): Node<ScholarlyArticle> {
  return {
    '@type': 'ScholarlyArticle',
    headline: paper.title,
    name: paper.title,
    description: paper.description,
    author: paper.authors.map(describeAuthor),
    datePublished: paper.date,
    ...(updated !== null && { dateModified: updated }),
    publisher: { '@id': personId(site.url) },
    isAccessibleForFree: true,
    mainEntityOfPage: paper.url,
    ...(paper.pdf !== null && { encoding: describePdf(paper.pdf) }),
    ...describePage(site, paper),
    ...(paper.references.length > 0 && { citation: paper.references.map(describeWork) }),
  };
}

function describePdf(contentUrl: string) {
  return { '@type': 'MediaObject', contentUrl, encodingFormat: 'application/pdf' } as const;
}

/** A topic of this site. */
export function describeLesson(
  site: SiteFacts,
  topic: PageFacts & { readonly minutes: number },
): Node<LearningResource> {
  return {
    '@type': 'LearningResource',
    name: topic.title,
    description: topic.description,
    author: { '@id': personId(site.url) },
    learningResourceType: 'Reading',
    timeRequired: `PT${topic.minutes}M`,
    ...(topic.updated !== null && { dateModified: topic.updated }),
    isAccessibleForFree: true,
    ...describePage(site, topic),
  };
}

/** A page of this site that is neither article nor lesson. */
export function describeWebPage(site: SiteFacts, page: PageFacts): Node<WebPage> {
  return {
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    ...(page.updated !== null && { dateModified: page.updated }),
    ...describePage(site, page),
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

/** Questions with their answers in HTML. */
export function describeFaq(
  url: string,
  faq: readonly { readonly question: string; readonly answer: string }[],
): Node<FAQPage> {
  return {
    '@type': 'FAQPage',
    url,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A question with its answer in plain text. */
export function describeQuestion(
  site: SiteFacts,
  { url, question, answer }: { readonly url: string; readonly question: string; readonly answer: string },
): Node<QAPage> {
  const author = { '@id': personId(site.url) };
  const acceptedAnswer = { '@type': 'Answer' as const, text: escapeText(answer), url, author } as const;
  return {
    '@type': 'QAPage',
    ...placeOnSite(site, url),
    mainEntity: { '@type': 'Question', name: question, text: question, answerCount: 1, acceptedAnswer },
  };
}

/** Escapes plain text for a field that search engines read as HTML. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The terms of the glossary, each with its anchor. */
export function describeTerms(
  site: SiteFacts,
  { path, title }: { readonly path: string; readonly title: string },
  terms: readonly { readonly slug: string; readonly term: string; readonly plain: string }[],
): Node<DefinedTermSet> {
  const url = site.url + path;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name: title,
    ...placeOnSite(site, url),
    hasDefinedTerm: terms.map(({ slug, term, plain }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: plain,
      url: `${url}#${slug}`,
      inDefinedTermSet: { '@id': url },
    })),
  };
}

/** The text of a script element of type `application/ld+json`; nothing in it can end the element. */
export function writeJsonLd(nodes: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}

function describePage(site: SiteFacts, { url, keywords }: Pick<PageFacts, 'url' | 'keywords'>) {
  return { ...placeOnSite(site, url), ...(keywords.length > 0 && { keywords: keywords.join(', ') }) };
}

function placeOnSite(site: SiteFacts, url: string) {
  return { url, inLanguage: site.language, isPartOf: { '@id': siteId(site.url) } };
}

function personId(url: string): string {
  return `${url}/#person`;
}

function siteId(url: string): string {
  return `${url}/#website`;
}
