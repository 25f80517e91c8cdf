import { familyOf, furtherAuthors, nameAuthor, spokenNamesOf } from '../../core/author.ts';
import { groupBy, uniqueBy } from '../../core/group-by.ts';
import { sayHelpers, typeAmongWorks } from '../../core/publication.ts';
import { factsOf, isContained, type ReferenceType, referenceTypes } from '../../core/reference-types.ts';
import { splitSeries } from '../../core/series.ts';
import { foldAccents } from '../../core/text.ts';
import { joinWords } from '../../core/words.ts';
import { compareYears, isToCome } from '../../core/year.ts';
import { askFor, countInWords, type Fact, type NamedFacts } from '../../kinds/fact.ts';
import type { SiteView } from '../../kinds/kind.ts';
import { kindWith } from '../../kinds/registry.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Author, Reference } from '../../kinds/shapes/reference.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage, referenceAddress, referencesPath } from '../../resolve/page-link.ts';
import { findPerson, knowPerson } from '../../resolve/people.ts';

/** The number of publications named per author; the page of all references lists the rest. */
const namedAtMost = 8;

/** The word before the place where a publication came out: a work that contains it, a series, a school, a publisher. */
function leadTo({ type, venue }: Reference): string {
  if (type === 'website') return 'on';
  if (isContained(type as ReferenceType)) return 'in';
  if (type === 'thesis' || type === 'lecture') return 'at';
  return splitSeries(venue ?? '').genre === null ? 'with' : 'as';
}

/** Where a publication stands, and since when: ` in Journal of Tests 12(3), 45–67, in 2020`; empty if neither is known. */
function placeWork(reference: Reference): string {
  const { venue, volume, issue, pages, year } = reference;
  const isWithin = isContained(reference.type as ReferenceType);
  const number = `${volume === null ? '' : ` ${volume}`}${issue === null ? '' : `(${issue})`}`;
  const numbers = !isWithin ? '' : `${number}${pages === null ? '' : `, ${pages.replaceAll('-', '–')}`}`;
  const place = venue === null ? '' : ` ${leadTo(reference)} ${venue}${numbers}${numbers === '' ? '' : ','}`;
  return typeof year === 'number' ? `${place} in ${year}` : place.replace(/,$/, '');
}

/** What became of a publication: `; it came out in …`; empty if neither its place nor its year is known. */
function tellAppearance(reference: Reference, today: string): string {
  const { type, venue, year } = reference;
  if (type === 'manuscript') {
    const dated = typeof year === 'number' ? [`dates from ${year}`] : [];
    const told = [...dated, ...(venue === null ? [] : [`is kept at ${venue}`])].join(' and ');
    return told === '' ? '' : `; it ${told}`;
  }
  const place = placeWork(reference);
  const [was, be] = type === 'lecture' ? ['was given', 'be given'] : ['came out', 'come out'];
  return place === '' ? '' : `; it ${isToCome(year, today) ? `is to ${be}` : was}${place}`;
}

/**
 * Who wrote a publication, when and where it came out, whether it was retracted, and its DOI, in the first line; then
 * what it is about, and which pages cite it, the page about it first.
 */
export function tellPublication(
  reference: Reference,
  { pageOf, today }: Pick<SiteView, 'pageOf' | 'today'>,
): readonly [name: string, fact: Fact] {
  const { id, type, title, authors, editors, translators, retracted, doi, annotation, citedOn, originalYear } =
    reference;
  const names = joinWords((authors.length > 0 ? authors : editors).map(nameAuthor));
  const asked = { title: title.replace(/\?$/, ''), short: title.replace(/[:?].*/, ''), names };
  const what = factsOf(type as ReferenceType).called;
  const page = pageOf(id);
  const by = authors.length > 0 ? 'by' : 'edited by';
  const helpers = sayHelpers({ type: type as ReferenceType, authors, editors, translators });
  const line = [
    `“${title}” is ${what === undefined ? '' : `${what} `}${by} ${names}${helpers}${tellAppearance(reference, today)}.`,
    ...(originalYear === undefined ? [] : [`It first came out in ${originalYear}.`]),
    ...(retracted === null ? [] : ['It has been retracted.']),
    ...(doi === null ? [] : [`Its DOI is ${doi}.`]),
  ].join(' ');
  const fact: Fact = {
    asks: [...askFor('publication', asked), ...(translators.length > 0 ? askFor('translation', asked) : [])],
    text: annotation === '' ? line : `${line}\n${annotation}`,
    on: { title: 'References', href: referenceAddress(id) },
    more: [...citedOn].sort((a, b) => Number(b.href === page) - Number(a.href === page)),
  };
  return [`publication-${id}`, fact];
}

interface Written {
  readonly author: Author;
  readonly work: Reference;
}

