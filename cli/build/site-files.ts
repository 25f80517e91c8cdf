import type { Page } from '../kinds/shapes.ts';
import { makeBibliography, makeCitations, makeReferenceCitations } from './citations.ts';
import type { Compiled } from './compiled.ts';
import type { File } from './documents.ts';
import { feedPath, type News, writeFeed } from './feed.ts';
import { writeHtaccess } from './htaccess.ts';
import { writeManifest } from './icons.ts';
import { writeLlms, writeLlmsFull } from './llms.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

/** Every text file of the site that is no page: for search engines, feed readers, reference managers and other programs. */
export function* makeSiteFiles(compiled: Compiled): Generator<File> {
  const { site, sidebar, routes, references, passages, citations } = compiled;
  const told = routes.filter(({ kind }) => kind === 'topic' || kind === 'paper');
  const news = told.flatMap(({ data }) => describeNews(compiled.page(data)));
  const dataOf = new Map(told.map(({ head, data }) => [head.canonical, data]));
  const textOf = ({ head }: News) => writeText(compiled.page(dataOf.get(head.canonical) ?? ''));
  yield { path: 'sitemap.xml', text: writeSitemap(routes) };
  yield { path: '.htaccess', text: writeHtaccess(site) };
  yield { path: 'robots.txt', text: writeRobots(site) };
  yield { path: feedPath.slice(1), text: writeFeed(site, news, textOf) };
  yield { path: 'llms.txt', text: writeLlms(site, sidebar, routes) };
  yield { path: 'llms-full.txt', text: writeLlmsFull(site, passages) };
  yield { path: 'site.webmanifest', text: writeManifest(site) };
  yield makeBibliography(references);
  yield* makeCitations(citations);
  yield* makeReferenceCitations(references);
}

/** The text of a page as HTML, without its figures, which need the page's own code and styles. */
function writeText(page: Page): string {
  if (page.kind !== 'topic' && page.kind !== 'paper') return '';
  return page.body.map((part) => ('html' in part ? part.html : '')).join('\n');
}

/** Without the text of the page: thousands of them would fill the memory. */
function describeNews(page: Page): News[] {
  if (page.kind !== 'topic' && page.kind !== 'paper') return [];
  const { body: _, toc: __, ...news } = page;
  return [news];
}
