import { existsSync, readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { KindModule } from '../../../cli/kinds/kind.ts';
import { kindNames, kinds } from '../../../cli/kinds/registry.ts';
import type { PageHead } from '../../../cli/kinds/shapes/head.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import { compileWhole } from '../../support/whole.ts';
import { compileChanged, topic } from '../../support/workspace.ts';
import { findFaults } from '../metadata/vocabulary.ts';

/** What search engines ask for before they show a page as more than a link, by its type. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Person: ['name', 'url'],
  WebPage: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ScholarlyArticle: ['headline', 'author', 'datePublished'],
};

test('the site with every kind has a file of each', () => {
  const place = 'test/fixtures/whole/content';
  const isThere = ({ folder, file }: KindModule) =>
    existsSync(`${place}/${folder ?? file}`) && (folder === undefined || readdirSync(`${place}/${folder}`).length > 0);
  assert.equal(
    kindNames.filter((kind) => !isThere(kinds[kind])),
    [],
  );
});

test('every page of a site with every kind is described within the vocabulary, with what its type needs', async () => {
  const { read } = await compileWhole();
  const found = new Set<string>();
  for (const { path, data } of read('routes.json') as RouteList) {
    const { jsonLd } = (read(data) as { head: PageHead }).head;
    const described = JSON.parse(jsonLd);
    assert.equal(findFaults(described), [], path);
    for (const node of described['@graph']) {
      found.add(node['@type']);
      for (const key of needed[node['@type']] ?? []) assert.ok(node[key], `${path}: ${node['@type']} has \`${key}\``);
    }
  }
  assert.equal(
    Object.keys(needed).filter((type) => !found.has(type)),
    [],
  );
});

test('a list of one entry is described as that', async () => {
  const site = await compileChanged({
    'answers/cost.md': "---\nquestion: 'Does it cost anything?'\n---\n\nNo.\n",
    'terms/surf.md': "---\nterm: surf\nplain: 'Waves that break.'\n---\n",
    'references/roe-2021-essay.md': null,
    'topics/alpha.md': topic('Text [@doe-2020-study].', 'references: [doe-2020-study]\n').replace('second', 'first'),
  });
  const lists = ['answers', 'glossary', 'references'].map((name) => site.files?.get(`pages/${name}.json`) ?? '');
  assert.equal(
    lists.map((text) => /"description":\s*"([^",]*?) (?:on|of|cited) /.exec(text)?.[1]),
    ['1 question', '1 term', 'The 1 publication'],
  );
});

test.run();
