import { addressOf } from '../content/address.ts';
import type { ShownPage } from '../content/page-store.ts';
import type { PageHead, SiteData } from '../content/types.ts';
import { servedKinds } from './screens.ts';

/** One element of the document head. */
export interface Tag {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The head of a page: for readers, search engines and reference managers. */
export function headTags({ path, result }: Pick<ShownPage, 'path' | 'result'>, site: SiteData): Tag[] {
  if (result.status !== 'ready') {
    return [title(`${titleWithoutPage(path, result.status)} · ${site.title}`), meta('robots', 'noindex')];
  }
  const { head } = result;
  if (!site.hasServer && servedKinds.has(result.page.kind)) return [title(head.title), meta('robots', 'noindex')];
  return [
    title(head.title),
    meta('description', head.description),
    link('canonical', head.canonical),
    ...socialTags(head, site),
    ...(result.page.kind === 'paper' ? paperTags(head) : []),
    ...neighbourTags(result, site),
    ...head.citation.map(({ name, content }) => meta(name, content)),
    ...(head.jsonLd === '' ? [] : [jsonLd(head.jsonLd)]),
  ];
}

/** The title where no page is shown: for the desk, a missing page, or one that could not be loaded. */
function titleWithoutPage(path: string, status: 'missing' | 'failed' | 'desk'): string {
  if (status === 'desk') return 'Desk';
  if (status === 'failed') return 'This page could not be loaded';
  if (path.startsWith('/resources/')) return 'Topic not found';
  return path.startsWith('/research/') ? 'Paper not found' : 'Page not found';
}

/** The name of the site has a tag of its own here, and reader views take the page's title from these tags. */
function socialTags(head: PageHead, site: SiteData): Tag[] {
  const name = head.title.replace(` · ${site.title}`, '');
  return [
    property('og:title', name),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:type', head.type),
    property('og:site_name', site.title),
    property('og:image', head.card),
    property('og:image:alt', name),
    // Twitter takes title, description and picture from the tags above.
    meta('twitter:card', 'summary_large_image'),
  ];
}

function paperTags({ keywords, author }: PageHead): Tag[] {
  return [meta('author', author), ...(keywords.length > 0 ? [meta('keywords', keywords.join(', '))] : [])];
}

function neighbourTags(result: ShownPage['result'], site: SiteData): Tag[] {
  if (result.status !== 'ready' || !('previous' in result.page && 'next' in result.page)) return [];
  const { previous, next } = result.page;
  return [
    ...(previous ? [link('prev', addressOf(previous.href, site.base))] : []),
    ...(next ? [link('next', addressOf(next.href, site.base))] : []),
  ];
}

function title(text: string): Tag {
  return { name: 'title', attributes: {}, text };
}

function meta(name: string, content: string): Tag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): Tag {
  return { name: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): Tag {
  return { name: 'link', attributes: { rel, href } };
}

function jsonLd(text: string): Tag {
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}
