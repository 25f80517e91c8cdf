import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FeedEntry, writeFeed } from '../../../cli/build/feed.ts';
import type { PageHead } from '../../../cli/kinds/shapes/head.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';

const textOf = (title: string) => () =>
  `<p>All of ${title}: <a href="/lab/resources/b">b</a>, <a href="#one">one</a> &#x26; <img src="/lab/media/c.svg"></p>`;

const site = {
  title: 'Name & Name',
  description: 'On <choice>',
  url: 'https://site.test/lab',
  base: '/lab',
  language: 'en-GB',
  author: { name: 'A. Writer', email: 'a@site.test' },
} as SiteData;

const head = (path: string) => ({ canonical: `${site.url}${path}`, description: 'What “it” costs & why' }) as PageHead;
const topic = (slug: string, updated: string | null): FeedEntry => ({
  head: head(`/resources/${slug}`),
  title: `Topic <${slug}>`,
  updated,
  published: null,
  authors: [],
  label: 'Group',
  readText: textOf(`Topic <${slug}>`),
});
const paper: FeedEntry = {
  head: head('/research/papers/one'),
  title: 'Paper',
  updated: null,
  published: '2024-05-01',
  authors: ['A. Writer', 'B. Writer'],
  label: 'Label',
  readText: textOf('Paper'),
};

/** The feed as a reader's program sees it. */
function parse(pages: readonly FeedEntry[]) {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(writeFeed(site, pages), 'application/xml');
  const texts = (element: { children: Iterable<{ tagName: string; textContent: string }> }, name: string) =>
    [...element.children].filter((child) => child.tagName === name).map((child) => child.textContent);
  return { feed: document.documentElement, texts };
}

test('the feed has what Atom wants of a feed: one id, title and time, an author and a link to itself', () => {
  const { feed, texts } = parse([topic('a', '2025-02-01'), paper]);
  assert.is(feed.tagName, 'feed');
  assert.is(feed.getAttribute('xmlns'), 'http://www.w3.org/2005/Atom');
  assert.equal(texts(feed, 'id'), ['https://site.test/lab/']);
  assert.equal(texts(feed, 'title'), ['Name & Name']);
  assert.equal(texts(feed, 'subtitle'), ['On <choice>']);
  assert.equal(texts(feed, 'updated'), ['2025-02-01T00:00:00Z']);
  assert.is(feed.querySelector('link[rel="self"]')?.getAttribute('href'), 'https://site.test/lab/feed.xml');
});

test('an entry has what Atom wants of an entry', () => {
  const { feed, texts } = parse([paper]);
  const entry = feed.querySelector('entry');
  assert.ok(entry);
  assert.equal(texts(entry, 'id'), ['https://site.test/lab/research/papers/one']);
  assert.equal(texts(entry, 'title'), ['Paper']);
  assert.equal(texts(entry, 'published'), ['2024-05-01T00:00:00Z']);
  assert.equal(texts(entry, 'updated'), ['2024-05-01T00:00:00Z']);
  assert.equal(texts(entry, 'author'), ['A. Writer', 'B. Writer']);
  assert.equal(texts(entry, 'summary'), ['What “it” costs & why']);
});

test('an entry carries the whole text, whose links lead to the site from anywhere', () => {
  const { feed } = parse([paper]);
  const content = feed.querySelector('entry > content');
  assert.is(content?.getAttribute('type'), 'html');
  assert.is(
    content?.textContent,
    '<p>All of Paper: <a href="https://site.test/lab/resources/b">b</a>, ' +
      '<a href="https://site.test/lab/research/papers/one#one">one</a> &#x26; <img src="https://site.test/lab/media/c.svg"></p>',
  );
});

test('the last changed page comes first; a page that nobody can date is no news', () => {
  const { feed } = parse([topic('old', '2020-01-01'), topic('undated', null), topic('new', '2025-01-01'), paper]);
  const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  assert.equal(titles, ['Topic <new>', 'Paper', 'Topic <old>']);
  const published = [...feed.querySelectorAll('entry > published')].map(({ textContent }) => textContent);
  assert.equal(published, ['2024-05-01T00:00:00Z']);
});

test('the feed has the hundred last changed pages', () => {
  const { feed } = parse([...Array(100).fill(topic('new', '2025-01-01')), topic('old', '2020-01-01')]);
  const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  assert.equal(titles, Array(100).fill('Topic <new>'));
});

test('a feed without news is a valid feed', () => {
  const { feed, texts } = parse([]);
  assert.equal(texts(feed, 'updated').length, 1);
  assert.is(feed.querySelectorAll('entry').length, 0);
});

test.run();
