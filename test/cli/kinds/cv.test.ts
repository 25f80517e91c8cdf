import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeResume } from '../../../cli/build/resume.ts';
import type { CvPage } from '../../../cli/kinds/shapes/cv.ts';
import type { References } from '../../../cli/kinds/shapes/reference.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileWhole } from '../../support/whole.ts';

/** The published schema of JSON Resume; a key that it does not have is refused. */
const jsonResume = JSON.parse(
  readFileSync('node_modules/@jsonresume/schema/schema.json', 'utf8').replaceAll(
    /"additionalProperties":\s*true/g,
    '"additionalProperties": false',
  ),
);

async function readCv(changes: Parameters<typeof compileWhole>[0] = {}) {
  const { read } = await compileWhole(changes);
  return { page: read('pages/cv.json') as CvPage, site: read('site.json') as SiteData };
}

test('the curriculum vitae has the publications of the site’s author alone, by what they are', async () => {
  const { page } = await readCv();
  assert.equal(
    page.publications.map(({ title, works }) => [title, works.map((work) => work.title)]),
    [['Journal articles', ['What Waiting Costs']]],
  );
  const { key, html = '' } = page.publications[0]?.works[0]?.body ?? {};
  assert.is(key, 'cv-writer-2023-waiting');
  assert.match(html, '<em>Journal of Tests</em>');
});

test('the title of a publication has the quotes of print wherever it is listed', async () => {
  const source = readFileSync('test/fixtures/whole/content/references/writer-2023-waiting.md', 'utf8');
  const typed = { 'references/writer-2023-waiting.md': source.replace(/^title: .*$/m, `title: "Writers' Waiting"`) };
  const { page } = await readCv(typed);
  assert.match(page.publications[0]?.works[0]?.body.html ?? '', 'Writers’ Waiting');
  const { read } = await compileWhole(typed);
  const titles = (read('references.json') as References).map(({ title }) => title);
  assert.ok(titles.includes('Writers’ Waiting'));
});

test('another name of the author’s own page is the author’s', async () => {
  const { page } = await readCv({
    'people/ada-writer.md': '---\ntitle: Ada Writer\nrelation: team\nrole: Head of the group\nnames: [John Roe]\n---\n',
  });
  assert.equal(
    page.publications.map(({ title, works }) => [title, works.map((work) => work.title)]),
    [
      ['Journal articles', ['What Waiting Costs', 'A Study']],
      ['Working papers', ['Is It an Essay?']],
    ],
  );
});

test('a review, an article in a newspaper, a lecture and a manuscript are listed as what they are', async () => {
  const write = (type: string) => `---\ntype: ${type}\nauthors: [Ada Writer]\ntitle: On ${type}\nyear: 2020\n---\n`;
  const types = ['review', 'newspaper-article', 'magazine-article', 'encyclopedia-article', 'lecture', 'manuscript'];
  const { page } = await readCv(Object.fromEntries(types.map((type) => [`references/${type}.md`, write(type)])));
  assert.equal(
    page.publications.map(({ title, works }) => [title, works.map((work) => work.title)]),
    [
      ['Journal articles', ['What Waiting Costs']],
      ['Encyclopedia articles', ['On encyclopedia-article']],
      ['Reviews', ['On review']],
      ['Newspaper and magazine articles', ['On magazine-article', 'On newspaper-article']],
      ['Lectures', ['On lecture']],
      ['Unpublished manuscripts', ['On manuscript']],
    ],
  );
});

test('what the author edited or translated is not listed as written, and chapters by others in it not at all', async () => {
  const { page } = await readCv({
    'references/book.md': '---\ntype: book\neditors: [Ada Writer, Bo Doe]\ntitle: A Book\nyear: 2020\n---\n',
    'references/part.md':
      '---\ntype: chapter\nauthors: [Bo Doe]\neditors: [Ada Writer]\ntitle: A Part\nyear: 2020\nvenue: A Book\n---\n',
    'references/own.md':
      '---\ntype: chapter\nauthors: [Ada Writer]\neditors: [Ada Writer]\ntitle: Own\nyear: 2020\nvenue: A Book\n---\n',
    'references/other.md':
      '---\ntype: book\nauthors: [Cy Roe]\ntranslators: [Ada Writer]\ntitle: Other\nyear: 2020\n---\n',
  });
  assert.equal(
    page.publications.map(({ title, works }) => [title, works.map((work) => work.title)]),
    [
      ['Edited books', ['A Book']],
      ['Translations', ['Other']],
      ['Journal articles', ['What Waiting Costs']],
      ['Chapters in books', ['Own']],
    ],
  );
});

