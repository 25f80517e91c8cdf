import type { z } from 'zod';
import { type Author, nameAuthor, readAuthor } from '../core/author.ts';
import { deriveEach, isSameText } from '../core/graph.ts';
import { isTitleOf } from '../core/identity.ts';
import { nameInList, type Publication } from '../core/publication.ts';
import { isPaper, type ReferenceType } from '../core/reference-types.ts';
import { describeArticle } from '../metadata/json-ld.ts';
import { listCitationTags, type ScholarlyPage } from '../metadata/scholar.ts';
import { askFor, type NamedFacts } from './fact.ts';
import type { News, PageFacts, PageSource, SiteView, Starter, StarterAnswers, Work } from './kind.ts';
import { isRetracted } from './retracted.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { PaperPage } from './shapes/paper.ts';
import { findPdf, listWorkLinks, workLinksKey } from './work-links.ts';

export const title = 'A paper';
export const folder = 'papers';
export const otherFolders = ['paper', 'research', 'publications', 'working-papers', 'workingpapers'];
export const route = '/research/papers/:slug';
export const text = 'whole';
export const order = { by: 'order' };
export const section = { path: '/research', title: 'Research', hasNotFound: true };
export const isArticle = true;
export const isCitable = true;
export const isAboutWorks = true;
export const searchedAs = 'paper' as const;
export const slugType = 'PaperSlug';
export const linkKey = 'label';

export function schema(tools: SchemaTools) {
  const { field, optional, shown, named, dated } = tools;
  return tools.z.strictObject({
    ...named,
    label: shown(field.text.describe('The name of the paper in the index of /research.')),
    question: shown(
      optional(
        field.text.max(200),
        'What this line of research asks, in one sentence, for the index of /research.',
        'Who gains from it, and who loses?',
      ),
    ),
    finding: shown(
      optional(
        field.text.max(300),
        'What it found, in one or two sentences, for the index of /research.',
        'Most gain a little, and a few lose much.',
      ),
    ),
    publication: optional(
      field.slug.meta({ role: 'reference' }),
      'The publication that the page is about: readers are offered its citation before that of the page, and alone where the page has its title.',
      tools.exampleName('reference'),
    ),
    order: field.order,
    date: shown(
      field.date.describe(
        'The day of first publication, as YYYY-MM-DD. The first of January is shown as the year alone.',
      ),
    ),
    authors: field.authors.optional(),
    links: workLinksKey(tools).default([]),
    ...dated,
  });
}
type Schema = ReturnType<typeof schema>;

/** A paper with its authors, its date and its text. */
export function page(source: PageSource<Schema>): PaperPage {
  const { shown, frontMatter, neighbours, reading, link, site, article, subject } = source;
  const { question: _, finding: __, ...fields } = shown;
  return {
    kind: 'paper',
    ...fields,
    authors: listAuthors(frontMatter, site.facts.author, subject()).map((author) => ({
      name: nameAuthor(author),
      href: site.personOf(author)?.href ?? null,
    })),
    links: listWorkLinks(frontMatter.links, link),
    publication: namePublication(source),
    ...article(),
    ...neighbours(),
    ...reading(),
  };
}

/** What the page is about; a page with its title also says where it appeared. */
function namePublication({ frontMatter, site, subject }: PageFacts<Schema>): PaperPage['publication'] {
  const { publication: id } = frontMatter;
  if (id === undefined) return null;
  const line = subject() === null ? null : { key: 'appeared', html: site.venueOf(id) };
  const called = nameType(site.reference(id)?.type ?? 'article');
  return { ...site.cite(id), called, cite: site.citationOf(id), line };
}

/** What a sentence calls a publication of a type: `book`, `data set`, and `paper` where that is a word for it. */
function nameType(type: ReferenceType): string {
  if (type === 'chapter') return type;
  if (type === 'dataset') return 'data set';
  return isPaper(type) ? 'paper' : type.replace('-', ' ');
}

/** What each found, to its question and to who asks for that. */
export function facts(site: SiteView): NamedFacts {
  const found = site.all({ title, schema }).flatMap(({ slug, href, shown, frontMatter }) => {
    const { title: name, label, question, finding } = shown;
    if (finding === null) return [];
    const sources = frontMatter.publication === undefined ? [] : [frontMatter.publication];
    const on = { title: nameListed(name, frontMatter, site), href };
    const asks = [...(question === null ? [] : [question]), ...askFor('finding', { label, title: name })];
    return [[`finding-${slug}`, { isAnswer: true, asks, text: finding, on, sources }] as const];
  });
  return Object.fromEntries(found);
}

