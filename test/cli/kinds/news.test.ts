import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeNews } from '../../../cli/kinds/pages.ts';
import type { HomePage } from '../../../cli/kinds/shapes/home.ts';
import type { NewsItemPage, NewsPage } from '../../../cli/kinds/shapes/news.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
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

test('the feed tells of news, with the day on which they happened', async () => {
  const { compiled } = await compileWhole();
  const prize = describeNews(pageAt<NewsItemPage>(compiled, '/news/example-prize'));
  assert.equal([prize?.label, prize?.published, prize?.title], ['Award', '2025-10-02', items[0]?.title]);
});

test('a piece of news is a posting to search engines, with what they ask of it', async () => {
  const { compiled } = await compileWhole();
  const posting = nodeOf(pageAt<NewsItemPage>(compiled, '/news/what-we-learnt'), 'BlogPosting');
  assert.equal(
    [posting.headline, posting.datePublished, posting.author, posting.url],
    [
      'What we learnt from a year of looking',
      '2025-08-20',
      { '@id': 'https://site.test/#person' },
      'https://site.test/news/what-we-learnt',
    ],
  );
});

test('without news there is neither a list nor an entry in the menu, and nothing on the home page', async () => {
  const { read } = await compileWhole(Object.fromEntries(files.map((path) => [path, null])));
  assert.not.ok((read('routes.json') as RouteList).some(({ path }) => path.startsWith('/news')));
  assert.not.ok((read('site.json') as SiteData).navigation.some(({ href }) => href === '/news'));
  assert.is((read('pages/index.json') as HomePage).news, null);
});

test.run();
