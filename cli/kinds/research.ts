import { nameAuthor } from '../core/author.ts';
import { isTitleOf } from '../core/identity.ts';
import { compareText } from '../core/problem.ts';
import { helpersOf, nameInList, sayHelpers } from '../core/publication.ts';
import { italicOf } from '../core/reference-types.ts';
import { joinNames } from '../core/words.ts';
import { compareYears } from '../core/year.ts';
import type { Member, PageSource, SiteView, Work } from './kind.ts';
import * as paper from './paper.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ResearchPage, ResearchTopic } from './shapes/research.ts';

export const title = 'The research page';
export const file = 'pages/research.md';
export const route = '/research';
export const text = 'sections';
export const anchors = ['papers'];

export const schema = ({ z, named }: SchemaTools) => z.strictObject(named);
type Schema = ReturnType<typeof schema>;

/** The index of the papers, each with its question, its finding and its publications. */
export function page({ head, shown: names, text: body, site }: PageSource<Schema>): ResearchPage {
  return {
    kind: 'research',
    head,
    ...names,
    papers: site.all(paper).map((one) => listPaper(one, site)),
    ...body.inSections(),
  };
}

/** A paper in the index, with its publications by year. */
function listPaper(one: Member<ReturnType<typeof paper.schema>>, site: SiteView): ResearchTopic {
  const { slug, href, shown, references } = one;
  const cited = references
    .flatMap((id) => site.reference(id) ?? [])
    .sort((a, b) => compareYears(a.year, b.year) || compareText(a.id, b.id));
  const namesake = findNamesake(one, cited, site);
  const papers = namesake === null ? cited : [namesake];
  const years = papers.flatMap(({ year }) => (typeof year === 'number' ? [year] : []));
  const [first] = years;
  return {
    id: slug,
    title: paper.nameListed(shown.label, one.frontMatter, site),
    href,
    question: shown.question,
    finding: shown.finding,
    years: first === undefined ? null : { first, last: years.at(-1) ?? first },
    byline: namesake && sayAuthors(namesake, site),
    papers: papers.map((reference) => listPublication(reference, site)),
  };
}

/** The publication that a page is about and whose title it has; null where it is about several, or has another title. */
function findNamesake(
  { frontMatter }: Member<ReturnType<typeof paper.schema>>,
  cited: readonly Work[],
  site: SiteView,
): Work | null {
  const [only, ...others] = cited;
  const { publication: named } = frontMatter;
  const work = named === undefined ? others.length === 0 && only : site.reference(named);
  return work && [frontMatter.label, frontMatter.title].some((name) => isTitleOf(name, work.title)) ? work : null;
}

/**
 * Who wrote a publication with the researcher, or without; empty for the researcher alone. Where the researcher edited
 * or translated the work of others, that is said.
 */
function sayAuthors(work: Work, site: SiteView): string {
  const { authors, editors } = work;
  const all = authors.length > 0 ? authors : editors;
  const others = all.filter((one) => !site.isResearcher(one)).map(nameAuthor);
  const names = joinNames(others);
  if (others.length < all.length) return names === '' ? '' : `With ${names}`;
  const isHelper = helpersOf(work).some((one) => one.names.some(site.isResearcher));
  return isHelper ? `${names}${sayHelpers(work)}` : names;
}

function listPublication(reference: Work, site: SiteView): ResearchTopic['papers'][number] {
  const { venue, year, type } = reference;
  const name = nameInList(reference.title, reference.retracted !== null);
  return { id: site.addressOf(reference) ?? '', title: name, citation: venue ?? '', year, italic: italicOf(type) };
}
