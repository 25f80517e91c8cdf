import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { PeoplePage, PersonPage } from '../../../cli/kinds/shapes/person.ts';
import type { ReferencesPage } from '../../../cli/kinds/shapes/reference.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileWhole, nodeOf } from '../../support/whole.ts';
import { pageAt } from '../../support/workspace.ts';

const files = ['people/ada-writer.md', 'people/jane-doe.md', 'people/max-muster.md'];

test('people stand by how they belong to the site and by their family names, the researcher first', async () => {
  const { compiled } = await compileWhole();
  const { head, groups } = pageAt<PeoplePage>(compiled, '/people');
  assert.match(head.description, /^The people with whom Ada Writer works: .*Jane Doe/);
  assert.not.match(head.description, /works: .*Ada Writer/);
  assert.equal(
    groups.map(({ title, people }) => [title, people.map((person) => [person.title, person.role, person.affiliation])]),
    [
      [
        'Team',
        [
          ['Ada Writer', 'Head of the group', null],
          ['Max Muster', 'Doctoral student', 'Example Institute'],
        ],
      ],
      ['Co-authors', [['Jane Doe', 'Professor of Economics', 'Example University']]],
    ],
  );
});

test('a person has a page with what they wrote, and is known to search engines by their other addresses', async () => {
  const { compiled } = await compileWhole();
  const page = pageAt<PersonPage>(compiled, '/people/jane-doe');
  assert.equal(page.works, [
    {
      title: 'A Study',
      href: '/references#ref-doe-2020-study',
      venue: 'Journal of Tests',
      year: 2020,
      italic: 'venue',
    },
  ]);
  assert.equal(pageAt<PersonPage>(compiled, '/people/ada-writer').papers, [
    { title: 'Paper One', href: '/research/papers/paper-one' },
  ]);
  const person = nodeOf(page, 'Person', 'https://site.test/people/jane-doe#person');
  assert.equal(person, {
    '@type': 'Person',
    '@id': 'https://site.test/people/jane-doe#person',
    name: 'Jane Doe',
    url: 'https://site.test/people/jane-doe',
    description: 'Jane Doe works on how people learn what they are bad at, with data from schools.',
    jobTitle: 'Professor of Economics',
    affiliation: { '@type': 'Organization', name: 'Example University' },
    image: 'https://site.test/media/jane-doe.svg',
    sameAs: ['https://orcid.org/0000-0002-1825-0097', 'https://www.example.org/jane-doe'],
  });
});

test('a publication that has a page on this site is not listed twice with a person', async () => {
  const paper = readFileSync('test/fixtures/whole/content/papers/paper-one.md', 'utf8');
  const titled = async (title: string) => {
    const about = `title: ${title}\nauthors: [Jane Doe]\npublication: doe-2020-study\n`;
    const { compiled } = await compileWhole({ 'papers/paper-one.md': paper.replace('title: A Paper\n', about) });
    const { papers, works } = pageAt<PersonPage>(compiled, '/people/jane-doe');
    return [...papers, ...works].map((one) => one.title);
  };
  assert.equal(await titled('A Study'), ['Paper One']);
  assert.equal(await titled('What we learn from it'), ['Paper One', 'A Study']);
});

test('a person who edited the work of another author has its page among their papers', async () => {
  const paper = readFileSync('test/fixtures/whole/content/papers/paper-one.md', 'utf8');
  const study = readFileSync('test/fixtures/whole/content/references/doe-2020-study.md', 'utf8');
  const about = 'title: A Study\nauthors: [John Roe]\npublication: doe-2020-study\n';
  const edition = study
    .replace('type: article', 'type: book')
    .replace(/authors: .*/, 'authors: [John Roe]\neditors: [Jane Doe]');
  assert.is.not(edition, study);
  const { compiled } = await compileWhole({
    'papers/paper-one.md': paper.replace('title: A Paper\n', about),
    'references/doe-2020-study.md': edition,
  });
  const { papers, works } = pageAt<PersonPage>(compiled, '/people/jane-doe');
  assert.equal([papers.map((one) => one.title), works], [['Paper One'], []]);
});

test('a page on this site is no other address of a person', async () => {
  const text = readFileSync('test/fixtures/whole/content/people/jane-doe.md', 'utf8');
  const { compiled } = await compileWhole({
    'people/jane-doe.md': text.replace('https://www.example.org/jane-doe', '/imprint'),
  });
  const page = pageAt<PersonPage>(compiled, '/people/jane-doe');
  assert.equal(page.page, { href: '/imprint', external: false });
  const person = nodeOf(page, 'Person', 'https://site.test/people/jane-doe#person');
  assert.equal(person?.sameAs, ['https://orcid.org/0000-0002-1825-0097']);
});