/** The works of each author, by the name in full: `A. Roe` is the only Roe of `all` with that initial. */
function groupByAuthor(
  works: readonly Reference[],
  all: readonly Reference[] = works,
): ReadonlyMap<string, readonly Written[]> {
  const isWhole = (author: Author) => !('family' in author) || /\p{L}{2}/u.test(author.given);
  const whole = uniqueBy(
    all.flatMap(({ authors }) => authors.filter(isWhole)),
    nameAuthor,
  );
  const byFamily = groupBy(whole, (author) => foldAccents(familyOf(author)));
  const nameInFull = (author: Author) => {
    const alike = isWhole(author) ? [] : (byFamily.get(foldAccents(familyOf(author))) ?? []);
    const names = alike.map(nameAuthor).filter((name) => findPerson(author, [knowPerson(name, null)]) !== null);
    return names.length === 1 ? (names[0] ?? '') : nameAuthor(author);
  };
  const written = works.flatMap((work) => work.authors.map((author) => ({ author, work })));
  const byAuthor = groupBy(written, ({ author }) => nameInFull(author));
  byAuthor.delete(furtherAuthors);
  return byAuthor;
}

/** The publications of each author; the researcher and people with a file are told of elsewhere. */
export function authorFacts(site: SiteView, references: readonly Reference[]): NamedFacts {
  const byAuthor = groupByAuthor(references);
  return Object.fromEntries(
    Array.from(byAuthor, ([name, all]) => {
      const isKnown = all.some(({ author }) => site.isResearcher(author) || site.personOf(author) !== null);
      return [`author-${name}`, tellAuthor(name, all, isKnown)];
    }),
  );
}

/** The works of an author; they tell who that is, unless the site does (`isKnown`). */
function tellAuthor(name: string, written: readonly Written[], isKnown: boolean): Fact {
  const family = familyIn(written) ?? name;
  const asks = askFor('works', { name, family });
  return {
    ...tellWorks(
      written.map(({ work }) => work),
      name,
      isKnown ? asks : [...asks, ...askFor('whois', { name, family })],
    ),
    people: [...new Set(written.flatMap(({ author }) => spokenNamesOf(author)))],
  };
}

function familyIn(written: readonly Written[]): string | undefined {
  return written.map(({ author }) => familyOf(author))[0];
}

/** What publications of these types are called; there is hardly more than one thesis, and data are no writings. */
const writings = (['book', 'edited-book', 'translation', ...referenceTypes] as const).filter(
  (type) => !/thesis|dataset|website/.test(type),
);

/** The researcher's own publications: all, and those of each year, type, subject, co-author, and journal, book or series. */
export function ownFacts(model: Model, site: SiteView, references: readonly Reference[]): NamedFacts {
  const own = new Set(site.ownWorks().map(({ id }) => id));
  const works = references.filter(({ id }) => own.has(id));
  if (works.length === 0) return {};
  const name = site.facts.author;
  const some = (at: string, of: readonly Reference[], among: string) =>
    [`own-works-${at}`, tellWorks(of, name, askFor('ownWorksOf', { at }), among)] as const;
  const dated = works.filter(({ year }) => typeof year === 'number');
  const placed = works.filter(({ venue }) => venue !== null);
  const typed = groupBy(works, (work) =>
    typeAmongWorks({ ...work, type: work.type as ReferenceType }, site.isResearcher),
  );
  return {
    'own-works': tellWorks(works, name, askFor('ownWorks')),
    ...Object.fromEntries([
      ...writings.flatMap((type) => {
        const of = typed.get(type) ?? [];
        const thing = type.replace('-', ' ');
        const names = thing === 'chapter' ? [thing, 'book chapter'] : [thing];
        const asks = names.flatMap((name) => askFor('ownWorksOfType', { type: name }));
        return of.length === 0
          ? []
          : [[`own-works-${type}`, { ...tellWorks(of, name, asks, undefined, thing) }] as const];
      }),
      ...Array.from(worksBySubject(model, works), ([subject, of]) => {
        const asks = askFor('ownWorksOn', { subject });
        return [`own-works-on-${subject}`, tellWorks(of, name, asks, ` on ${subject}`)] as const;
      }),
      ...worksByCoAuthor(site, works, references).map(([other, written, called]) => {
        const asks = askFor('ownWorksWith', { name: other, family: called });
        const shared = written.map(({ work }) => work);
        return [`own-works-with-${other}`, tellWorks(shared, name, asks, ` with ${other}`)] as const;
      }),
      ...Array.from(
        groupBy(dated, ({ year }) => String(year)),
        ([year, of]) => some(year, of, ` from ${year}`),
      ),
      ...Array.from(
        groupBy(placed, ({ venue }) => venue ?? ''),
        ([venue, of]) => some(venue, of, ` in ${venue}`),
      ),
    ]),
  };
}

