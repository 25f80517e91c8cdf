import {
  familyOf,
  furtherAuthors,
  nameAuthor,
  readAuthor,
  sayName,
  sortedFamily,
  spokenNamesOf,
} from '../core/author.ts';
import { deriveEach, isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import { compareText } from '../core/problem.ts';
import { helpersOf, nameInList } from '../core/publication.ts';
import { italicOf } from '../core/reference-types.ts';
import { foldAccents } from '../core/text.ts';
import { compareYears } from '../core/year.ts';
import { describeProfile } from '../metadata/json-ld.ts';
import { askFor, type Fact, type NamedFacts, nameFirst } from './fact.ts';
import type { ListModule, Member, PageFacts, PageSource, SiteView, Starter, Work } from './kind.ts';
import * as paper from './paper.ts';
import { photoKey } from './profiles.ts';
import * as reference from './reference.ts';
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
export const isOfResearcher = true;
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
  describe: ({ facts, all, personOf }) => {
    const own = personOf(readAuthor(facts.author))?.slug;
    const others = all({ title, schema }).filter(({ slug }) => slug !== own);
    const names = others.map(({ shown }) => sayName(shown.title)).join(', ');
    return `The people with whom ${facts.author} works${names === '' ? '' : `: ${names}`}`;
  },
  page: ({ head, site }) => {
    const sorted = sortPeople(site.all({ title, schema }));
    const isFirst = ({ shown }: Member<Schema>) => site.isResearcher(readAuthor(shown.title));
    const people = [...sorted.filter(isFirst), ...sorted.filter((person) => !isFirst(person))];
    const groups = relationNames.map((relation) => ({
      title: relations[relation],
      people: people
        .filter(({ frontMatter }) => frontMatter.relation === relation)
        .map((person) => listPerson(person, site)),
    }));
    return { kind: 'people', head, title: section.title, groups: groups.filter((group) => group.people.length > 0) };
  },
};

function sortPeople(people: readonly Member<Schema>[]): readonly Member<Schema>[] {
  return [...people].sort((a, b) => compareText(sortedAs(a), sortedAs(b)));
}

/** The sort key: the family name, then the whole name. */
function sortedAs({ shown }: Member<Schema>): string {
  return `${sortedFamily(readAuthor(shown.title))} ${foldAccents(shown.title)}`;
}

function listPerson(person: Member<Schema>, site: SiteView): PersonEntry {
  const { href, shown } = person;
  return { href, ...shown, title: sayName(shown.title), photo: placePhoto(person, site) };
}

/** The photo of a person; the researcher without one has that of the site. */
function placePhoto(
  { frontMatter, shown, link }: Pick<Member<Schema>, 'frontMatter' | 'shown' | 'link'>,
  site: SiteView,
): PersonEntry['photo'] {
  const { photo } = frontMatter;
  if (photo !== undefined) return { href: link(photo.file).href, alt: photo.alt };
  return site.isResearcher(readAuthor(shown.title)) ? site.author().photo : null;
}

/** A person with their papers on this site, and their other publications. */
export function page(source: PageSource<Schema>): PersonPage {
  const { slug, shown, frontMatter, link, site, article } = source;
  const papers = papersOf(site)(slug);
  const rest = site
    .worksOf(slug)
    .filter(({ id }) => !papers.some((one) => one.subject === id))
    .sort((a, b) => compareYears(b.year, a.year) || compareText(a.id, b.id));
  return {
    kind: 'person',
    list: { title: section.title, href: section.path },
    ...shown,
    title: sayName(shown.title),
    photo: placePhoto(source, site),
    page: frontMatter.page === undefined ? null : link(frontMatter.page),
    papers: papers.map(({ title: name, href }) => ({ title: name, href })),
    works: rest.map((work) => listWork(work, site)),
    ...article(),
  };
}

function listWork(
  { id, title: name, venue, year, type, retracted }: Work,
  site: SiteView,
): PersonPage['works'][number] {
  return { title: nameInList(name, retracted !== null), href: site.cite(id).href, venue, year, italic: italicOf(type) };
}

