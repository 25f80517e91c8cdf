import type { ProfilePage } from 'schema-dts';
import { nameAuthor, readAuthor } from '../core/author.ts';
import { groupBy } from '../core/group-by.ts';
import { compareText } from '../core/problem.ts';
import { typeAmongWorks } from '../core/publication.ts';
import { factsOf, referenceTypes } from '../core/reference-types.ts';
import { compareYears } from '../core/year.ts';
import { referToResearcher } from '../metadata/json-ld.ts';
import * as course from './course.ts';
import type { Member, PageFacts, PageSource, SiteView, Work } from './kind.ts';
import { listAwards } from './news.ts';
import * as paper from './paper.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { CvPage, CvWork } from './shapes/cv.ts';
import type { AnyLink } from './shapes/parts.ts';
import * as talk from './talk.ts';

export const title = 'The curriculum vitae';
export const file = 'pages/cv.md';
export const isOptional = true;
export const route = '/cv';
export const text = 'whole';
export const isTextOptional = true;
export const listsOwnWorks = true;
export const isOfResearcher = true;

export const schema = ({ z, named, dated }: SchemaTools) => z.strictObject({ ...named, ...dated });
type Schema = ReturnType<typeof schema>;

type PaperFile = Member<ReturnType<typeof paper.schema>>;

/** The heading of what is listed as a publication of a type, or as one of somebody else. */
function headingOf(type: ReturnType<typeof typeAmongWorks>): string {
  if (type === 'edited-book') return 'Edited books';
  return type === 'translation' ? 'Translations' : factsOf(type).heading;
}

/** The headings of publications in the order of a curriculum vitae, which begins with books. */
const headings = [...new Set((['book', 'edited-book', 'translation', ...referenceTypes] as const).map(headingOf))];

const lists = [...headings, 'Papers on this site', 'Awards', 'Talks', 'Teaching'];

export const anchors = lists.map((heading) => `cv-${heading.toLowerCase().replaceAll(' ', '-')}`);

/** The text of the file with the author's publications, talks, courses and awards on this site. */
export function page({ shown, frontMatter, article, site }: PageSource<Schema>): CvPage {
  const { slug: _, ...whole } = article();
  return {
    kind: 'cv',
    title: shown.title,
    description: frontMatter.description,
    author: site.author(),
    written: listWritten(whole.toc),
    awards: listAwards(site),
    publications: listPublications(site),
    papers: listPapers(site),
    talks: site.all(talk).map(({ href, shown: facts }) => ({ href, ...facts, isToCome: facts.date >= site.today })),
    courses: course.listCourses(site).map(({ href, shown: facts }) => ({ href, ...facts })),
    ...whole,
  };
}

/** The lists in whose place the author wrote a section. */
function listWritten(toc: CvPage['toc']): readonly string[] {
  const sections = new Set(toc.filter(({ depth }) => depth === 2).map((entry) => entry.title.toLowerCase()));
  return lists.filter((heading) => sections.has(heading.toLowerCase()));
}

/** The latest first within each kind. */
function listPublications(site: SiteView): CvPage['publications'] {
  const latest = [...site.ownWorks()].sort((a, b) => compareYears(b.year, a.year) || compareText(a.id, b.id));
  const works = groupBy(latest, (work) => headingOf(typeAmongWorks(work, site.isResearcher)));
  return headings.flatMap((heading) => {
    const listed = works.get(heading)?.map((work) => listWork(work, site));
    return listed === undefined ? [] : [{ title: heading, works: listed }];
  });
}

function listWork(work: Work, site: SiteView): CvWork {
  const { id, title: name, year, venue } = work;
  const page = site.pageOf(id);
  const body = { key: `cv-${id}`, html: site.lineOf(id) };
  const own: readonly AnyLink[] = page === null ? [] : [{ title: 'On this site', href: page, external: false }];
  const links = [...own, ...work.links];
  return { title: name, year, venue, links, href: site.addressOf(work), body };
}

/** The author's papers that are no publication, the latest first; an overview is no paper. */
function listPapers(site: SiteView): CvPage['papers'] {
  const published = new Set(site.ownWorks().map((work) => work.title.toLowerCase()));
  const ids = new Set(site.ownWorks().map(({ id }) => id));
  const isPaper = ({ frontMatter, references }: PaperFile) =>
    !paper.isOverview(
      frontMatter,
      references.flatMap((id) => site.reference(id) ?? []),
      site,
    );
  const owner = nameAuthor(readAuthor(site.facts.author));
  return site
    .all(paper)
    .filter(({ frontMatter }) => {
      const authors = paper.listAuthors(frontMatter, site.facts.author, paper.subjectOf(frontMatter, site));
      return authors.map(nameAuthor).includes(owner);
    })
    .filter((one) => !ids.has(one.frontMatter.publication ?? '') && isPaper(one))
    .filter(({ shown }) => !published.has(shown.title.toLowerCase()))
    .map(({ href, shown }) => ({ title: shown.title, href, date: shown.date }))
    .sort((a, b) => compareText(b.date, a.date));
}

/** A page about the researcher. */
export function jsonLd({ frontMatter, url, site }: PageFacts<Schema>): [ProfilePage] {
  return [
    {
      '@type': 'ProfilePage',
      name: frontMatter.title,
      description: frontMatter.description,
      url,
      mainEntity: referToResearcher(site.facts),
    },
  ];
}