/** The works of each co-author, and what the co-author is called: the family name where no other one has it. */
function worksByCoAuthor(
  site: SiteView,
  works: readonly Reference[],
  all: readonly Reference[],
): readonly (readonly [name: string, written: readonly Written[], called: string])[] {
  const written = works.filter(({ authors }) => authors.some(site.isResearcher));
  const coAuthors = [...groupByAuthor(written, all)].filter(
    ([, written]) => !written.some(({ author }) => site.isResearcher(author)),
  );
  const byFamily = groupBy(coAuthors, ([, written]) => familyIn(written));
  return coAuthors.map(([name, written]) => {
    const family = familyIn(written);
    const isOnly = family !== undefined && byFamily.get(family)?.length === 1;
    return [name, written, isOnly ? family : name];
  });
}

/** The works that each page cites, by the address of the page. */
function groupByPage(works: readonly Reference[]): ReadonlyMap<string, readonly Reference[]> {
  const cited = works.flatMap((work) =>
    [...new Set(work.citedOn.map(({ href }) => href))].map((href) => ({ href, work })),
  );
  return new Map(
    Array.from(
      groupBy(cited, ({ href }) => href),
      ([href, all]) => [href, all.map(({ work }) => work)],
    ),
  );
}

/** The subjects that a title names: `Labour/Europe`, `Women and Work`. */
function splitTitle(title: string): readonly string[] {
  return title.split(/\/| and /);
}

/** The works that pages cite, by what the pages are about: their keywords, and the parts of the titles of topics. */
function worksBySubject(model: Model, works: readonly Reference[]): ReadonlyMap<string, readonly Reference[]> {
  const { topics } = model.chain;
  const about = [
    ...topics.map((page) => ({ page, parts: splitTitle(page.frontMatter.title ?? '') })),
    ...model.publishedOf(kindWith('isAboutWorks')).map((page) => ({ page, parts: [] })),
  ];
  const citedOn = groupByPage(works);
  const cited = about.flatMap(({ page, parts }) => {
    const all = citedOn.get(linkToPage(page)?.href ?? '') ?? [];
    const subjects = [...parts, ...(page.frontMatter.keywords ?? [])].map((part) => part.trim());
    return subjects.flatMap((subject) => (subject === '' ? [] : all.map((work) => ({ subject, work }))));
  });
  const subjects = groupBy(cited, ({ subject }) => subject.toLowerCase());
  return new Map(
    Array.from(subjects.values(), (some) => [some[0]?.subject ?? '', [...new Set(some.map(({ work }) => work))]]),
  );
}

/** Publications by somebody, the newest first; `among` says which of theirs they are. */
function tellWorks(
  works: readonly Reference[],
  name: string,
  asks: readonly string[],
  among?: string,
  thing = 'publication',
): Fact {
  const latest = [...works].sort((a, b) => compareYears(b.year, a.year));
  const named = nameWorks(latest);
  const rest = works.length - named.length;
  const [only] = works;
  const which = among ?? (works.length === 1 ? '' : ', the newest first');
  const head = `The site has ${countInWords(works.length, thing)} by ${name}${which}:`;
  return {
    asks,
    text: [head, ...named, ...(rest > 0 ? [`The page of all references has ${rest} more.`] : [])].join('\n'),
    on: {
      title: 'References',
      href: works.length > 1 || only === undefined ? referencesPath : referenceAddress(only.id),
    },
    more: pagesCiting(latest),
  };
}

function nameWorks(works: readonly Reference[]): string[] {
  return works
    .slice(0, namedAtMost)
    .map(({ title, year, retracted }) => `- ${title} (${year})${retracted === null ? '' : ', retracted'}`);
}

/** The publications that each page on papers is based on. */
export function subjectFacts(model: Model, references: readonly Reference[]): NamedFacts {
  const citedOn = groupByPage(references);
  return Object.fromEntries(
    model.publishedOf(kindWith('isAboutWorks')).flatMap((paper) => {
      const on = linkToPage(paper);
      if (on === null) return [];
      const works = citedOn.get(on.href) ?? [];
      if (works.length === 0) return [];
      const named = nameWorks(works);
      const names = [on.title, ...splitTitle(on.title), ...(paper.frontMatter.keywords ?? [])];
      const asks = [...new Set(names)].flatMap((title) => askFor('subject', { title }));
      const count = countInWords(works.length, 'publication');
      const head = `On ${on.title} the site has a page with ${count}${works.length > named.length ? ', among them' : ''}:`;
      return [[`subject-${paper.slug}`, { asks, text: [head, ...named].join('\n'), on }]];
    }),
  );
}

function pagesCiting(works: readonly Reference[]): Link[] {
  const pages = works.flatMap(({ citedOn }) => citedOn);
  return uniqueBy(pages, ({ href }) => href).slice(0, namedAtMost);
}
