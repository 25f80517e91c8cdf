import { type Author, familyOf, sortedFamily } from '../core/author.ts';
import { groupBy, uniqueBy } from '../core/group-by.ts';
import { compareText } from '../core/problem.ts';
import { factsOf, referenceTypes } from '../core/reference-types.ts';
import { slugify } from '../core/slug.ts';
import { collectionTitle, routedCollections, routeOf } from '../kinds/paths.ts';
import type { Option, Reference, ReferenceEntry, ReferencesPage } from '../kinds/shapes/reference.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import type { View } from '../render/view.ts';

/** All publications as BibTeX, below the base of the site. */
export const bibtexPath = '/references.bib';

/** The entries of the page of all references: each with its annotation and the pages that cite it. */
export function listPublications(
  view: View,
  references: readonly Reference[],
  sidebar: SidebarEntries,
): Omit<ReferencesPage, 'kind' | 'head' | 'title'> {
  const years = references.flatMap(({ year }) => (typeof year === 'number' ? [year] : [])).sort((a, b) => a - b);
  return {
    bibtex: bibtexPath,
    topics: listTopics(references, sidebar),
    types: referenceTypes.flatMap((value) =>
      references.some(({ type }) => type === value) ? [{ value, title: factsOf(value).title }] : [],
    ),
    years: { first: years[0] ?? 0, last: years.at(-1) ?? 0 },
    authors: listFrequentAuthors(references),
    entries: references.map((reference) => emitEntry(reference, view)),
  };
}

/** Authors, editors and translators of more than one publication, sorted by family name; the address of a filtered list names one. */
function listFrequentAuthors(references: readonly Reference[]): Option[] {
  return [...groupBy(references.flatMap(creatorsOf), authorValue)]
    .flatMap(([value, all]) => {
      const [first, second] = all;
      if (value === '' || first === undefined || second === undefined) return [];
      return [{ name: sortedFamily(first), option: { value, title: `${familyOf(first)} (${all.length})` } }];
    })
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ option }) => option);
}

function creatorsOf({ authors, editors, translators }: Reference): readonly Author[] {
  return uniqueBy([...authors, ...editors, ...translators], authorValue);
}

/** How an author is named in the address of a filtered list. */
function authorValue(author: Author): string {
  return slugify(familyOf(author));
}

/** The citing pages in the order of the sidebar and the research page; all others come last. */
function listTopics(references: readonly Reference[], sidebar: SidebarEntries): ReferencesPage['topics'] {
  const citing = new Map(references.flatMap(({ citedOn }) => citedOn.map(({ href, title }) => [href, title])));
  const take = (href: string): Option[] => {
    const title = citing.get(href);
    citing.delete(href);
    return title === undefined ? [] : [{ value: topicValue(href), title }];
  };
  const groups = sidebar.map(({ title, items }) => ({ title, options: items.flatMap(({ href }) => take(href)) }));
  const others = routedCollections.map((kind) => {
    const start = routeOf(kind, '') ?? '';
    const pages = [...citing.keys()].filter((href) => href.startsWith(start)).sort();
    return { title: collectionTitle(kind), options: pages.flatMap(take) };
  });
  return [...groups, ...others, { title: 'Other pages', options: [...citing.keys()].flatMap(take) }].filter(
    ({ options }) => options.length > 0,
  );
}

function emitEntry(reference: Reference, view: View): ReferenceEntry {
  const { id, type, year } = reference;
  const authors = creatorsOf(reference).map(authorValue);
  const citedOn = reference.citedOn.map(({ href }) => topicValue(href));
  return { id, type, year, authors, citedOn, body: { key: `ref-${id}`, html: view.entryOf(id) } };
}

/** How a page is named in the address of a filtered list. */
function topicValue(href: string): string {
  return href.replace(/^\//, '');
}