test('a publication that stands in the curriculum vitae alone is read there', async () => {
  const unread = {
    'references/roe-2019-lost.md':
      '---\ntype: book\nauthors: [Ada Writer]\ntitle: Lost\nyear: 2019\nvenue: Press\n---\n\nX.\n',
    'references/roe-2018-lost.md':
      '---\ntype: book\nauthors: [Max Other]\ntitle: Gone\nyear: 2018\nvenue: Press\n---\n\nX.\n',
  };
  const { compiled } = await compileWhole(unread);
  assert.equal(
    compiled.problems.map(({ path, rule }) => [path, rule]),
    [['content/references/roe-2018-lost.md', 'reference-not-cited']],
  );
});

test('talks, courses, awards and papers of the site follow from their files', async () => {
  const { page } = await readCv();
  assert.equal(page.papers, [{ title: 'A Paper', href: '/research/papers/paper-one', date: '2024-05-01' }]);
  assert.equal(
    [page.awards, page.talks, page.courses].map((list) => list.map(({ title }) => title)),
    [
      ['The Example Prize for the best paper of the year goes to Paper One'],
      ['The Next Choice', 'Attention at Work', 'Prices and Patience'],
      ['Attention in Markets', 'Choice for Beginners'],
    ],
  );
});

test('what was taught last comes first', async () => {
  const file = 'courses/choice-for-beginners.md';
  const source = readFileSync(`test/fixtures/whole/content/${file}`, 'utf8');
  const { page } = await readCv({ [file]: source.replace('Autumn 2024, starts: 2024', 'Autumn 2028, starts: 2028') });
  assert.equal(
    page.courses.map(({ title }) => title),
    ['Choice for Beginners', 'Attention in Markets'],
  );
});

test('a publication leads to the page of this site about it', async () => {
  const source = readFileSync('test/fixtures/whole/content/papers/paper-one.md', 'utf8');
  const about = source.replace('\n---\n', '\npublication: writer-2023-waiting\n---\n');
  const { page } = await readCv({ 'papers/paper-one.md': about });
  assert.equal(page.publications[0]?.works[0]?.links[0], {
    title: 'On this site',
    href: '/research/papers/paper-one',
    external: false,
  });
});

test('a talk to come is told from one that was given', async () => {
  const { page } = await readCv();
  assert.equal(
    page.talks.map(({ isToCome }) => isToCome),
    [true, false, false],
  );
});

test('a section that the author wrote takes the place of the list with its heading, in the page alone', async () => {
  const text = '## awards\n\nA prize, 2012.\n\n### Talks\n\nOne.\n\n## Service\n\nReferee.\n';
  const head =
    '---\ntitle: Vita\ndescription: What Ada Writer has written, said and taught, with her education.\n---\n';
  const { page, site } = await readCv({ 'pages/cv.md': `${head}\n${text}` });
  assert.equal(page.written, ['Awards']);
  assert.is(writeResume(page, site).awards.length, 1);
});

test('an overview and a page on a publication are no papers of their own', async () => {
  const paper = readFileSync('test/fixtures/whole/content/papers/paper-one.md', 'utf8');
  const work = readFileSync('test/fixtures/whole/content/references/writer-2023-waiting.md', 'utf8');
  const more = { 'references/writer-2024-more.md': work.replace('Costs', 'Gives').replace('10.1000/w', '10.1000/g') };
  const listed = async (text: string) => (await readCv({ ...more, 'papers/paper-one.md': text })).page.papers.length;
  const overview = paper
    .replace(/links:[\s\S]*?references: .*/, 'references: [writer-2023-waiting, writer-2024-more]')
    .replace(' [@doe-2020-study]', '');
  assert.is(await listed(overview), 0);
  assert.is(await listed(paper.replace('label:', 'publication: writer-2023-waiting\nlabel:')), 0);
});

