import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headTags } from '../../../src/app/head.ts';
import { headHtml, writeHead } from '../../../src/app/write-head.ts';
import { readHead } from '../../../src/content/read-back.ts';
import { site } from '../../../src/content/site.ts';
import type { ForumPage, PageHead, PaperPage, TopicPage } from '../../../src/content/types.ts';
import { closeWindow, openWindow } from '../../support/dom.ts';

test.after.each(closeWindow);

const head: PageHead = {
  title: 'Attention & choice',
  description: 'What "attention" costs',
  canonical: 'https://site.test/x',
  type: 'article',
  keywords: ['attention', 'choice'],
  author: 'A. Writer',
  card: 'https://site.test/cards/x.png',
  citation: [{ name: 'citation_title', content: 'Attention' }],
  jsonLd: '{"name":"</script>"}',
};

const tagsOf = (page: { head: PageHead; [key: string]: unknown }, path = '/x') => {
  const shown = page as unknown as TopicPage | PaperPage;
  return headTags({ path, result: { status: 'ready', page: shown, head: page.head, sidebar: null } }, site);
};
const html = (page: { head: PageHead; [key: string]: unknown }) => headHtml(tagsOf(page));

test('a page that needs the server where none runs is for no search engine, and says nothing of itself', () => {
  const page = { kind: 'forum', head } as unknown as ForumPage;
  const shown = { path: '/forum', result: { status: 'ready', page, head, sidebar: null } } as const;
  assert.is(
    headHtml(headTags(shown, { ...site, hasServer: false })),
    '<title>Attention &amp; choice</title>\n    <meta name="robots" content="noindex">',
  );
  assert.match(headHtml(headTags(shown, { ...site, hasServer: true })), 'canonical');
});

test('a page says its title, description, address and social tags', () => {
  const text = html({ kind: 'paper', head });
  for (const expected of [
    '<title>Attention &amp; choice</title>',
    '<meta name="description" content="What &quot;attention&quot; costs">',
    '<link rel="canonical" href="https://site.test/x">',
    '<meta property="og:title" content="Attention &amp; choice">',
    '<meta property="og:url" content="https://site.test/x">',
    '<meta property="og:type" content="article">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="keywords" content="attention, choice">',
    '<meta name="author" content="A. Writer">',
    '<meta property="og:image" content="https://site.test/cards/x.png">',
    '<meta property="og:image:alt" content="Attention &amp; choice">',
    '<meta name="citation_title" content="Attention">',
  ]) {
    assert.ok(text.includes(expected), expected);
  }
});

test('where a page is shared, the name of the site stands beside its title and not in it', () => {
  const text = html({ kind: 'topic', head: { ...head, title: `Attention · ${site.title}` } });
  assert.ok(text.includes('<meta property="og:title" content="Attention">'));
  assert.ok(text.includes('<meta property="og:image:alt" content="Attention">'));
  assert.ok(text.includes(`<meta property="og:site_name" content="${site.title}">`));
});

test('structured data cannot close its own element', () => {
  const written = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
  assert.ok(html({ kind: 'paper', head }).includes(written));
});

test('a topic names its neighbours', () => {
  const text = html({ kind: 'topic', head, previous: { href: '/a' }, next: { href: '/b' } });
  assert.ok(text.includes(`<link rel="prev" href="${site.base}/a">`));
  assert.ok(text.includes(`<link rel="next" href="${site.base}/b">`));
});

test('a page that is not there is kept out of search engines and has no canonical address', () => {
  const text = headHtml(headTags({ path: '/research/x', result: { status: 'missing', sidebar: null } }, site));
  assert.ok(text.includes('<title>Paper not found'));
  assert.ok(text.includes('<meta name="robots" content="noindex">'));
  assert.ok(!text.includes('canonical'));
});

test('the head of another page replaces the last one and leaves the rest', async () => {
  const fixed = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const first = html({ kind: 'topic', head, previous: { href: '/a' }, next: null });
  const close = openWindow('https://site.test/', `<head>${fixed}${first}</head>`);
  writeHead(document, tagsOf({ kind: 'paper', head: { ...head, title: 'Another' } }));
  assert.is(document.title, 'Another');
  assert.is(document.head.querySelectorAll('title').length, 1);
  assert.is(document.head.querySelectorAll('meta[name="viewport"]').length, 1);
  assert.is(document.head.querySelectorAll('link[rel="prev"]').length, 0);
  assert.is(document.head.querySelectorAll('meta[property="og:title"]').length, 1);
  await close();
});

test('the head that a document came with is read back as it was written', () => {
  const first = { kind: 'paper', head };
  openWindow('https://site.test/', `<head>${html(first)}</head>`);
  assert.is(html({ ...first, head: readHead(document) }), html(first));
});

test.run();