/** The co-authors of the researcher's publications who have no file, most often first. */
function nameCoauthors(site: SiteView): readonly string[] {
  const others = site
    .ownWorks()
    .filter(({ authors }) => authors.some(site.isResearcher))
    .flatMap(({ authors }) => authors)
    .filter((author) => !site.isResearcher(author) && site.personOf(author) === null)
    .map(nameAuthor)
    .filter((name) => name !== furtherAuthors);
  return [...groupBy(others, (name) => name)].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

const belongs = { team: 'is in the team', 'co-author': 'is a co-author', former: 'was in the team' } as const;

/** Who has each role. */
function tellRoles(people: readonly Member<Schema>[]): readonly (readonly [string, Fact])[] {
  const roles = groupBy(people, ({ frontMatter }) => frontMatter.role ?? '');
  roles.delete('');
  return Array.from(roles, ([role, members]) => {
    const lines = members.map(({ frontMatter }) => `- ${describe(frontMatter)}`);
    const [only] = members.length === 1 ? members : [];
    const on =
      only === undefined
        ? { title: section.title, href: section.path }
        : { title: sayName(only.frontMatter.title), href: only.href };
    return [`role-${role}`, { asks: askFor('role', { role }), text: [`${role}:`, ...nameFirst(lines)].join('\n'), on }];
  });
}

/** Who belongs to the site, and each person. */
export function facts(site: SiteView): NamedFacts {
  const people = sortPeople(site.all({ title, schema }));
  const groups = relationNames.flatMap((relation) => {
    const members = people.filter(({ frontMatter }) => frontMatter.relation === relation);
    const coauthors = relation === 'co-author' ? nameCoauthors(site) : [];
    const names = [...members.map(({ frontMatter }) => describe(frontMatter)), ...coauthors];
    if (names.length === 0) return [];
    const { title: name, path } = coauthors.length > 0 ? reference.section : section;
    const on = { title: name, href: path };
    const text = [`${relations[relation]}:`, ...nameFirst(names.map((name) => `- ${name}`))].join('\n');
    return [[`people-${relation}`, { isAnswer: true, asks: askFor(relation), text, on }] as const];
  });
  const each = people.map(({ slug, href, frontMatter }) => {
    const { title: written, description, relation } = frontMatter;
    const author = readAuthor(written);
    const name = sayName(written);
    const about = description === undefined ? '' : ` ${description}`;
    const asks = askFor('person', { name, family: familyOf(author), given: name.replace(/ .*/, '') });
    const facts = describe(frontMatter).slice(`${name}, `.length);
    const text = `${name}${facts === '' ? '' : ` (${facts})`} ${belongs[relation]}.${about}`;
    return [`person-${slug}`, { asks, text, on: { title: name, href }, people: spokenNamesOf(author) }] as const;
  });
  return Object.fromEntries<Fact>([...groups, ...tellRoles(people), ...each]);
}

/**
 * The papers that each person has written, by the person's file name, or whose work the person edited or translated; `subject` is the
 * publication with its title.
 */
const papersByPerson = deriveEach((site: SiteView) => {
  const written = site.all(paper).flatMap(({ frontMatter, href }) => {
    const subject = paper.subjectOf(frontMatter, site);
    const creators = [
      ...paper.listAuthors(frontMatter, site.facts.author, subject),
      ...(subject === null ? [] : helpersOf(subject).flatMap(({ names }) => names)),
    ];
    const slugs = creators.flatMap((one) => site.personOf(one)?.slug ?? []);
    const link = { title: paper.nameListed(frontMatter.label, frontMatter, site), href, subject: subject?.id ?? null };
    return Array.from(new Set(slugs), (slug) => ({ slug, link }));
  });
  return groupBy(written, ({ slug }) => slug);
});

/** The papers of one person, so that those of others leave the page alone. */
const papersOf = deriveEach((site: SiteView) =>
  deriveEach((slug: string) => (papersByPerson(site).get(slug) ?? []).map(({ link }) => link), isSameText),
);

/** The person, with their profiles on other sites. */
export function jsonLd({ frontMatter, url, link, site }: PageFacts<Schema>) {
  const { title: written, description, role, affiliation, orcid, page: own, photo } = frontMatter;
  const name = sayName(written);
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
  return [sayName(name), role, affiliation].filter((part) => part !== undefined).join(', ');
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