test('a paper on the publication of others is one of the author’s, and of two pages the one with the title is linked', async () => {
  const paper = readFileSync('test/fixtures/whole/content/papers/paper-one.md', 'utf8');
  const about = (id: string, title: string) =>
    paper.replace('label:', `publication: ${id}\nlabel:`).replace(/^title: .*$/m, `title: ${title}`);
  const { page } = await readCv({ 'papers/paper-one.md': about('doe-2020-study', 'A Comment') });
  assert.equal(
    page.papers.map(({ title }) => title),
    ['A Comment'],
  );
  const { page: other } = await readCv({ 'papers/paper-one.md': about('doe-2020-study', 'A Study') });
  assert.equal(other.papers, [], 'a page with the title of that names its authors alone');
  const both = await readCv({
    'papers/a-summary.md': about('writer-2023-waiting', 'In Plain Words')
      .replace(/^order: .*$/m, 'order: 1')
      .replace('the-paper', 'the-summary'),
    'papers/paper-one.md': about('writer-2023-waiting', 'What Waiting Costs').replace(/^order: .*$/m, 'order: 2'),
  });
  assert.is(both.page.publications[0]?.works[0]?.links[0]?.href, '/research/papers/paper-one');
});

test('a site without pages/cv.md has no curriculum vitae and misses none', async () => {
  const { read, compiled } = await compileWhole({
    'pages/cv.md': null,
    'site.md': readFileSync('test/fixtures/whole/content/site.md', 'utf8').replace(
      '  - { title: CV, href: /cv }\n',
      '',
    ),
  });
  assert.not((read('routes.json') as RouteList).some(({ path }) => path === '/cv'));
  assert.equal(
    compiled.problems.filter(({ rule }) => rule === 'missing-file'),
    [],
  );
});

test('JSON Resume says the same, with talks and courses as projects', async () => {
  const { page, site } = await readCv();
  const resume = writeResume(page, site);
  assert.equal(resume.basics.profiles[0], {
    network: 'ORCID',
    username: '0000-0000-0000-0001',
    url: 'https://orcid.org/0000-0000-0000-0001',
  });
  assert.equal(resume.work, [{ name: 'Example University', position: 'Professor of Economics' }]);
  assert.equal(resume.publications, [
    {
      name: 'What Waiting Costs',
      publisher: 'Journal of Tests',
      releaseDate: '2023',
      url: 'https://doi.org/10.1000/waiting',
    },
  ]);
  assert.equal([...new Set(resume.projects.map(({ type }) => type))], ['talk', 'course']);
  const terms = resume.projects.flatMap((project) =>
    project.type === 'course'
      ? [[project.name.split(', ')[1], project.startDate, 'endDate' in project && project.endDate]]
      : [],
  );
  assert.equal(terms.sort(), [
    ['Autumn 2024', '2024-10-01', false],
    ['Spring 2025', '2025-03-01', '2025-06-30'],
    ['Spring 2027', '2027-03-01', '2027-06-30'],
  ]);
});

test('what is not known of a person or a publication is left out of JSON Resume', async () => {
  const { page, site } = await readCv();
  const author = { ...page.author, role: null, affiliation: null, photo: null };
  const publications = page.publications.map((group) => ({
    ...group,
    works: group.works.map((work) => ({ ...work, venue: null, year: 'forthcoming' as const, href: null })),
  }));
  const { basics, work, ...rest } = writeResume({ ...page, author, publications }, site);
  assert.equal(['label' in basics, 'image' in basics, work], [false, false, []]);
  assert.equal(rest.publications, [{ name: 'What Waiting Costs' }]);
  const one = writeResume({ ...page, author: { ...author, role: 'Professor' } }, site);
  assert.equal(one.work, [{ position: 'Professor' }]);
});

test('JSON Resume keeps to the published schema, and to the keys that it names', async () => {
  const { page, site } = await readCv();
  const validate = new Ajv({ allErrors: true, validateFormats: false }).compile(jsonResume);
  assert.ok(validate(writeResume(page, site)), JSON.stringify(validate.errors));
  const wrong = { ...writeResume(page, site), awards: [{ title: 'A prize', date: 'in spring' }] };
  assert.not.ok(validate(wrong));
});

test.run();
