import { familyOf, nameAuthor } from '../../core/author.ts';
import { joinWords } from '../../core/words.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Author, Reference } from '../../kinds/shapes/reference.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage, referenceAddress, referencesPath } from '../../resolve/page-link.ts';
import { papersAmong } from '../../resolve/told.ts';
import { countInWords, type Fact, type NamedFacts } from './fact.ts';

/** So many publications of one author are named; the page of all references has the rest. */
const namedAtMost = 8;

/** Who wrote each publication, when and where it came out, and which pages cite it. */
export function publicationFacts(references: readonly Reference[]): NamedFacts {
  return Object.fromEntries(references.map((reference) => [`publication-${reference.id}`, tellPublication(reference)]));
}

function tellPublication(reference: Reference): Fact {
  const { id, title, authors, editors, year, venue, annotation, citedOn } = reference;
  const names = joinWords((authors.length > 0 ? authors : editors).map(nameAuthor));
  const short = title.replace(/[:?].*/, '');
  const where = `${venue === null ? '' : ` in ${venue}`}${typeof year === 'number' ? ` in ${year}` : ''}`;
  const about = annotation === '' ? '' : ` ${annotation}`;
  return {
    asks: [
      `Who wrote ${title.replace(/\?$/, '')}?`,
      `When was ${title.replace(/\?$/, '')} published?`,
      `What is the paper ${short} about?`,
      `Which paper is by ${names}?`,
    ],
    text: `“${title}” is by ${names}; it came out${where}.${about}`.replace('; it came out.', '.'),
    on: { title: 'References', href: referenceAddress(id) },
    more: citedOn,
  };
}

/** What each author has among the publications of the site. */
export function authorFacts(references: readonly Reference[]): NamedFacts {
  const byAuthor = new Map<string, { author: Author; works: Reference[] }>();
  for (const reference of references) {
    for (const author of reference.authors) {
      const name = nameAuthor(author);
      // How a bibliography says `et al.`.
      if (name === 'others') continue;
      const known = byAuthor.get(name) ?? { author, works: [] };
      known.works.push(reference);
      byAuthor.set(name, known);
    }
  }
  return Object.fromEntries(
    [...byAuthor].map(([name, { author, works }]) => [`author-${name}`, tellAuthor(name, author, works)]),
  );
}

function tellAuthor(name: string, author: Author, works: readonly Reference[]): Fact {
  const newest = [...works].sort((a, b) => yearOf(b) - yearOf(a));
  const named = newest.slice(0, namedAtMost).map(({ title, year }) => `- ${title} (${year})`);
  const rest = newest.length - named.length;
  const family = familyOf(author);
  const head = `The site has ${countInWords(works.length, 'publication')} by ${name}${works.length === 1 ? '' : ', the newest first'}:`;
  return {
    asks: [
      `Which papers are by ${name}?`,
      `What has ${name} written?`,
      `What did ${family} write?`,
      `Which publications by ${family} are there?`,
      `Who is ${name}?`,
      `Papers by ${family}`,
    ],
    text: [head, ...named, ...(rest > 0 ? [`The page of all references has ${rest} more.`] : [])].join('\n'),
    on: {
      title: 'References',
      href: works.length === 1 && works[0] !== undefined ? referenceAddress(works[0].id) : referencesPath,
    },
    more: pagesCiting(works),
  };
}

/** Which publications each page on papers rests on. */
export function subjectFacts(model: Model, references: readonly Reference[]): NamedFacts {
  return Object.fromEntries(
    papersAmong(model.published).flatMap((paper) => {
      const on = linkToPage(paper);
      if (on === null) return [];
      const works = references.filter(({ citedOn }) => citedOn.some(({ href }) => href === on.href));
      if (works.length === 0) return [];
      const named = works.slice(0, namedAtMost).map(({ title, year }) => `- ${title} (${year})`);
      const asks = [
        `Which papers are there on ${on.title}?`,
        `What should I read on ${on.title}?`,
        `Papers about ${on.title}`,
        `What are the references on ${on.title}?`,
      ];
      const text = [
        `On ${on.title} the site has a page with ${countInWords(works.length, 'publication')}${works.length > named.length ? ', among them' : ''}:`,
        ...named,
      ].join('\n');
      return [[`subject-${paper.slug}`, { asks, text, on }]];
    }),
  );
}

function pagesCiting(works: readonly Reference[]): Link[] {
  const pages = new Map(works.flatMap(({ citedOn }) => citedOn.map((link) => [link.href, link] as const)));
  return [...pages.values()].slice(0, namedAtMost);
}

function yearOf({ year }: Reference): number {
  return typeof year === 'number' ? year : year === 'forthcoming' ? 9999 : 0;
}