test('the photo of a person is known to search engines, also where its file is named from that of the person', async () => {
  const text = readFileSync('test/fixtures/whole/content/people/jane-doe.md', 'utf8');
  const beside = text.replace('/media/jane-doe.svg', '../media/jane-doe.svg');
  assert.is.not(beside, text);
  const { compiled } = await compileWhole({ 'people/jane-doe.md': beside });
  const page = pageAt<PersonPage>(compiled, '/people/jane-doe');
  const person = nodeOf(page, 'Person', 'https://site.test/people/jane-doe#person');
  assert.is(person?.image, 'https://site.test/media/jane-doe.svg');
});

test('the researcher has the portrait of the site among the people, and others have none of it', async () => {
  const whole = 'test/fixtures/whole/content/people';
  const bare = (name: string) => readFileSync(`${whole}/${name}.md`, 'utf8').replace(/^photo: .*\n/m, '');
  const changes = Object.fromEntries(['ada-writer', 'jane-doe'].map((name) => [`people/${name}.md`, bare(name)]));
  const { compiled } = await compileWhole(changes);
  const shown = (name: string) => pageAt<PersonPage>(compiled, `/people/${name}`).photo;
  assert.equal(shown('ada-writer'), { href: '/media/ada-writer.svg', alt: 'Ada Writer at her desk' });
  assert.is(shown('jane-doe'), null);
  const { groups } = pageAt<PeoplePage>(compiled, '/people');
  const listed = groups.flatMap(({ people }) => people).find(({ title }) => title === 'Ada Writer');
  assert.is(listed?.photo?.href, '/media/ada-writer.svg');
});

test('a name written with its family name first is shown as it is said, and sorted without accents', async () => {
  const { compiled } = await compileWhole({
    'people/maria.md': '---\ntitle: "de la Cruz, María"\n---\n',
    'people/celik.md': '---\ntitle: Ayşe Çelik\n---\n',
    'people/odegard.md': '---\ntitle: Bjørn Ødegård\n---\n',
    'people/petrov.md': '---\ntitle: Ivan Petrov\n---\n',
  });
  const { groups } = pageAt<PeoplePage>(compiled, '/people');
  assert.equal(
    groups[1]?.people.map((person) => person.title),
    ['Ayşe Çelik', 'María de la Cruz', 'Jane Doe', 'Bjørn Ødegård', 'Ivan Petrov'],
  );
  const page = pageAt<PersonPage>(compiled, '/people/maria');
  assert.equal(
    [page.title, page.head.title, page.head.description],
    ['María de la Cruz', 'María de la Cruz · Test Site', 'María de la Cruz'],
  );
  assert.is(nodeOf(page, 'Person', 'https://site.test/people/maria#person')?.name, 'María de la Cruz');
});

test('names of authors lead to the people who have a page, in papers and in references', async () => {
  const { compiled } = await compileWhole();
  assert.equal(pageAt<PaperPage>(compiled, '/research/papers/paper-one').authors, [
    { name: 'Ada Writer', href: '/people/ada-writer' },
  ]);
  const [study, essay] = pageAt<ReferencesPage>(compiled, '/references').entries;
  assert.ok(study?.body.html.startsWith('<p><a href="/people/jane-doe">Doe, Jane</a>, and John Roe (2020). '));
  assert.ok(essay?.body.html.startsWith('<p>Roe, John, and Institute of Tests (2021). '));
});

test('without people there is neither a list nor an entry in the menu, and names are words', async () => {
  const { compiled, read } = await compileWhole(Object.fromEntries(files.map((path) => [path, null])));
  assert.not.ok((read('routes.json') as RouteList).some(({ path }) => path.startsWith('/people')));
  assert.not.ok((read('site.json') as SiteData).navigation.some(({ href }) => href === '/people'));
  assert.equal(pageAt<PaperPage>(compiled, '/research/papers/paper-one').authors, [{ name: 'Ada Writer', href: null }]);
  const [study] = pageAt<ReferencesPage>(compiled, '/references').entries;
  assert.ok(study?.body.html.startsWith('<p>Doe, Jane, and John Roe (2020). '));
});

test.run();
