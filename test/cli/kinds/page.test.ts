import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reasonReserved } from '../../../cli/kinds/reserved.ts';
import type { FreePage } from '../../../cli/kinds/shapes/page.ts';
import type { Page } from '../../../cli/kinds/shapes/pages.ts';
import type { Redirects, RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileWhole } from '../../support/whole.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

const place = 'pages/imprint.md';

test('a file in pages/ is a page at its own name, with all that the text of a topic can hold', async () => {
  const { compiled, read } = await compileWhole();
  const { title, kind, toc, body, head } = pageAt<FreePage>(compiled, '/imprint');
  assert.equal([kind, title], ['page', 'Imprint']);
  assert.equal(
    toc.map(({ id }) => id),
    ['by-letter', 'what-is-not-ours', 'references'],
  );
  const html = body.map((part) => ('html' in part ? part.html : '')).join('');
  for (const piece of ['<table>', '<math', 'id="ref-doe-2020-study"', 'href="#ref-doe-2020-study"'])
    assert.ok(html.includes(piece), piece);
  const about = JSON.parse(head.jsonLd)['@graph'].find((node: { '@type': string }) => node['@type'] === 'WebPage');
  assert.equal(about, {
    '@type': 'WebPage',
    name: 'Imprint',
    description: 'Who is answerable for this site, and how to reach that person by letter.',
    url: 'https://site.test/imprint',
    inLanguage: 'en-GB',
    isPartOf: { '@id': 'https://site.test/#website' },
  });
  assert.is((read('redirects.json') as Redirects)['/impressum'], '/imprint');
  assert.ok((read('routes.json') as RouteList).some(({ path }) => path === '/imprint'));
  const found = (read('search.json') as SearchEntries).filter(({ href }) => href.startsWith('/imprint'));
  assert.equal(
    found.map(({ kind, href }) => [kind, href]),
    [
      ['page', '/imprint'],
      ['page', '/imprint#by-letter'],
      ['page', '/imprint#what-is-not-ours'],
    ],
  );
});

test('a page is in the menu only where site.md names it', async () => {
  const leads = ({ navigation }: SiteData) => navigation.some(({ href }) => href === '/imprint');
  assert.not.ok(leads((await compileWhole()).read('site.json')));
  const site = readFileSync('test/fixtures/whole/content/site.md', 'utf8');
  const named = site.replace('navigation:\n', 'navigation:\n  - { title: Imprint, href: /imprint }\n');
  assert.ok(leads((await compileWhole({ 'site.md': named })).read('site.json')));
});

test('every page knows where its file is edited, on a site that says so', async () => {
  const site = readFileSync('test/fixtures/whole/content/site.md', 'utf8');
  const edited = site.replace('author:\n', 'editUrl: https://github.com/ada/site/edit/main\nauthor:\n');
  const { compiled } = await compileWhole({ 'site.md': edited });
  const { edit } = pageAt<Page>(compiled, '/imprint');
  assert.is(edit, 'https://github.com/ada/site/edit/main/content/pages/imprint.md');
  assert.is(pageAt<Page>((await compileWhole()).compiled, '/imprint').edit, undefined);
});

test('a page that lists files leads to their folder, on hosts that show one beside where files are edited', async () => {
  const site = readFileSync('test/fixtures/whole/content/site.md', 'utf8');
  const folderOn = async (editUrl: string) => {
    const edited = site.replace('author:\n', `editUrl: ${editUrl}\nauthor:\n`);
    return pageAt<Page>((await compileWhole({ 'site.md': edited })).compiled, '/talks').edit;
  };
  assert.is(
    await folderOn('https://github.com/ada/site/edit/main'),
    'https://github.com/ada/site/tree/main/content/talks',
  );
  assert.is(
    await folderOn('https://gitlab.com/ada/site/-/edit/main/'),
    'https://gitlab.com/ada/site/-/tree/main/content/talks',
  );
  assert.is(
    await folderOn('https://codeberg.org/ada/site/_edit/main'),
    'https://codeberg.org/ada/site/src/branch/main/content/talks',
  );
  assert.is(await folderOn('https://git.example.org/ada/site/change/main'), undefined);
});

test('an address at which nothing is edited is refused with the way to the one that is', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const named = site.replace('author:\n', 'editUrl: https://github.com/ada/site\nauthor:\n');
  const { problems } = await compileChanged({ 'site.md': named });
  assert.equal(
    problems.map(({ rule, reason }) => [rule, reason]),
    [
      [
        'invalid-value',
        '`editUrl` is the text `https://github.com/ada/site`, which is not valid: files are read there, and edited at an address such as `https://github.com/example/site/edit/main`.',
      ],
    ],
  );
});

test('a page without which the site does as well leaves nothing behind', async () => {
  const contact = readFileSync('test/fixtures/base/content/pages/contact.md', 'utf8');
  const { read } = await compileWhole({ [place]: null, 'pages/contact.md': contact });
  assert.not.ok(JSON.stringify(read('routes.json')).includes('imprint'));
});

test('the addresses that the site needs are kept for it, and a page may have any other', () => {
  const kept = [
    ...['desk', 'studio', 'answers', 'glossary', 'talks', 'cv', 'api'],
    ...['contact', 'forum', 'chatbot', 'questionnaire', 'privacy-policy', 'research', 'resources', 'references'],
    ...['media', 'data', 'assets', 'cards', 'index', '404'],
    ...['resources/404', 'research/404', 'resources/index', 'research/papers/index'],
  ];
  const free = ['imprint', 'teaching', 'my-talks', 'home', 'resources/desk', 'talks/404', 'talks/an-index'];
  assert.equal(
    [...kept, ...free].filter((path) => reasonReserved(`/${path}`) === null),
    free,
  );
});

test.run();