/** The paper with all publications that it cites. */
export function jsonLd(source: PageFacts<Schema>) {
  return [describeArticle(source.site.facts, describePaper(source), source.updated)];
}

/** Its tags for Google Scholar; an overview has none. */
export function tag(source: PageFacts<Schema>) {
  const isPaper = !isOverview(source.frontMatter, source.cited(), source.site);
  return isPaper ? listCitationTags(describePaper(source)) : [];
}

/**
 * Whether a page is no paper but an overview of several: it says of none that it is about that, offers no text to read,
 * and lists nothing but what the researcher published.
 */
export function isOverview(
  { publication, links }: Pick<z.infer<Schema>, 'publication' | 'links'>,
  listed: readonly Pick<Work, 'authors' | 'editors' | 'translators'>[],
  { isResearcher }: Pick<SiteView, 'isResearcher'>,
): boolean {
  const isWhole = publication !== undefined || links.some(({ kind }) => kind === 'pdf' || kind === 'preprint');
  return (
    !isWhole &&
    listed.length > 1 &&
    listed.every((one) => [...one.authors, ...one.editors, ...one.translators].some(isResearcher))
  );
}

/** A name of it in a list. */
export function nameListed(name: string, frontMatter: Pick<z.infer<Schema>, 'publication'>, site: SiteView): string {
  return nameInList(name, isRetracted(frontMatter.publication, site));
}

/** The addresses of the pages on publications that were retracted, so that those on others leave the home page alone. */
export const retractedPages = deriveEach(
  (site: SiteView) =>
    site
      .all({ title, schema })
      .flatMap(({ frontMatter, href }) => (isRetracted(frontMatter.publication, site) ? [href] : [])),
  isSameText,
);

/** The label on its card and in the feed. */
export function label(frontMatter: Pick<z.infer<Schema>, 'label'>): string {
  return frontMatter.label;
}

/** Its name in the index. */
export function context(frontMatter: Pick<z.infer<Schema>, 'label' | 'publication'>, site: SiteView): string {
  return nameListed(frontMatter.label, frontMatter, site);
}

/** Its entry in the feed, with authors and date. */
export function news({ title: name, updated, body, date, authors }: PaperPage): News {
  return { title: name, updated, body, published: date, authors: authors.map((author) => author.name) };
}

export const starter: Starter = {
  asks: [{ key: 'date', flag: '--date <day>', help: 'the day of its publication (default: today)' }],
  values: ({ title: name, date }: StarterAnswers, today) => ({ label: name, date: date ?? today }),
};

function describePaper({ frontMatter, url, cited, subject, link, site }: PageFacts<Schema>): ScholarlyPage {
  const { title: name, description, date, keywords, links } = frontMatter;
  const { author, language } = site.facts;
  return {
    title: name,
    description,
    authors: listAuthors(frontMatter, author),
    date,
    url,
    language,
    keywords,
    institution: findInstitution(site),
    subject: subject(),
    pdf: findPdf(links, link, site.facts.url),
    references: cited(),
  };
}

/** Where the researcher works, else the site, unless it has only the name of the researcher. */
function findInstitution(site: SiteView): string | null {
  const { author, title: name } = site.facts;
  return site.author().affiliation ?? (name === author ? null : name);
}

/** The publication that a paper is about, if the paper has its title. */
export function subjectOf(
  { publication, title: name }: Pick<z.infer<Schema>, 'publication' | 'title'>,
  site: SiteView,
): Work | null {
  const work = publication === undefined ? undefined : site.reference(publication);
  return work !== undefined && isTitleOf(name, work.title) ? work : null;
}

/** The authors of a paper (default: those of the publication with its title, else the author of the site). */
export function listAuthors(
  { authors }: Pick<z.infer<Schema>, 'authors'>,
  siteAuthor: string,
  subject: Pick<Publication, 'authors'> | null = null,
): readonly Author[] {
  if (authors === undefined && subject !== null && subject.authors.length > 0) return subject.authors;
  return (authors ?? [siteAuthor]).map(readAuthor);
}
