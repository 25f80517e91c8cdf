import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReferencesPage } from '../../../cli/kinds/shapes/reference.ts';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

const citing = topic('One [@doe-2020-study].', 'references: [doe-2020-study]\n');
const compiled = await compileChanged({ 'topics/gamma.md': citing });
const page = pageAt<ReferencesPage>(compiled, '/references');

test('every publication stands in the list by its author’s family name, with its annotation and the pages that cite it', () => {
  assert.equal(
    page.entries.map(({ id, type, year }) => [id, type, year]),
    [
      ['doe-2020-study', 'article', 2020],
      ['roe-2021-essay', 'working-paper', 2021],
    ],
  );
  const html = page.entries[0]?.body.html ?? '';
  assert.match(html, /^<p>Doe, Jane, and John Roe \(2020\)\. <a [^>]*href="https:\/\/doi\.org\/10\.1000\/study"/);
  assert.match(html, '<p>Shows how it is.</p>');
  assert.match(html, /<p class="cited-on">Cited on .*<a href="\/resources\/gamma">Gamma<\/a>/);
  assert.match(html, '<details><summary>Note<span class="visually-hidden">, cited on 2 pages</span></summary>');
  assert.match(html, /<a class="cite-link" href="[^"]*\/doe-2020-study\.json">Cite<\/a><\/span><\/p>\s*<details>/);
});

test('the filters offer what there is: the citing pages in the order of the site, types and years', () => {
  const options = page.topics.flatMap((group) => group.options.map(({ value }) => `${group.title}: ${value}`));
  assert.equal(
    options.filter((option) => option.endsWith('gamma')),
    ['Second Group: resources/gamma'],
  );
  assert.equal(
    page.types.map(({ value }) => value),
    ['article', 'working-paper'],
  );
  assert.equal(page.years, { first: 2020, last: 2021 });
  const values = new Set(page.topics.flatMap((group) => group.options.map(({ value }) => value)));
  for (const { citedOn } of page.entries) for (const value of citedOn) assert.ok(values.has(value), value);
});

test('an author of several publications is named in addresses by the family name', () => {
  assert.equal(page.authors, [{ value: 'roe', title: 'Roe (2)' }]);
  assert.equal(
    page.entries.map(({ authors }) => authors),
    [
      ['doe', 'roe'],
      ['roe', 'institute-of-tests'],
    ],
  );
});

test('whoever edited several books is in the filter as an author is', async () => {
  const book = (id: string) => ({
    [`references/${id}.md`]: `---\ntype: book\neditors: [Eve Editor]\ntitle: Book ${id}\nyear: 2020\nvenue: A Press\n---\n`,
  });
  const { authors } = pageAt<ReferencesPage>(await compileChanged({ ...book('one'), ...book('two') }), '/references');
  assert.equal(authors, [{ value: 'editor', title: 'Editor (2)' }, ...page.authors]);
});

test('a name with the Arabic article stands where the name itself belongs', async () => {
  const work = (id: string, author: string) => ({
    [`references/${id}.md`]: `---\ntype: book\nauthors: ["${author}"]\ntitle: Book ${id}\nyear: 2020\nvenue: A Press\n---\n`,
  });
  const changed = { ...work('a', 'al-Maqrīzī, Taqī'), ...work('b', 'Cook, M.'), ...work('c', 'al-Maqrīzī, Taqī') };
  const { authors, entries } = pageAt<ReferencesPage>(await compileChanged(changed), '/references');
  assert.equal(
    entries.map(({ id }) => id),
    ['b', 'doe-2020-study', 'a', 'c', 'roe-2021-essay'],
  );
  assert.equal(
    authors.map(({ value }) => value),
    ['al-maqrizi', ...page.authors.map(({ value }) => value)],
  );
});

test('authors whose names cannot stand in an address are in no filter', async () => {
  const work = (id: string) => ({
    [`references/${id}.md`]: `---\ntype: article\nauthors: [李雷, 王芳]\ntitle: Work ${id}\nyear: 2020\nvenue: A Journal\n---\n`,
  });
  const { authors } = pageAt<ReferencesPage>(await compileChanged({ ...work('one'), ...work('two') }), '/references');
  assert.equal(authors, page.authors);
});

test('a page leads from its own list to the entry, where other pages cite the same publication', () => {
  const html = pageAt<TopicPage>(compiled, '/resources/gamma')
    .body.map((part) => ('html' in part ? part.html : ''))
    .join('');
  assert.match(
    html,
    /<p class="onward">.*?<a class="cite-link" .*?>Cite<\/a> <a href="\/references#ref-doe-2020-study">Also cited on 1 other page<\/a><\/p>/,
  );
});

test('a site without publications still has the page', async () => {
  const alone = await compileChanged({
    'references/doe-2020-study.md': null,
    'references/roe-2021-essay.md': null,
    'topics/alpha.md': topic('Text.').replace('group: second', 'group: first'),
  });
  const { entries, types, topics, years } = pageAt<ReferencesPage>(alone, '/references');
  assert.equal({ entries, types, topics, years }, { entries: [], types: [], topics: [], years: { first: 0, last: 0 } });
});

test.run();
