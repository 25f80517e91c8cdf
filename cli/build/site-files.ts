import { describeNews, isNews, needsServer, sectionsWithNotFound } from '../kinds/pages.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import { makeCalendars } from './calendars.ts';
import { type CitationPack, makeBibliography, makeCitations, makeReferenceCitations } from './citations.ts';
import type { Compiled } from './compiled.ts';
import type { File } from './documents.ts';
import { type FeedEntry, feedPath, writeFeed } from './feed.ts';
import { writeHtaccess } from './htaccess.ts';
import { writeManifest } from './icons.ts';
import { writeLlms, writeLlmsFull } from './llms.ts';
import { makeResume } from './resume.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

/** Every text file of the site that is not a page: for search engines, feed readers, reference managers and other programs. */
export async function* makeSiteFiles(compiled: Compiled, known?: CitationPack): AsyncGenerator<File> {
  const { site, sidebar, routes, references, citations } = compiled;
  const news = routes.flatMap(({ kind, data }) => (isNews(kind) ? listNews(() => compiled.page(data)) : []));
  const useful = site.hasServer ? routes : routes.filter(({ kind }) => !needsServer(kind));
  yield { path: 'sitemap.xml', text: writeSitemap(useful) };
  yield { path: 'data/not-found.json', text: `${JSON.stringify(sectionsWithNotFound.map(({ path }) => path))}\n` };
  yield { path: '.htaccess', text: writeHtaccess(site) };
  // GitHub Pages would make a page of its own out of each `.md` of a branch, in the place of ours.
  yield { path: '.nojekyll', text: '' };
  yield { path: 'robots.txt', text: writeRobots(site) };
  yield { path: feedPath.slice(1), text: writeFeed(site, news) };
  yield { path: 'llms.txt', text: writeLlms(site, sidebar, useful) };
  yield { path: 'llms-full.txt', text: writeLlmsFull(site, compiled.passages()) };
  yield { path: 'site.webmanifest', text: writeManifest(site) };
  yield* makeCalendars(compiled);
  yield* makeResume(compiled);
  yield makeBibliography(references, known);
  yield* makeCitations(citations, known);
  yield* makeReferenceCitations(references, known);
}

/** The text of a page as HTML, without its figures, which need scripts and styles. */
function writeText(page: Page): string {
  const { body = [] } = describeNews(page) ?? {};
  return body.map((part) => ('html' in part ? part.html : '')).join('\n');
}

/** The feed's entry for a page. */
function listNews(readPage: () => Page): FeedEntry[] {
  const page = readPage();
  const news = describeNews(page);
  if (news === null) return [];
  const { body: _, ...entry } = news;
  return [{ ...entry, head: page.head, readText: () => writeText(readPage()) }];
}
