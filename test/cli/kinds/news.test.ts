import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeNews } from '../../../cli/kinds/pages.ts';
import type { HomePage } from '../../../cli/kinds/shapes/home.ts';
import type { NewsItemPage, NewsPage } from '../../../cli/kinds/shapes/news.ts';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import { compileWhole, nodeOf } from '../../support/whole.ts';
import { pageAt } from '../../support/workspace.ts';

const files = ['news/example-prize.md', 'news/visit-to-exampleville.md', 'news/what-we-learnt.md'];

const items = [
  {
    title: 'The Example Prize for the best paper of the year goes to Paper One',
    date: '2025-10-02',
    award: true,
    link: { href: '/research/papers/paper-one', external: false },
  },
  {
    title: 'What we learnt from a year of looking',
    date: '2025-08-20',
    award: false,
    link: { href: '/news/what-we-learnt', external: false },
  },
  {
    title: 'Two weeks at the Example Institute in Exampleville',
    date: '2025-06-15',
    award: false,
    link: null,
  },
];

test('news stand on their list and on the home page, the latest first', async () => {
  const { compiled, read } = await compileWhole();
  assert.equal(pageAt<NewsPage>(compiled, '/news').news, items);
  assert.equal((read('pages/index.json') as HomePage).news, { list: { title: 'News', href: '/news' }, latest: items });
});

test('the home page shows five pieces of news at most', async () => {
  const line = (day: number) => `---\ntitle: Line ${day}\ndate: 2025-12-0${day}\n---\n`;
  const { read } = await compileWhole(
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [`news/line-${day}.md`, line(day)])),
  );
  assert.equal(
    (read('pages/index.json') as HomePage).news?.latest.map(({ title }) => title),
    ['Line 6', 'Line 5', 'Line 4', 'Line 3', 'Line 2'],
  );
});

test('a line has an address of its own, says its title where it has no description, and needs no text', async () => {
  const { compiled } = await compileWhole();
  const page = pageAt<NewsItemPage>(compiled, '/news/visit-to-exampleville');
  assert.equal([page.body, page.head.description], [[], page.title]);
});

test('the feed tells of news and papers, with their day', async () => {
  const { compiled } = await compileWhole();
  const prize = describeNews(pageAt<NewsItemPage>(compiled, '/news/example-prize'));
  assert.equal([prize?.label, prize?.published, prize?.title], ['Award', '2025-10-02', items[0]?.title]);
  const paper = describeNews(pageAt<PaperPage>(compiled, '/research/papers/paper-one'));
  assert.equal([paper?.label, paper?.published, paper?.authors], ['Paper One', '2024-05-01', ['Ada Writer']]);
});

test('a piece of news is a posting to search engines, with what they ask of it', async () => {
  const { compiled } = await compileWhole();
  const posting = nodeOf(pageAt<NewsItemPage>(compiled, '/news/what-we-learnt'), 'BlogPosting');
  const researcher = { '@id': 'https://site.test/#person' };
  assert.equal(posting, {
    '@type': 'BlogPosting',
    headline: 'What we learnt from a year of looking',
    description: 'A year of data on how people look at prices, in one page, with what surprised us.',
    url: 'https://site.test/news/what-we-learnt',
    mainEntityOfPage: 'https://site.test/news/what-we-learnt',
    datePublished: '2025-08-20',
    dateModified: '2025-08-20',
    author: researcher,
    publisher: researcher,
    inLanguage: 'en-GB',
    isPartOf: { '@id': 'https://site.test/#website' },
  });
  const prize = nodeOf(pageAt<NewsItemPage>(compiled, '/news/example-prize'), 'BlogPosting');
  assert.equal(prize.about, { '@type': 'Thing', name: 'Award' });
});

test('news are never changed before the day on which they happened', async () => {
  const text = readFileSync('test/fixtures/whole/content/news/what-we-learnt.md', 'utf8');
  for (const [updated, modified] of [
    ['2025-08-01', '2025-08-20'],
    ['2025-09-01', '2025-09-01'],
  ]) {
    const changed = text.replace('---\n', `---\nupdated: ${updated}\n`);
    const { compiled } = await compileWhole({ 'news/what-we-learnt.md': changed });
    const posting = nodeOf(pageAt<NewsItemPage>(compiled, '/news/what-we-learnt'), 'BlogPosting');
    assert.is(posting.dateModified, modified);
  }
});

test('a post is not made new by the day on which its file was changed, as all would be that are moved here at once', async () => {
  const { files, ...content } = await readContent('test/fixtures/whole/content');
  const moved = files.map((file) => ({ ...file, changed: '2025-12-24' }));
  const compiled = createSite({ ...content, files: moved }, { today: '2026-01-01' });
  const post = pageAt<NewsItemPage>(compiled, '/news/what-we-learnt');
  assert.equal([post.date, post.updated], ['2025-08-20', null]);
  assert.is(describeNews(post)?.updated, null);
  assert.is(pageAt<PaperPage>(compiled, '/research/papers/paper-one').updated, '2025-12-24');
});

test('a link may lead to a year of the list', async () => {
  const text = readFileSync('test/fixtures/whole/content/pages/imprint.md', 'utf8');
  await compileWhole({ 'pages/imprint.md': `${text}\nSee [what happened in 2025](/news#news-2025).\n` });
});

test('without news there is neither a list nor an entry in the menu, and nothing on the home page', async () => {
  const { read } = await compileWhole(Object.fromEntries(files.map((path) => [path, null])));
  assert.not.ok((read('routes.json') as RouteList).some(({ path }) => path.startsWith('/news')));
  assert.not.ok((read('site.json') as SiteData).navigation.some(({ href }) => href === '/news'));
  assert.is((read('pages/index.json') as HomePage).news, null);
});

test.run();
