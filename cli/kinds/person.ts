import { familyOf, readAuthor } from '../core/author.ts';
import { deriveEach, isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import { compareText } from '../core/problem.ts';
import { compareYears } from '../core/year.ts';
import { describeProfile } from '../metadata/json-ld.ts';
import type { ListModule, Member, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import * as paper from './paper.ts';
import { photoKey } from './profiles.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { PeoplePage, PersonEntry, PersonPage } from './shapes/person.ts';

export const title = 'A person';
export const folder = 'people';
export const otherFolders = [
  'person',
  'team',
  'members',
  'coauthors',
  'co-authors',
  'authors',
  'group-members',
  'personen',
];
export const isOptional = true;
export const route = '/people/:slug';
export const text = 'whole';
export const anchors = ['papers', 'publications'];
export const isTextOptional = true;
export const isPerson = true;
export const order = { by: 'title' };
export const section = { path: '/people', title: 'People' };
export const searchedAs = 'person' as const;

/** The values of `relation` in the order of the list, with their headings. */
const relations = { team: 'Team', 'co-author': 'Co-authors', former: 'Former members' } as const;
const relationNames = Object.keys(relations) as (keyof typeof relations)[];

export function schema(tools: SchemaTools) {
  const { z, field, optional, listOf, shown, named, dated } = tools;
  return z.strictObject({
    ...named,
    title: shown(
      field.title.describe('The name, as `Given Family`; `Family, Given` where the family name has several words.'),
    ),
    description: optional(
      field.description,
      'One sentence of 40 to 160 characters for search engines; name and role where it is left out.',
      'Jane Doe works on how people learn what they are bad at, with data from schools.',
    ),
    relation: z
      .enum(relationNames)
      .default('co-author')
      .meta({
        description: `How the person belongs to the site: ${relationNames.map((name) => `\`${name}\``).join(', ')}.`,
        examples: ['team'],
      }),
    role: shown(optional(field.text, 'What the person is or does.', 'Doctoral student')),
    affiliation: shown(optional(field.text, 'The university, institute or firm.', 'Example University')),
    orcid: shown(optional(field.orcid, 'The ORCID iD, sixteen digits in four groups.', '0000-0002-1825-0097')),
    page: optional(field.link, 'The person’s own page elsewhere.', 'https://www.example.org/jane-doe'),
    photo: photoKey(tools, { file: '/media/jane-doe.jpg', alt: 'Jane Doe at a blackboard' }),
    names: listOf(field.text, 'Other forms of the name under which the person publishes.', 'J. M. Doe'),
    ...dated,
  });
}
type Schema = ReturnType<typeof schema>;

export const list: ListModule<PeoplePage> = {
  kind: 'people',
  name: 'the list of people',
  anchors: ({ frontMatter }) =>
    relationNames
      .filter((name) => name === frontMatter.relation)
      .map((name) => relations[name].toLowerCase().replaceAll(' ', '-')),
  describe: ({ facts, all }) =>
    `The people with whom ${facts.author} works: ${all({ title, schema })
      .map(({ shown }) => shown.title)
      .join(', ')}`,
  page: ({ head, site }) => {
    const people = [...site.all({ title, schema })].sort((a, b) => compareText(sortedAs(a), sortedAs(b)));
    const groups = relationNames.map((relation) => ({
      title: relations[relation],
      people: people.filter(({ frontMatter }) => frontMatter.relation === relation).map(listPerson),
    }));
    return { kind: 'people', head, title: section.title, groups: groups.filter((group) => group.people.length > 0) };
  },
};

/** The sort key: the family name, then the whole name. */
function sortedAs({ shown }: Member<Schema>): string {
  return `${familyOf(readAuthor(shown.title))} ${shown.title}`;
}

function listPerson({ href, shown, frontMatter, link }: Member<Schema>): PersonEntry {
  return { href, ...shown, photo: placePhoto(frontMatter, link) };
}

function placePhoto({ photo }: Member<Schema>['frontMatter'], link: Member<Schema>['link']): PersonEntry['photo'] {
  return photo === undefined ? null : { href: link(photo.file).href, alt: photo.alt };
}

/** A person with their papers and publications on this site. */
export function page({ slug, shown, frontMatter, link, site, article }: PageSource<Schema>): PersonPage {
  const works = [...site.worksOf(slug)].sort((a, b) => compareYears(b.year, a.year) || compareText(a.id, b.id));
  return {
    kind: 'person',
    list: { title: section.title, href: section.path },
    ...shown,
    photo: placePhoto(frontMatter, link),
    page: frontMatter.page === undefined ? null : link(frontMatter.page),
    papers: papersOf(site)(slug),
    works: works.map(({ id, title: name, venue, year }) => ({ title: name, href: site.cite(id).href, venue, year })),
    ...article(),
  };
}

/** The papers that each person has written, by the person's file name. */
const papersByPerson = deriveEach((site: SiteView) => {
  const written = site.all(paper).flatMap(({ frontMatter, href }) => {
    const slugs = paper.listAuthors(frontMatter, site.facts.author).flatMap((one) => site.personOf(one)?.slug ?? []);
    return Array.from(new Set(slugs), (slug) => ({ slug, link: { title: frontMatter.label, href } }));
  });
  return groupBy(written, ({ slug }) => slug);
});

/** The papers of one person, so that those of others leave the page alone. */
const papersOf = deriveEach((site: SiteView) =>
  deriveEach((slug: string) => (papersByPerson(site).get(slug) ?? []).map(({ link }) => link), isSameText),
);

/** The person, with their profiles on other sites. */
export function jsonLd({ frontMatter, url, link, site }: PageFacts<Schema>) {
  const { title: name, description, role, affiliation, orcid, page: own, photo } = frontMatter;
  const sameAs = [
    ...(orcid === undefined ? [] : [`https://orcid.org/${orcid}`]),
    ...(own?.startsWith('http') ? [own] : []),
  ];
  const image = photo && site.facts.url + link(photo.file).href;
  return [describeProfile(`${url}#person`, name, url, { description, role, affiliation, image, sameAs, awards: [] })];
}

/** The description of a person without one: name, role and affiliation. */
export function describe({
  title: name,
  role,
  affiliation,
}: Pick<Member<Schema>['frontMatter'], 'title' | 'role' | 'affiliation'>): string {
  return [name, role, affiliation].filter((part) => part !== undefined).join(', ');
}

/** The role, or else the affiliation. */
export function label({
  role,
  affiliation,
}: Partial<Record<'role' | 'affiliation', string | null | undefined>>): string {
  return role ?? affiliation ?? '';
}

/** The word beside its title in search results. */
export const context = label;

export const starter: Starter = {
  asks: [
    { key: 'role', flag: '--role <role>', help: 'what the person is or does', question: 'What the person is or does' },
    { key: 'affiliation', flag: '--affiliation <name>', help: 'the university, institute or firm' },
    { key: 'orcid', flag: '--orcid <id>', help: 'the ORCID iD, 0000-0000-0000-0000' },
    { key: 'relation', flag: '--relation <word>', help: relationNames.join(', '), choices: relationNames },
  ],
};
