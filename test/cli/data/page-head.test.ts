import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageHead } from '../../../cli/kinds/shapes/head.ts';
import type { Page } from '../../../cli/kinds/shapes/pages.ts';
import type { Reference, References } from '../../../cli/kinds/shapes/reference.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import { readContent } from '../../../cli/read/content.ts';
import { createSite, type Site } from '../../../cli/site.ts';
import { presentSite } from '../../support/present-site.ts';
import { findFaults } from '../metadata/vocabulary.ts';

function readPages({ files }: Site) {
  const read = <T>(name: string) => JSON.parse(files?.get(name) ?? 'null') as T;
  const routes = read<RouteList>('routes.json');
  return { read, routes, pages: routes.map(({ path, data }) => ({ path, page: read<Page>(data) })) };
}

const { read, routes, pages } = readPages(await presentSite());
const references = new Map(read<References>('references.json').map((reference) => [reference.id, reference]));
const whole = createSite(await readContent('test/fixtures/whole/content'), { today: '2026-01-01' });
const { pages: pagesOfEveryKind } = readPages(whole);

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The nodes of a page's structured data. */
function graphOf({ jsonLd }: PageHead): readonly Node[] {
  const data = JSON.parse(jsonLd) as { '@context': string; '@graph': readonly Node[] };
  assert.is(data['@context'], 'https://schema.org');
  return data['@graph'];
}

const typesOf = (head: PageHead) => graphOf(head).map((node) => node['@type']);
const tagsOf = (head: PageHead, name: string) =>
  head.citation.filter((tag) => tag.name === `citation_${name}`).map((tag) => tag.content);
const htmlOf = (page: Page) =>
  'body' in page ? page.body.map((part) => ('html' in part ? part.html : '')).join('') : '';
const listedOn = (page: Page) => [...htmlOf(page).matchAll(/<li id="ref-([^"]+)"/g)].map(([, id]) => id ?? '');

test('the structured data of every page keeps to the vocabulary of schema.org', () => {
  for (const { path, page } of pages) {
    for (const node of graphOf(page.head)) assert.equal(findFaults(node), [], `${path} ${node['@type']}`);
  }
});

test('every page says what it is, besides the researcher and the site', () => {
  const expected: Partial<Record<Page['kind'], readonly string[]>> = {
    home: ['Book'],
    topic: ['LearningResource', 'BreadcrumbList'],
    paper: ['ScholarlyArticle', 'BreadcrumbList'],
    forum: ['FAQPage'],
    answer: ['QAPage', 'BreadcrumbList'],
    glossary: ['DefinedTermSet'],
    talk: ['Event', 'BreadcrumbList'],
    course: ['Course', 'BreadcrumbList'],
    news: ['BlogPosting', 'BreadcrumbList'],
    person: ['Person', 'BreadcrumbList'],
    page: ['WebPage'],
    cv: ['ProfilePage'],
  };
  for (const { path, page } of [...pages, ...pagesOfEveryKind]) {
    assert.equal(typesOf(page.head), ['Person', 'WebSite', ...(expected[page.kind] ?? [])], path);
  }
});

test('the front page describes the site, and every other page names it', () => {
  for (const { path, page } of pages) {
    const site = graphOf(page.head).find((node) => node['@type'] === 'WebSite');
    assert.type(site?.name, 'string', path);
    assert.is('description' in (site ?? {}), path === '/', path);
  }
});

test('what refers to the researcher or the site finds it on the same page', () => {
  for (const { path, page } of pages) {
    const graph = graphOf(page.head);
    const known = new Set(graph.map((node) => node['@id']));
    for (const [, id] of page.head.jsonLd.matchAll(/"(?:author|publisher|isPartOf)":\{"@id":"([^"]+)"\}/g))
      assert.ok(known.has(id), `${path} ${id}`);
  }
});

test('the questions of the forum are told with their answers', () => {
  const forum = pages.find(({ page }) => page.kind === 'forum')?.page;
  assert.ok(forum?.kind === 'forum');
  const faq = graphOf(forum.head).find((node) => node['@type'] === 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  assert.equal(
    questions.map(({ name }) => name),
    [
      'What is cognitive economics?',
      'How does cognitive economics help with decisions in the real world?',
      'How does cognitive economics relate to artificial intelligence?',
      'Why study mistakes?',
    ],
  );
  for (const { acceptedAnswer } of questions) assert.ok(acceptedAnswer.text.length > 100);
});

test('a paper names what scholarly indexes ask for, once, and its authors one by one', () => {
  for (const { path, page } of pages) {
    if (page.kind !== 'paper') continue;
    assert.equal(tagsOf(page.head, 'title'), [page.title], path);
    assert.equal(
      tagsOf(page.head, 'author'),
      page.authors.map(({ name }) => name),
      path,
    );
    assert.equal(tagsOf(page.head, 'publication_date'), [page.date.replaceAll('-', '/')], path);
    assert.equal(tagsOf(page.head, 'fulltext_html_url'), [page.head.canonical], path);
  }
});

test('a paper has one citation_reference for each publication in its list, in its order', () => {
  const titleOf = (text: string) => /^citation_title=(.*?)(?:; citation_|$)/.exec(text)?.[1];
  for (const { path, page } of pages) {
    if (page.kind !== 'paper') continue;
    const listed = listedOn(page).map((id) => references.get(id) as Reference);
    assert.is(listed.length > 0, htmlOf(page).includes('class="references"'), path);
    assert.equal(
      tagsOf(page.head, 'reference').map(titleOf),
      listed.map(({ title }) => title.replaceAll(';', ',')),
      path,
    );
  }
});

test('only papers claim to be papers', () => {
  for (const { path, page } of pages) if (page.kind !== 'paper') assert.equal(page.head.citation, [], path);
});

test('every head names its card by an absolute address of its own', () => {
  const cards = routes.map(({ head }) => head.card);
  assert.is(new Set(cards).size, routes.length);
  for (const card of cards) assert.match(card, /^https:\/\/[^/]+\/cards\/.+\.png$/);
});

test.run();
